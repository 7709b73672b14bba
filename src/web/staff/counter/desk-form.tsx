import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import type { Quote } from '#contract/booking.ts'
import type { DeskOffer } from '#contract/staff-counter.ts'
import { useKeys } from '../frame/keys.tsx'
import { Problem } from '../ui/problem.tsx'
import { DeskActs } from './desk-acts.tsx'
import { DeskBar } from './desk-bar.tsx'
import type { DeskDraft } from './desk-draft.ts'
import { DeskParts } from './desk-parts.tsx'
import { DeskTicket } from './desk-ticket.tsx'
import { HoldClock } from './hold-clock.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useProblemWords } from './problem-words.ts'
import { useDeskHold, type DeskHold } from './use-desk-hold.ts'
import { classesOf, useDeskOffers } from './use-desk.ts'
import { useDeskMarks, type DeskMarks } from './use-desk-marks.ts'
import { useMaking } from './use-making.ts'

interface Props {
  readonly start: DeskDraft
  readonly currency: string
  readonly onMade: (made: Answer<'bookAtDesk'>) => void
}

/** Form and ticket side by side; the field that has the focus keeps its label in sight, and is not under the bar at the foot. */
const ground =
  'relative grid flex-1 content-start gap-x-10 gap-y-6 p-6 max-md:px-4 [&_:is(input,select,button,[role=listbox])]:scroll-mt-12 max-wide:[&_:is(input,select,button)]:scroll-mb-24 wide:grid-cols-[minmax(0,1fr)_20.75rem] min-[120rem]:justify-start min-[120rem]:grid-cols-[minmax(0,112rem)_28rem] min-[120rem]:gap-x-14 vast:grid-cols-[minmax(0,112rem)_32rem]'

/** Form of a new booking: who, when, which vehicle, with what; beside it the ticket with its price, its hold and the acts. */
export function DeskForm({ start, currency, onMade }: Props) {
  const t = useTranslations('staff.counter')
  const [draft, setDraft] = useState(start)
  const [offering, setOffering] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const hold = useDeskHold(draft)
  const making = useMaking()
  const offers = useDeskOffers(draft, hold.quote?.id)
  const taken = hold.error?.code === 'sold_out'
  const marks = useDeskMarks({ draft, taken, error: making.error, form })
  useNewest(taken, offers.refetch)
  // Keys may come faster than the page is drawn: each change is of the draft as it is by then.
  const change = (changes: Partial<DeskDraft>) => {
    making.forget()
    if (changes.renter !== undefined) marks.forget()
    setDraft((before) => ({ ...before, ...changes }))
  }
  const make = useMake({ draft, hold, making, marks, onMade })
  const book = () => void make('book', (quote) => making.book(draft, quote.id))
  const problem = useProblemWords(making.error ?? hold.error, marks.refused)
  useKeys([{ keys: 'mod+Enter', label: t('ticket.book'), run: book, inFields: true }])
  return (
    <div ref={form} className={ground}>
      <DeskParts
        draft={draft}
        onDraft={change}
        currency={currency}
        offers={offers}
        groups={classesOf(offers.data?.offers ?? [])}
        held={hold.quote !== null}
        taken={taken}
        marks={marks}
        onAgain={() => void hold.take(draft)}
      />
      <DeskSide
        draft={draft}
        offer={offers.data?.offers.find(({ vehicleId }) => vehicleId === draft.vehicleId) ?? null}
        hold={hold}
        taken={taken}
        problem={taken ? null : problem}
        currency={currency}
        missing={marks.missing}
        busy={making.busy}
        onDraft={change}
        onBook={book}
        onOffer={() => marks.check('offer') && setOffering(true)}
      />
      <OfferDialog
        open={offering}
        person={draft.person}
        busy={making.busy}
        problem={problem}
        onClose={() => {
          setOffering(false)
          marks.lead()
        }}
        onSend={(hours) => void make('offer', (quote) => making.offer(draft, quote.id, hours))}
      />
    </div>
  )
}

interface Makes extends Pick<Props, 'onMade'> {
  readonly draft: DeskDraft
  readonly hold: DeskHold
  readonly making: ReturnType<typeof useMaking>
  readonly marks: DeskMarks
}

/** The way to book or to offer what is held, once nothing is missing; after a refusal it leads to what is wrong. */
function useMake({ draft, hold, making, marks, onMade }: Makes) {
  return async (act: 'book' | 'offer', call: (quote: Quote) => Promise<Answer<'bookAtDesk'> | null>) => {
    if (making.busy || !marks.check(act)) return
    const live = Date.now() < hold.endsAt ? hold.quote : null
    const quote = live ?? (await hold.take(draft))
    const made = quote === null ? null : await call(quote)
    if (made === null) return marks.lead()
    hold.forget()
    onMade(made)
  }
}

/** Asks anew for the cars as soon as one is taken: only then is known where there are others. */
function useNewest(taken: boolean, refetch: () => Promise<unknown>): void {
  useEffect(() => {
    if (taken) void refetch()
  }, [taken, refetch])
}

type SideProps = ComponentProps<typeof DeskActs> & {
  readonly offer: DeskOffer | null
  readonly hold: DeskHold
  readonly taken: boolean
  readonly problem: string | null
}

/** The ticket with the clock of its hold and the acts; where it stands below the form, its total and act are at the foot. */
function DeskSide({ offer, hold, taken, problem, ...acts }: SideProps) {
  const { draft, currency, missing, onBook } = acts
  const { quote, endsAt, busy, take } = hold
  const t = useTranslations('staff.counter.ticket')
  const price = quote?.price ?? (taken ? null : offer?.price) ?? null
  return (
    <>
      <div className="min-w-0 wide:sticky wide:top-6 wide:self-start">
        <DeskTicket
          draft={draft}
          offer={offer}
          price={price}
          clock={
            taken && !busy ? (
              <p className="text-meta font-semibold text-danger">{t('gone')}</p>
            ) : (
              <HoldClock endsAt={endsAt} held={quote !== null} busy={busy} onAgain={() => void take(draft)} />
            )
          }
        >
          <div className="contents max-wide:hidden">
            <Problem words={problem} />
          </div>
          <DeskActs {...acts} />
        </DeskTicket>
      </div>
      <DeskBar {...{ draft, price, currency, missing, problem, onBook }} busy={acts.busy} />
    </>
  )
}
