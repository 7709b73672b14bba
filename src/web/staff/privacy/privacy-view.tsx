import { useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Present } from '#contract/staff-presence.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { usePagePresence } from '../frame/presence.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Loaded } from '../people/loaded.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { DueChip } from './privacy-row.tsx'
import { PrivacyActs } from './privacy-acts.tsx'
import { PrivacyAnswer } from './privacy-answer.tsx'
import { PrivacyErase } from './privacy-erase.tsx'
import { PrivacyIdentity } from './privacy-identity.tsx'
import { PrivacyRestriction } from './privacy-restriction.tsx'
import { PrivacyStep } from './privacy-step.tsx'
import { PrivacyWork } from './privacy-work.tsx'
import type { PrivacyRequest } from './shape.ts'
import { TakePrivacy } from './take-privacy.tsx'
import { usePrivacyDraft, type PrivacyDraft } from './use-privacy-draft.ts'

const WATCH_MS = 15_000

/** One column; where the window is very wide, what is done for the person is beside our notes. */
const columns =
  'grid w-full max-w-[46rem] gap-x-12 gap-y-7 px-4 py-4 md:px-8 md:py-5 min-[120rem]:max-w-[79rem] min-[120rem]:grid-cols-[minmax(0,5fr)_minmax(0,3fr)] min-[120rem]:pr-6'
const part = 'grid min-w-0 content-start gap-7 empty:hidden'

/** Request with what is stored of the person, the acts of the product, the answer, and how it ends. */
export function PrivacyView({ id }: { readonly id: string }) {
  const asked = useMemberData('getPrivacyRequest', { params: { id } }, { refetchInterval: WATCH_MS })
  const draft = usePrivacyDraft()
  // An answer that is typed belongs to the version before one, until it is sent.
  const [typedAt, setTypedAt] = useState<number | null>(null)
  const edits = !draft.isEmpty || (typedAt !== null && typedAt === asked.data?.version)
  const present = usePagePresence('privacy', asked.data?.id ?? null, edits ? 'edits' : 'reads')
  return (
    <div className="min-w-0 flex-1 overflow-y-auto">
      <Loaded asked={asked}>
        {(request) => (
          <article className={columns} onChange={() => setTypedAt(request.version)}>
            <Head request={request} present={present} />
            {request.state === 'open' ? (
              <Steps request={request} draft={draft} />
            ) : (
              <Over request={request} draft={draft} />
            )}
          </article>
        )}
      </Loaded>
    </div>
  )
}

interface PartProps {
  readonly request: PrivacyRequest
  readonly draft: PrivacyDraft
}

/** Open request: who asks, what is done for them, and how it ends, one after the other. */
function Steps({ request, draft }: PartProps) {
  const t = useTranslations('staff.privacy.steps')
  const proven = request.way === 'account' || request.identity !== null
  return (
    <>
      <div className={part}>
        <PrivacyStep number={1} title={t('identity')} done={proven} doneWords={t('done')}>
          <Stored request={request} />
          {request.way !== 'account' && <PrivacyIdentity request={request} draft={draft} />}
        </PrivacyStep>
        <PrivacyStep number={2} title={t('answer')} done={false} doneWords={t('done')}>
          <PrivacyActs request={request} />
          <PrivacyRestriction request={request} />
          {request.email !== null && <PrivacyAnswer request={request} />}
          {request.person !== null && <PrivacyErase request={request} />}
        </PrivacyStep>
      </div>
      {request.way !== 'account' && (
        <div className={part}>
          <PrivacyStep number={3} title={t('end')} done={false} doneWords={t('done')}>
            <PrivacyWork request={request} draft={draft} />
          </PrivacyStep>
        </div>
      )}
    </>
  )
}

/** Request that is done or refused: what stays as a proof. */
const Over = ({ request, draft }: PartProps) => (
  <>
    <div className={part}>
      <Stored request={request} />
      {request.way !== 'account' && <PrivacyIdentity request={request} draft={draft} />}
      <PrivacyRestriction request={request} />
    </div>
    <div className={part}>{request.way !== 'account' && <PrivacyWork request={request} draft={draft} />}</div>
  </>
)

function Head({ request, present }: { readonly request: PrivacyRequest; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.privacy')
  const href = useStaffHref()
  const { date } = useFormat()
  const { kind, name, state, dueOn, receivedOn, way, email, language, person } = request
  const link = 'inline-flex min-h-6 items-center text-petrol-600 underline'
  return (
    <header className="col-span-full grid gap-2 border-b border-line pb-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-screen">
            {t(`kinds.${kind}`)}: {name === '' ? t('somebody') : name}
          </h2>
          {state === 'open' ? (
            <DueChip dueOn={dueOn} />
          ) : (
            <Chip look={state === 'done' ? 'good' : 'outline'}>{t(`states.${state}`)}</Chip>
          )}
          <span className="text-meta text-ink-500">{t(`articles.${kind}`)}</span>
          {person?.customer && (
            <Link to={href(`customers/${person.customer}`)} className={classes(link, 'text-meta')}>
              {t('toCustomer')}
            </Link>
          )}
          <PresenceMark present={present} />
        </div>
        {state === 'open' && way !== 'account' && <TakePrivacy request={request} />}
      </div>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-meta text-ink-700">
        <span>{t('received', { day: date(receivedOn, 'dated'), way: t(`ways.${way}`) })}</span>
        <span>{t('due', { day: date(dueOn, 'dated') })}</span>
        <span>{t(`letterLanguage.${language}`)}</span>
        {email !== null && <span>{email}</span>}
        {request.message !== null && (
          <Link to={`${href('inbox')}?message=${request.message}`} className={link}>
            {t('toMessage')}
          </Link>
        )}
      </p>
      {request.putOffReason !== null && (
        <p className="text-meta text-ink-700">{t('putOff', { reason: request.putOffReason })}</p>
      )}
    </header>
  )
}

/** Numbers of what is stored, so that one sees what an act reaches. */
function Stored({ request: { person, way } }: { readonly request: PrivacyRequest }) {
  const t = useTranslations('staff.privacy.facts')
  if (way === 'account') return null
  const counted = (['open', 'kept', 'requests', 'messages'] as const).flatMap((name) =>
    person === null || person[name] === 0 ? [] : [t(name, { count: person[name] })],
  )
  const found = [
    ...(person?.account === true ? [t('account')] : []),
    ...counted,
    ...(person?.newsletter === true ? [t('newsletter')] : []),
  ]
  return (
    <section>
      <h3 className="mb-1 text-meta font-semibold text-ink-700">{t('heading')}</h3>
      {person === null ? (
        <p className="text-ink-700">{t('noAddress')}</p>
      ) : found.length === 0 ? (
        <p className="text-ink-700">{t('none')}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {found.map((one) => (
            <li key={one} className="figures">
              {one}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
