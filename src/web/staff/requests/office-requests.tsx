import { Inbox } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useBranch } from '../frame/branch.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useLive } from '../frame/live.tsx'
import { usePresent } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { EmptyList } from '../ui/empty-list.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { RequestRow } from './request-row.tsx'

type Request = Answer<'getStaffRequests'>['requests'][number]

/** Age in ms from which the list is asked for again while it is open. */
const AGAIN_MS = 30_000

/** Requests and offers that wait for an answer, those with the least time left first. */
export function OfficeRequests() {
  const t = useTranslations('staff.bookings.requests')
  const { branch } = useBranch()
  const query = branch === null ? {} : { branch: String(branch.id) }
  const { data, error, refetch } = useMemberData('getStaffRequests', { query }, { staleTime: AGAIN_MS })
  useLive(['rentals'], ['getStaffRequests'], branch?.id ?? null)
  const here = data?.requests
  const waiting = here?.filter(({ status }) => status === 'requested') ?? []
  const offered = here?.filter(({ status }) => status === 'offered') ?? []
  return (
    <Screen
      title={t('title')}
      heading={
        <h1 className="text-screen">
          {t('title')}
          {here && (
            <span className="ml-2 font-text text-meta font-normal text-ink-500">
              {t('count', { count: data?.all ?? 0 })}
            </span>
          )}
        </h1>
      }
      foot={<RequestKeys />}
    >
      {here === undefined ? (
        error ? (
          <LoadFailed error={error} onRetry={refetch} />
        ) : (
          <div aria-hidden className="m-6 h-40 rounded-card bg-sand" />
        )
      ) : here.length === 0 ? (
        <EmptyList icon={Inbox} title={t('empty')} hint={t('emptyHint')} />
      ) : (
        <>
          <RequestList waiting={waiting} offered={offered} />
          {data !== undefined && data.all > here.length && (
            <p className="px-4 pb-6 text-ink-500 md:px-6">{t('others', { count: data.all - here.length })}</p>
          )}
        </>
      )}
    </Screen>
  )
}

function RequestList({
  waiting,
  offered,
}: {
  readonly waiting: readonly Request[]
  readonly offered: readonly Request[]
}) {
  const t = useTranslations('staff.bookings.requests')
  const navigate = useNavigate()
  const href = useStaffHref()
  const may = useMay()
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const present = usePresent()
  const all = [...waiting, ...offered]
  const chosen = all[Math.min(at, all.length - 1)]
  const step = (by: 1 | -1) => {
    const next = Math.min(Math.max(at + by, 0), all.length - 1)
    setAt(next)
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[next]?.focus()
  }
  const open = (act: 'offer' | 'decline' | null) => {
    if (chosen === undefined || (act !== null && chosen.status !== 'requested')) return
    void navigate(`${href(`bookings/${chosen.reference}`)}${act === null ? '' : `?act=${act}`}`)
  }
  useKeys([
    { keys: 'ArrowDown', label: t('row'), run: () => step(1) },
    { keys: 'ArrowUp', label: t('row'), run: () => step(-1) },
    ...(may('makeOffer') ? [{ keys: 'a', label: t('offer'), run: () => open('offer') }] : []),
    ...(may('declineRequest') ? [{ keys: 'd', label: t('decline'), run: () => open('decline') }] : []),
  ])
  const rows = (of: readonly Request[], from: number) =>
    of.map((request, index) => (
      <li key={request.reference}>
        <RequestRow
          request={request}
          present={present(request.reference)}
          due={from + index === 0 && request.status === 'requested'}
          chosen={request === chosen}
          onFocus={() => setAt(from + index)}
        />
      </li>
    ))
  return (
    <div
      ref={list}
      className="grid content-start gap-x-8 gap-y-7 px-4 py-5 md:px-6 min-[110rem]:max-[149.99rem]:max-w-[84rem] min-[150rem]:grid-cols-2"
    >
      <Group title={t('waiting')} count={waiting.length}>
        {rows(waiting, 0)}
      </Group>
      <Group title={t('offered')} count={offered.length}>
        {rows(offered, waiting.length)}
      </Group>
    </div>
  )
}

function Group({
  title,
  count,
  children,
}: {
  readonly title: string
  readonly count: number
  readonly children: ReactNode
}) {
  if (count === 0) return null
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-sm">
        {title}
        <span className="ml-2 font-text font-normal text-ink-500">{count}</span>
      </h2>
      <ul>{children}</ul>
    </section>
  )
}

function RequestKeys() {
  const t = useTranslations('staff.bookings.requests')
  const keys = useTranslations('staff.keys')
  const may = useMay()
  return (
    <FootKeys
      keys={[
        ['ArrowUp ArrowDown', keys('row')],
        ['Enter', keys('open')],
        ...(may('makeOffer') ? [['a', t('keys.offer')] as const] : []),
        ...(may('declineRequest') ? [['d', t('keys.decline')] as const] : []),
      ]}
    />
  )
}
