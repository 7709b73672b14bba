import { useEffect, useEffectEvent, useRef, useState } from 'react'

import type { Quote } from '#contract/booking.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { ApiError } from '#api/call-server.ts'
import { newKey } from '#forms/random-key.ts'
import { extrasOf, type DeskDraft } from './desk-draft.ts'

export interface DeskHold {
  /** Quote of the draft as it is now; null while there is none. */
  readonly quote: Quote | null
  /** Moment in ms of this browser's clock at which it ends. */
  readonly endsAt: number
  readonly busy: boolean
  /** Refusal of the draft as it is now. */
  readonly error: ApiError | null
  /** Holds what is chosen now, also after a hold has run out. @returns the quote, or null if it was refused */
  readonly take: (draft: DeskDraft) => Promise<Quote | null>
  /** Forgets the hold, because it was booked. */
  readonly forget: () => void
}

/** Time in ms for which a change waits for the next one before the car is held anew. */
const SETTLE_MS = 250

/** The parts of a draft that a hold is for. */
const wishOf = (draft: DeskDraft) =>
  JSON.stringify([
    draft.vehicleId,
    draft.pickup,
    draft.dropoff,
    draft.start,
    draft.end,
    extrasOf(draft),
    draft.crossBorder,
    draft.freeDays,
    draft.renter?.id ?? null,
  ])

interface Held {
  readonly quote: Quote
  readonly endsAt: number
  readonly wish: string
}

/** The car that a colleague holds while they type. It is held anew with every change, and given free with the page. */
export function useDeskHold(draft: DeskDraft): DeskHold {
  const [held, setHeld] = useState<Held | null>(null)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<{ readonly error: ApiError; readonly wish: string } | null>(null)
  const latest = useRef<Held | null>(null)
  /** The call that is on its way, which a second one for the same wish waits for. */
  const pending = useRef<{ readonly wish: string; readonly quote: Promise<Quote | null> } | null>(null)
  const keep = (next: Held | null) => {
    latest.current = next
    setHeld(next)
  }
  const ask = async (wanted: DeskDraft, before: Promise<Quote | null> | undefined): Promise<Quote | null> => {
    setBusy(true)
    // One after the other: each gives up the hold of the one before.
    await before
    const result = await callAsMember('quoteAtDesk', {
      headers: { 'idempotency-key': newKey() },
      body: bodyOf(wanted, latest.current?.quote.id),
    })
    setBusy(false)
    setRefused(result.ok ? null : { error: result.error, wish: wishOf(wanted) })
    if (result.ok) keep({ quote: result.data, endsAt: endOf(result.data), wish: wishOf(wanted) })
    pending.current = null
    return result.ok ? result.data : null
  }
  const take = async (wanted: DeskDraft): Promise<Quote | null> => {
    const wish = wishOf(wanted)
    if (pending.current?.wish !== wish) pending.current = { wish, quote: ask(wanted, pending.current?.quote) }
    return await pending.current.quote
  }
  const wish = wishOf(draft)
  const fits = held?.wish === wish
  const settle = useEffectEvent((now: string) => {
    if (draft.vehicleId !== null && latest.current?.wish !== now) void take(draft)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(wish), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [wish])
  useEffect(() => () => dropHeld(latest.current), [])
  return {
    quote: fits ? held.quote : null,
    endsAt: held?.endsAt ?? 0,
    busy,
    error: refused?.wish === wish ? refused.error : null,
    take,
    forget: () => keep(null),
  }
}

const endOf = ({ secondsLeft }: Quote): number => Date.now() + secondsLeft * 1_000

/** Gives a car free that nobody booked, also when the tab is closed. */
function dropHeld(held: Held | null): void {
  if (held !== null) void callAsMember('dropQuoteAtDesk', { params: { id: held.quote.id }, keepalive: true })
}

const bodyOf = (
  { vehicleId, pickup, dropoff, start, end, crossBorder, freeDays, renter, ...draft }: DeskDraft,
  replaces: string | undefined,
) => ({
  // Nothing is held before a vehicle is chosen.
  vehicleId: vehicleId ?? 0,
  pickup,
  dropoff,
  start,
  end,
  crossBorder,
  freeDays,
  extras: extrasOf(draft),
  customer: renter?.id ?? null,
  ...(replaces !== undefined && { replaces }),
})
