import { Monitor, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { OwnSession } from '#contract/account-settings.ts'
import { toLocal } from '#domain/period.ts'
import type { ApiError } from '#api/call-server.ts'
import { leave } from '#api/session.tsx'
import { useSite } from '#api/site.ts'
import { asLinkOnPhone, formButtons } from '#ui/button-style.ts'
import { Chip } from '#ui/chip.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { FoldArrow } from '#ui/fold-arrow.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { Loaded } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { Done, Panel } from './settings-panel.tsx'

/** Where the account is signed in, and how to end that. */
export function SessionsPanel() {
  const t = useTranslations('settings.sessions')
  const query = useMemberData('getSessions')
  return (
    <Panel id="sessions" title={t('heading')} lead={<Lead />}>
      <Loaded query={query}>{({ sessions }) => <Sessions sessions={sessions} reload={query.refetch} />}</Loaded>
    </Panel>
  )
}

/** Advice about an unknown device, and the duration of a session once the server has sent it. */
function Lead() {
  const t = useTranslations('settings.sessions')
  const rules = useSite().data?.rules
  const lasts = rules && {
    hours: rules.sessionHours,
    idleHours: rules.sessionIdleHours,
    days: rules.rememberedDays,
    idleDays: rules.rememberedIdleDays,
  }
  return (
    <>
      <p>{t('lead')}</p>
      {lasts && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-field font-semibold text-ink-900 [&::-webkit-details-marker]:hidden">
            {t('howLong')}
            <FoldArrow className="text-ink-500" />
          </summary>
          <p>{t('lasts', lasts)}</p>
        </details>
      )}
    </>
  )
}

type Ending = OwnSession | 'others' | 'all'

/** Actions that end sessions, one at a time. */
function useEnding(reload: () => Promise<unknown>) {
  const t = useTranslations('settings.sessions')
  const name = useDeviceName()
  const { token } = useMember()
  const [busy, setBusy] = useState<Ending | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const [error, setError] = useState<ApiError | null>(null)
  const end = async (which: Ending) => {
    setBusy(which)
    setSaid(null)
    setError(null)
    const result =
      typeof which === 'string'
        ? await callAsMember('endSessions', { query: { keepThis: which === 'others' } })
        : await callAsMember('endSession', { params: { id: which.id } })
    // A session that is already over counts as ended.
    const ended = result.ok || result.error.code === 'not_found'
    if (ended && (which === 'all' || (typeof which === 'object' && which.current))) return leave(token)
    if (ended) await reload()
    setBusy(null)
    if (ended) setSaid(which === 'others' ? t('othersEnded') : t('ended', { device: name(which as OwnSession) }))
    else if (!result.ok) setError(result.error)
  }
  return { busy, said, error, end }
}

function Sessions({
  sessions,
  reload,
}: {
  readonly sessions: readonly OwnSession[]
  readonly reload: () => Promise<unknown>
}) {
  const t = useTranslations('settings.sessions')
  const { busy, said, error, end } = useEnding(reload)
  const others = sessions.length > 1
  return (
    <>
      {said !== null && <Done>{said}</Done>}
      <ErrorNotice error={error} />
      <ul className="-mt-4 divide-y divide-line border-b border-line">
        {sessions.map((session) => (
          <Row key={session.id} session={session} busy={busy === session} onEnd={() => void end(session)} />
        ))}
      </ul>
      <div className={classes(others && formButtons, 'mt-5')}>
        {others && (
          <Button variant="quiet" busy={busy === 'others'} onClick={() => void end('others')}>
            {t('endOthers')}
          </Button>
        )}
        <Button
          variant={others ? 'plain' : 'quiet'}
          className={others ? asLinkOnPhone : ''}
          busy={busy === 'all'}
          onClick={() => void end('all')}
        >
          {t('endAll')}
        </Button>
      </div>
    </>
  )
}

const HOUR_MS = 3_600_000
const phones: ReadonlySet<string | null> = new Set(['Android', 'iPhone'])

function Row({
  session,
  busy,
  onEnd,
}: {
  readonly session: OwnSession
  readonly busy: boolean
  readonly onEnd: () => void
}) {
  const t = useTranslations('settings.sessions')
  const { moment } = useFormat()
  const hour = useHour()
  const device = useDeviceName()(session)
  const Icon = phones.has(session.system) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon aria-hidden size={24} className="mt-0.5 shrink-0 self-start text-ink-500" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex items-center gap-x-3 font-semibold">
          <span className="min-w-0">{device}</span>
          {session.current && <Chip className="shrink-0 bg-petrol-100 text-petrol-800">{t('current')}</Chip>}
        </p>
        <p className="text-small text-ink-500">{t('started', { moment: moment(session.startedAt) })}</p>
        {!session.current && <p className="text-small text-ink-500">{t('lastSeen', hour(session.lastSeenAt))}</p>}
      </div>
      {!session.current && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={onEnd}
          className="max-sm:ml-10"
          aria-label={t('endNamed', { device, moment: moment(session.startedAt) })}
        >
          {t('end')}
        </Button>
      )}
    </li>
  )
}

/** The hour in which a session was last used, since the server knows it no better. */
function useHour() {
  const { date, dateTime } = useFormat()
  const clock = (moment: Date) => dateTime(moment, { hour: '2-digit', minute: '2-digit' })
  return (instant: string) => {
    const from = new Date(instant)
    return { day: date(toLocal(from)), from: clock(from), to: clock(new Date(from.getTime() + HOUR_MS)) }
  }
}

function useDeviceName() {
  const t = useTranslations('settings.sessions')
  return ({ browser, system }: OwnSession) =>
    browser !== null && system !== null ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'))
}
