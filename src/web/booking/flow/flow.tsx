import { createContext, use, useEffect, useState, type ReactNode } from 'react'

import type { SiteData } from '#contract/site.ts'
import { readFlight } from '#domain/flight.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { ADDITIONAL_DRIVER } from '#domain/price.ts'
import { useClockSettled, useNow } from '#api/clock.ts'
import { dateProblems } from '../dates/date-problems.ts'
import { draft, useDraft, type NamedDraft } from '../details/booking-draft.ts'
import { useDriverValues, type Driver } from '../details/driver-values.ts'
import { driverFieldProblems, type Problems } from '../details/driver-problems.ts'
import { namedProblems } from '../drivers/additional-driver-problems.ts'
import { lastBooking, isBooked } from '../payment/last-booking.ts'
import { useEndedSession, type EndedSession } from '../quote/ended-session.ts'
import { useMemberPrice } from '../quote/member-price.ts'
import { useQuote, type OwnQuote } from '../quote/use-quote.ts'
import { useTabValue } from '#api/tab-value.ts'
import { readable, useAddress, type Address } from './address.ts'
import { beforeSite } from './before-site.ts'
import { lastTrip } from './resume-trip.ts'
import type { News } from './notices.ts'
import { readView, viewFor, type Progress, type Step, type View } from './steps.ts'
import { TripContext, type TripForm } from './trip-context.ts'
import { emptyTrip, readTrip, writeTrip, type ReadTrip, type Trip } from './trip.ts'

export interface Flow extends OwnQuote, TripForm, EndedSession {
  /** Whether the server has told its rules and branches; until then only the first step can be shown. */
  readonly live: boolean
  readonly dropped: ReadTrip['dropped']
  readonly view: View
  /** The step that the address had asked for too early. */
  readonly early: Step | undefined
  /** Whether the form has resumed an earlier trip and the visitor has not gone on yet. */
  readonly resumed: boolean
  readonly progress: Progress
  readonly driver: Driver & {
    /** Additional drivers, as many as were booked. */
    readonly others: readonly NamedDraft[]
    /** Flight with which they come, as it was typed; '' if the pickup is at no airport. */
    readonly flight: string
    readonly problems: Problems
  }
  readonly go: (view: Step | 'done', patch?: Partial<Trip>) => void
  /** Forgets everything that was entered. */
  readonly startOver: () => void
  /** The address of a step, for links. */
  readonly address: (step: Step) => string
  readonly news: News | null
  readonly tell: (news: News | null) => void
  /** Holds the same at the price of now, and tells of a change. @returns whether there was one */
  readonly renew: () => Promise<boolean>
  /** Personal details that the server refused, until they are changed. */
  readonly refused: Problems
  readonly refuse: (problems: Problems) => void
}

const FlowContext = createContext<Flow | null>(null)

export function useFlow(): Flow {
  const flow = use(FlowContext)
  if (!flow) throw new Error('useFlow must be used inside FlowProvider')
  return flow
}

interface FlowProps {
  /** The server's answer; undefined until it is here. */
  readonly site: SiteData | undefined
  readonly children: ReactNode
}

export function FlowProvider({ site: answer, children }: FlowProps) {
  const live = answer !== undefined
  const site = answer ?? beforeSite
  const { query, early, resumed, write } = useAddress()
  const [moved, setMoved] = useState(false)
  const now = useNow()
  const read = (from: URLSearchParams) => (live ? withoutUnknownExtras(readTrip(from), site) : readTrip(from))
  const { trip, dropped } = read(query)
  const problems = dateProblems(trip, site, now)
  const driver = useDriver(trip, site, now)
  const own = useQuote(trip, site.rules.holdMinutes)
  const [news, tell] = useState<News | null>(null)
  const renew = useMemberPrice(trip, own, tell)
  const [refusedOnce, refuse] = useState<Problems>({})
  const refused = standing(refusedOnce, driver.others.length)
  const progress: Progress = {
    // A held quote stays valid, even if the pick-up is now nearer than the lead time.
    dates: own.kept !== null || Object.keys(problems).length === 0,
    vehicle: own.kept !== null,
    details: Object.keys(driver.problems).length === 0 && Object.keys(refused).length === 0,
  }
  const view = useView(query, trip, progress)
  const settled = live && [null, view].includes(query.get('step') as View | null)
  const ended = useEndedSession(trip, site, own, { tell, settled })
  useRightAddress(query, live ? view : null, write)
  // Only what could be read of it: a link that made no sense is not met again.
  useKept(readable(queryOf(trip, view)), live ? view : null)
  // The step that is shown, not the one that was asked for: solving its problem must not turn the page.
  const change = (patch: Partial<Trip>, how: 'push' | 'replace' = 'replace') =>
    write((before) => queryOf({ ...read(before).trip, ...patch }, view), how, early)
  const go = (next: Step | 'done', patch: Partial<Trip> = {}) => {
    setMoved(true)
    write((before) => queryOf({ ...read(before).trip, ...patch }, next), next === 'done' ? 'replace' : 'push')
  }
  const address = (step: Step) => readable(queryOf(trip, step))
  const startOver = () => {
    draft.clear()
    write(() => queryOf(emptyTrip, 'dates'), 'replace')
  }
  const about = {
    live,
    site,
    now,
    trip,
    dropped,
    view,
    early,
    resumed: resumed && !moved,
    progress,
    dateProblems: problems,
    driver,
  }
  const flow = { ...about, ...own, ...ended, change, go, startOver, address, news, tell, renew, refused, refuse }
  // The compiler keeps this object while its parts stay the same.
  /* oxlint-disable react/jsx-no-constructed-context-values */
  return (
    <TripContext value={flow}>
      <FlowContext value={flow}>{children}</FlowContext>
    </TripContext>
  )
}

function useView(query: URLSearchParams, trip: Trip, progress: Progress): View {
  const booking = useTabValue(lastBooking)
  const asked = readView(query.get('step'))
  return viewFor(asked, progress, booking === null ? 'nothing' : isBooked(trip, booking) ? 'this' : 'other')
}

/** A visitor who leaves the form and comes back finds it as it was, until it is sent. */
function useKept(search: string, view: View | null): void {
  useEffect(() => {
    if (view === null) return
    if (view === 'done') lastTrip.clear()
    else if (view !== 'sent') lastTrip.write(search)
  }, [search, view])
}

/** The address never says one step while another is shown: a link that is passed on would promise too much. */
function useRightAddress(query: URLSearchParams, view: View | null, write: Address['write']): void {
  const step = query.get('step')
  const wrong = useClockSettled() && step !== null && view !== null && step !== view && view !== 'sent'
  useEffect(() => {
    if (!wrong || view === null) return
    const asked = readView(step)
    // The rest stays as it is: what could not be read there is still to be told.
    const correct = (before: URLSearchParams) => {
      before.set('step', view)
      return before
    }
    // Where a confirmation is no longer kept, nothing is missing.
    write(correct, 'replace', asked === 'done' ? undefined : asked)
  })
}

/** Forgets a trip once it is booked. */
function queryOf(trip: Trip, view: View): URLSearchParams {
  if (view === 'done') return new URLSearchParams({ step: view })
  return new URLSearchParams([['step', view], ...writeTrip(trip)])
}

/** Extras that are not offered, or not so many of them, are nonsense in the address like any other. */
function withoutUnknownExtras({ trip, dropped }: ReadTrip, site: SiteData): ReadTrip {
  const given = Object.entries(trip.extras)
  const offered = given.filter(([code, quantity]) =>
    site.services.some((service) => service.code === code && quantity <= service.maxQuantity),
  )
  if (offered.length === given.length) return { trip, dropped }
  return { trip: { ...trip, extras: Object.fromEntries(offered) }, dropped: [...dropped, 'extras'] }
}

/** Forgets refusals of drivers who are no longer booked. */
const standing = (refused: Problems, count: number): Problems =>
  Object.fromEntries(
    Object.entries(refused).filter(([path]) => !path.startsWith('drivers.') || Number(path.split('.')[1]) < count),
  )

function useDriver(trip: Trip, site: SiteData, now: Date): Flow['driver'] {
  const driver = useDriverValues()
  const { drivers, flight: typed } = useDraft()
  const flight = site.branches.some(({ id, atAirport }) => id === trip.pickup && atAirport) ? typed.trim() : ''
  const others = Array.from({ length: trip.extras[ADDITIONAL_DRIVER] ?? 0 }, (_, index) => drivers[index] ?? {})
  const { start = '', end = '' } = trip
  if (!start || !end) return { ...driver, others, flight, problems: { firstName: 'missing' } }
  const { bookings, rules } = site
  const today = dateOf(toLocal(now))
  const period = { start, end }
  const about = { main: driver.values, period, today, minAge: rules.minAge, required: bookings === 'open' }
  const problems = {
    ...driverFieldProblems(driver.values, period, today, { minAge: rules.minAge, bookings }),
    ...namedProblems(others, about),
    ...(flight !== '' && readFlight(flight) === null && { flight: 'wrong' as const }),
  }
  return { ...driver, others, flight, problems }
}
