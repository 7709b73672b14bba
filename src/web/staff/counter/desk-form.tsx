import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer, ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import type { Quote } from '#contract/booking.ts'
import type { DeskOffer } from '#contract/staff-counter.ts'
import { useKeys } from '../frame/keys.tsx'
import { Problem } from '../ui/problem.tsx'
import { DeskActs } from './desk-acts.tsx'
import { DeskBar } from './desk-bar.tsx'
import { missingOf, type DeskDraft } from './desk-draft.ts'
import { DeskParts } from './desk-parts.tsx'
import { DeskTicket } from './desk-ticket.tsx'
import { HoldClock } from './hold-clock.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { useDeskHold } from './use-desk-hold.ts'
import { classesOf, useDeskOffers } from './use-desk.ts'
import { useMaking } from './use-making.ts'

interface Props {
  readonly start: DeskDraft
  readonly currency: string
  readonly onMade: (made: Answer<'bookAtDesk'>) => void
}

/** Form and ticket side by side; below that the field that has the focus is not scrolled under the bar at the foot. */
const ground =
  'relative grid flex-1 content-start gap-x-10 gap-y-6 p-6 max-md:px-4 max-wide:[&_:is(input,select,button)]:scroll-mb-24 wide:grid-cols-[minmax(0,50rem)_20.75rem] wide:justify-between min-[120rem]:grid-cols-[minmax(0,1fr)_28rem] min-[120rem]:gap-x-14'

/** Form of a new booking: who, when, which vehicle, with what; beside it the ticket with its price, its hold and the acts. */
export function DeskForm({ start, currency, onMade }: Props) {
  const t = useTranslations('staff.counter')
  const [draft, setDraft] = useState(start)
  const [offering, setOffering] = useState(false)
  const hold = useDeskHold(draft)
  const making = useMaking()
  const offers = useDeskOffers(draft, hold.quote?.id)
  const groups = classesOf(offers.data?.offers ?? [])
  const missing = missingOf(draft)
  // Keys may come faster than the page is drawn: each change is of the draft as it is by then.
  const change = (changes: Partial<DeskDraft>) => {
    making.forget()
    setDraft((before) => ({ ...before, ...changes }))
  }
  const make = async (act: (quote: Quote) => Promise<Answer<'bookAtDesk'> | null>) => {
    if (missing.length > 0 || making.busy) return
    const live = Date.now() < hold.endsAt ? hold.quote : null
    const quote = live ?? (await hold.take(draft))
    if (quote === null) return
    const made = await act(quote)
    if (made === null) return
    hold.forget()
    onMade(made)
  }
  const book = () => void make((quote) => making.book(draft, quote.id))
  useKeys([{ keys: 'mod+Enter', label: t('ticket.book'), run: book, inFields: true }])
  const taken = hold.error?.code === 'sold_out'
  return (
    <div className={ground}>
      <DeskParts
        draft={draft}
        onDraft={change}
        currency={currency}
        offers={offers}
        groups={groups}
        held={hold.quote !== null}
        taken={taken}
      />
      <DeskSide
        draft={draft}
        offer={offers.data?.offers.find(({ vehicleId }) => vehicleId === draft.vehicleId) ?? null}
        hold={hold}
        problem={taken ? null : (making.error ?? hold.error)}
        currency={currency}
        missing={missing}
        busy={making.busy}
        onDraft={change}
        onBook={book}
        onOffer={() => setOffering(true)}
      />
      <OfferDialog
        open={offering}
        person={draft.person}
        busy={making.busy}
        problem={making.error}
        onClose={() => setOffering(false)}
        onSend={(hours) => void make((quote) => making.offer(draft, quote.id, hours))}
      />
    </div>
  )
}

type SideProps = ComponentProps<typeof DeskActs> & {
  readonly offer: DeskOffer | null
  readonly hold: ReturnType<typeof useDeskHold>
  readonly problem: ApiError | null
}

/** The ticket with the clock of its hold and the acts; where it stands below the form, its total and act are at the foot. */
function DeskSide({ offer, hold, problem, ...acts }: SideProps) {
  const { draft, currency, missing, onBook } = acts
  const { quote, endsAt, busy, take } = hold
  const price = quote?.price ?? offer?.price ?? null
  const say = useErrorText()
  const words = problem && say(problem)
  return (
    <>
      <div className="min-w-0 wide:sticky wide:top-6 wide:self-start">
        <DeskTicket
          draft={draft}
          offer={offer}
          price={price}
          clock={<HoldClock endsAt={endsAt} held={quote !== null} busy={busy} onAgain={() => void take(draft)} />}
        >
          <div className="contents max-wide:hidden">
            <Problem words={words} />
          </div>
          <DeskActs {...acts} />
        </DeskTicket>
      </div>
      <DeskBar {...{ draft, price, currency, missing, onBook }} problem={words} busy={acts.busy} />
    </>
  )
}
