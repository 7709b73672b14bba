import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { newsletterConsent } from '#content/consent.ts'
import { earlierNewsletterConsents } from '#content/earlier-consents.ts'
import { withUnbroken } from '#content/unbroken.ts'
import type { SubscriberState } from '#domain/newsletter-issue.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { keptFrom } from '#domain/retention.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { ColumnNames } from '../ui/column-names.tsx'
import { useAct } from './use-act.ts'

type Subscriber = Answer<'getSubscribers'>['subscribers'][number]

interface Props {
  readonly subscriber: Subscriber
  /** Full years for which the proof of an ended subscription is kept. */
  readonly proofYears: number
}

/** Columns of the rows and of their names. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_auto_1rem] items-baseline gap-x-4 md:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,3fr)_1rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,2fr)_minmax(0,3fr)_minmax(0,3fr)_1rem]'

export function SubscriberNames({ state }: { readonly state: SubscriberState }) {
  const t = useTranslations('staff.issues')
  const last = state === 'pending' ? [] : [t(state === 'ended' ? 'steps.ended' : 'columns.confirmed')]
  return <ColumnNames className={columns} names={[t('search'), t('columns.language'), t('steps.asked'), ...last]} />
}

/** Subscriber in one row, which opens to the proof of the consent and to the way out. */
export function SubscriberRow({ subscriber, proofYears }: Props) {
  const t = useTranslations('staff.issues')
  const may = useMay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [ending, setEnding] = useState(false)
  const { moment } = useFormat()
  const { email, language, askedAt, endedAt } = subscriber
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        data-row
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes(
          columns,
          'press -mx-2 min-h-14 w-[calc(100%+1rem)] content-center rounded-field px-2 text-left hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 md:min-h-10 touch:min-h-14',
        )}
      >
        <span className="truncate font-semibold max-md:col-span-2">{email}</span>
        <span className="text-ink-700 max-md:row-start-2 max-md:text-meta max-md:text-ink-500">
          {t(`languages.${language}`)}
        </span>
        <span className="figures text-ink-700 max-lg:hidden">{moment(askedAt)}</span>
        <span className="figures text-ink-700 max-lg:text-meta max-lg:text-ink-500 max-md:row-start-2">
          <Since subscriber={subscriber} />
        </span>
        <ChevronDown
          aria-hidden
          size={16}
          className={classes(
            'self-center text-ink-500 max-md:col-start-3 max-md:row-span-2 max-md:row-start-1',
            open && 'rotate-180',
          )}
        />
      </button>
      <div id={id} hidden={!open} className="grid gap-3 pt-2.5 pb-4">
        <Proof subscriber={subscriber} />
        {endedAt === null ? (
          may('endSubscription') && (
            <p>
              <Button look="quiet" className="-ml-3 text-danger! touch:-ml-4.5" onClick={() => setEnding(true)}>
                {t('end')}
              </Button>
            </p>
          )
        ) : (
          <GoneAt endedAt={endedAt} years={proofYears} />
        )}
      </div>
      {ending && <EndSubscription subscriber={subscriber} onClose={() => setEnding(false)} />}
    </li>
  )
}

/** Day since which a subscription stands, or on which it ended; in a narrow window with a word. */
function Since({ subscriber: { askedAt, confirmedAt, endedAt } }: Pick<Props, 'subscriber'>) {
  const t = useTranslations('staff.issues')
  const { day, moment } = useFormat()
  const [word, at] =
    endedAt !== null
      ? (['ended', endedAt] as const)
      : confirmedAt === null
        ? (['asked', askedAt] as const)
        : (['since', confirmedAt] as const)
  return (
    <>
      <span className="lg:sr-only">{t(word, { when: day(at) })}</span>
      {word !== 'asked' && (
        <span aria-hidden className="max-lg:hidden">
          {moment(at)}
        </span>
      )}
    </>
  )
}

/** Moment of the night after which nothing is left of a subscription that is over. */
function GoneAt({ endedAt, years }: { readonly endedAt: string; readonly years: number }) {
  const t = useTranslations('staff.issues')
  const { date } = useFormat()
  const day = dateOf(toLocal(new Date(endedAt)))
  return <p className="text-meta text-ink-500">{t('goneAt', { when: date(keptFrom(day, -years - 1), 'dated') })}</p>
}

const versions = [newsletterConsent, ...earlierNewsletterConsents]

/** Each step with its time, and the words that were agreed to. */
function Proof({ subscriber: { proof } }: Pick<Props, 'subscriber'>) {
  const t = useTranslations('staff.issues')
  const { date, moment } = useFormat()
  const agreed = proof.at(-1)
  const words = versions.find(({ version }) => version === agreed?.version)
  return (
    <div>
      <h2 className="text-meta font-semibold text-ink-700">{t('proof')}</h2>
      <ul className="text-meta text-ink-700">
        {proof.map(({ step, at }) => (
          <li key={at} className="figures">
            {t(`steps.${step}`)}: {moment(at)}
          </li>
        ))}
      </ul>
      {agreed !== undefined && words !== undefined && (
        <blockquote
          lang={agreed.language}
          className="mt-1 max-w-[46rem] border-l-2 border-line-2 pl-3 text-meta text-ink-700"
        >
          {withUnbroken(words[agreed.language])}{' '}
          <span className="text-ink-500">{t('version', { version: date(words.version, 'dated') })}</span>
        </blockquote>
      )}
    </div>
  )
}

function EndSubscription({ subscriber, onClose }: { readonly subscriber: Subscriber; readonly onClose: () => void }) {
  const t = useTranslations('staff.issues')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, email, confirmedAt } = subscriber
  const end = async () => {
    if (!(await run(() => callAsMember('endSubscription', { params: { id } })))) return
    toast({ words: t('endDone', { email }) })
    onClose()
  }
  return (
    <AskDialog
      title={t('endTitle')}
      act={t('endAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void end()}
      onClose={onClose}
    >
      <p className="break-words text-ink-700">{t(confirmedAt === null ? 'endPending' : 'endText', { email })}</p>
    </AskDialog>
  )
}
