import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { newsletterConsent } from '#content/consent.ts'
import { earlierNewsletterConsents } from '#content/earlier-consents.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { keptFrom } from '#domain/retention.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { useMay } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useAct } from './use-act.ts'

type Subscriber = Answer<'getSubscribers'>['subscribers'][number]

interface Props {
  readonly subscriber: Subscriber
  /** Full years for which the proof of an ended subscription is kept. */
  readonly proofYears: number
}

/** Subscriber in one row, which opens to the proof of the consent and to the way out. */
export function SubscriberRow({ subscriber, proofYears }: Props) {
  const t = useTranslations('staff.issues')
  const may = useMay()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [ending, setEnding] = useState(false)
  const { email, language, endedAt } = subscriber
  return (
    <li className="border-t border-line">
      <button
        type="button"
        data-row
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="press -mx-2 grid min-h-14 w-[calc(100%+1rem)] grid-cols-[minmax(0,1fr)_auto_1rem] content-center items-baseline gap-x-4 rounded-field px-2 text-left hover:bg-sand focus-visible:-outline-offset-2 md:min-h-10 md:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_1rem]"
      >
        <span className="truncate font-semibold max-md:col-span-2">{email}</span>
        <span className="text-meta text-ink-700 max-md:row-start-2 max-md:text-ink-500">
          {t(`languages.${language}`)}
        </span>
        <span className="figures text-meta text-ink-500 max-md:row-start-2">
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
      <div id={id} hidden={!open} className="grid gap-3 pt-1 pb-4">
        <Proof subscriber={subscriber} />
        {endedAt === null ? (
          may('endSubscription') && (
            <p>
              <Button look="quiet" className="text-danger!" onClick={() => setEnding(true)}>
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

function Since({ subscriber: { askedAt, confirmedAt, endedAt } }: Pick<Props, 'subscriber'>) {
  const t = useTranslations('staff.issues')
  const { date } = useFormat()
  const day = (moment: string) => date(dateOf(toLocal(new Date(moment))), 'dated')
  if (endedAt !== null) return t('ended', { when: day(endedAt) })
  return confirmedAt === null ? t('asked', { when: day(askedAt) }) : t('since', { when: day(confirmedAt) })
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
          {words[agreed.language]}{' '}
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
