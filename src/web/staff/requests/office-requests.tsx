import { Link, useNavigate } from 'react-router'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Present } from '#contract/staff-presence.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useNow } from '#api/clock.ts'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useLive } from '../frame/live.tsx'
import { usePresent } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Problem } from '../ui/problem.tsx'
import { useSpanWords } from '../ui/span-words.ts'

type Request = Answer<'getStaffRequests'>['requests'][number]

const HOUR_MS = 3_600_000
/** Age in ms from which the list is asked for again while it is open. */
const AGAIN_MS = 30_000

/** Requests and offers that wait for an answer, those with the least time left first. */
export function OfficeRequests() {
  const t = useTranslations('staff.bookings.requests')
  const say = useErrorText()
  const { branch } = useBranch()
  const { data, error } = useMemberData('getStaffRequests', undefined, { staleTime: AGAIN_MS })
  useLive(['rentals'], ['getStaffRequests'])
  const here = data?.requests.filter(({ pickup, dropoff }) => branch === null || [pickup, dropoff].includes(branch.id))
  const waiting = here?.filter(({ status }) => status === 'requested') ?? []
  const offered = here?.filter(({ status }) => status === 'offered') ?? []
  return (
    <Screen
      title={t('title')}
      heading={
        <h1 className="text-screen">
          {t('title')}{' '}
          {here && (
            <span className="font-text text-meta font-normal text-ink-500">{t('count', { count: here.length })}</span>
          )}
        </h1>
      }
      foot={<RequestKeys />}
    >
      {here === undefined ? (
        error ? (
          <div className="p-6">
            <Problem words={say(error.error)} />
          </div>
        ) : (
          <div aria-hidden className="m-6 h-40 rounded-card bg-sand" />
        )
      ) : here.length === 0 ? (
        <div className="px-6 py-10">
          <p className="font-semibold">{t('empty')}</p>
          <p className="mt-1 text-ink-500">{t('emptyHint')}</p>
        </div>
      ) : (
        <RequestList waiting={waiting} offered={offered} />
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
    <div ref={list} className="max-w-320 px-4 py-5 md:px-6">
      <Group title={t('waiting')} count={waiting.length} raised>
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
  raised = false,
  children,
}: {
  readonly title: string
  readonly count: number
  /** Whether it waits for the reader: only such a list is a panel. */
  readonly raised?: boolean
  readonly children: ReactNode
}) {
  if (count === 0) return null
  return (
    <section className="mb-7">
      <h2 className="mb-2 text-sm">
        {title} <span className="font-text font-normal text-ink-500">{count}</span>
      </h2>
      <ul
        className={
          raised
            ? 'overflow-hidden rounded-card border border-line bg-white'
            : 'border-x border-b border-x-transparent border-b-line'
        }
      >
        {children}
      </ul>
    </section>
  )
}

function RequestRow({
  request,
  due,
  chosen,
  present,
  onFocus,
}: {
  readonly request: Request
  readonly present: readonly Present[]
  readonly due: boolean
  readonly chosen: boolean
  readonly onFocus: () => void
}) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const format = useFormat()
  const words = useWords()
  const money = useMoney(request.currency)
  const to = href(`bookings/${request.reference}`)
  const left = useLeft()(request.until)
  const today = dateOf(toLocal(useNow()))
  const untilWords = (local: string) =>
    dateOf(local) === today ? timeOf(local) : `${format.day(dateOf(local))}, ${timeOf(local)}`
  return (
    <div
      className={classes(
        'grid items-center gap-x-5 gap-y-1 border-t border-l-3 border-line px-4 py-2.5 md:grid-cols-[7.5rem_minmax(0,1fr)_13rem] lg:grid-cols-[7.5rem_minmax(0,1fr)_6rem_16rem]',
        due ? 'border-l-amber-500 bg-amber-50' : chosen ? 'border-l-transparent bg-petrol-50' : 'border-l-transparent',
      )}
    >
      <div className="max-md:flex max-md:items-baseline max-md:gap-2">
        <p className={classes('clock text-[0.9375rem]', left.short && 'text-amber-800')}>{left.words}</p>
        <p className="text-xs text-ink-500">
          {request.until && t('until', { time: untilWords(toLocal(new Date(request.until))) })}
        </p>
      </div>
      <div className="min-w-0">
        <Link data-row to={to} onFocus={onFocus} className="font-semibold hover:underline">
          {request.customer || request.reference}
        </Link>{' '}
        <PresenceMark present={present} />
        <p className="text-meta text-ink-500">
          {words.type(request.vehicle.type)} · {format.wallClock(request.start)} – {format.wallClock(request.end)}
        </p>
        <p className="mt-0.5 text-meta text-ink-700">
          {request.plate !== null && <span className="plate mr-1.5">{request.plate}</span>}
          {request.freeBeside === 0 ? t('last') : t('beside', { count: request.freeBeside })}
        </p>
      </div>
      <div className="flex flex-col gap-1.5 lg:contents">
        <p className="figures font-semibold md:text-right">{money.exact(request.totalMinor)}</p>
        {request.status === 'requested' ? (
          <RowActs request={request} due={due} chosen={chosen} />
        ) : (
          <OfferActs request={request} />
        )}
      </div>
    </div>
  )
}

/** Acts begin at the same place in each row, whether a key stands beside them or not. */
const actColumns =
  'flex gap-2 md:justify-end lg:grid lg:grid-cols-[7.5rem_auto] lg:justify-start lg:justify-items-start'

/** Answers to a request. */
function RowActs({
  request,
  due,
  chosen,
}: {
  readonly request: Request
  readonly due: boolean
  readonly chosen: boolean
}) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const may = useMay()
  const navigate = useNavigate()
  const go = (act: string) => void navigate(`${href(`bookings/${request.reference}`)}?act=${act}`)
  return (
    <div className={actColumns}>
      {may('makeOffer') && (
        <Button look={due ? 'amber' : 'outline'} {...(chosen && { keys: 'a' })} onClick={() => go('offer')}>
          {t('offer')}
        </Button>
      )}
      {may('declineRequest') && (
        <Button look="quiet" {...(chosen && { keys: 'd' })} onClick={() => go('decline')}>
          {t('decline')}
        </Button>
      )}
    </div>
  )
}

/** Acts on an offer that stands. */
function OfferActs({ request }: { readonly request: Request }) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  const may = useMay()
  const to = href(`bookings/${request.reference}`)
  return (
    <div className={actColumns}>
      <ButtonLink to={to}>
        {t('view')}
        <span className="sr-only">: {request.customer || request.reference}</span>
      </ButtonLink>
      {may('cancelBooking') && (
        <ButtonLink look="quiet" to={`${to}?act=cancel`}>
          {t('withdraw')}
          <span className="sr-only">: {request.customer || request.reference}</span>
        </ButtonLink>
      )}
    </div>
  )
}

/** Time that is left for an answer, and whether it is short. */
function useLeft(): (until: string | null) => { words: string; short: boolean } {
  const span = useSpanWords()
  const now = useNow().getTime()
  return (until) => {
    const ms = Math.max(0, (until === null ? now : Date.parse(until)) - now)
    return { words: span(ms), short: ms < HOUR_MS }
  }
}

function RequestKeys() {
  const t = useTranslations('staff.bookings.requests')
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="ArrowUp" />
        <Kbd keys="ArrowDown" /> {t('row')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="a" /> {t('offer')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="d" /> {t('decline')}
      </span>
    </>
  )
}
