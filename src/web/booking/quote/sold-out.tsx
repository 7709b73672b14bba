import { ChevronRight } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useFlow } from '../flow/flow.tsx'
import { wishOf } from '../flow/trip.ts'
import { useOffers } from '../vehicle/use-offers.ts'
import { Side } from '#rental/side.tsx'
import { useMoney, useWords } from '#rental/rental-words.ts'
import { alternatives, type PricedOffer } from './alternatives.ts'

interface SoldOutProps {
  /** The vehicle that is gone, and its total. */
  readonly vehicle: number
  readonly totalMinor: number
}

/** The nearest vehicles in price instead of one that is gone. */
export function SoldOut({ vehicle, totalMinor }: SoldOutProps) {
  const t = useTranslations('booking.flow.soldOut')
  const say = useErrorText()
  const words = useWords()
  const { tell, go } = useFlow()
  const { query, offers } = useOffers()
  const { failure, choose } = useAlternative()
  const gone = offers?.find((offer) => offer.vehicleId === vehicle)
  const nearest = alternatives(offers ?? [], vehicle, totalMinor)
  const name = gone ? words.similar(gone.name) : ''
  const leave = (to: 'vehicle' | 'dates') => {
    tell(null)
    go(to, { vehicle: undefined })
  }
  return (
    <AlertDialog
      open
      onClose={() => leave('vehicle')}
      tone="notice"
      wide
      title={t('title')}
      actions={
        <>
          {nearest.length > 0 && <Button onClick={() => leave('vehicle')}>{t('all')}</Button>}
          <Button variant={nearest.length > 0 ? 'plain' : 'primary'} onClick={() => leave('dates')}>
            {t('dates')}
          </Button>
        </>
      }
    >
      <p>{nearest.length > 0 || query.isFetching ? t('text', { name }) : t('none', { name })}</p>
      {failure && <p className="font-semibold text-danger">{say(failure)}</p>}
      {nearest.length === 0 && query.isFetching && <Spinner />}
      {nearest.length > 0 && <p className="mt-5! text-small font-semibold text-ink-900">{t('nearest')}</p>}
      <ul className="mt-2! divide-y divide-line overflow-clip rounded-card border border-line bg-white empty:hidden">
        {nearest.map((offer) => (
          <li key={offer.vehicleId}>
            <Alternative offer={offer} than={totalMinor} onChoose={() => void choose(offer)} />
          </li>
        ))}
      </ul>
    </AlertDialog>
  )
}

interface AlternativeProps {
  readonly offer: PricedOffer
  readonly than: number
  readonly onChoose: () => void
}

function Alternative({ offer, than, onChoose }: AlternativeProps) {
  const t = useTranslations('booking.flow.soldOut')
  const similar = useTranslations('booking.vehicle')('similar')
  const words = useWords()
  const money = useMoney(offer.price.currency)
  const difference = offer.price.totalMinor - than
  const amount = money.brief(Math.abs(difference))
  return (
    <button
      type="button"
      onClick={onChoose}
      className="grid w-full grid-cols-[6rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 px-3.5 py-3 text-left text-small text-ink-900 -outline-offset-3 hover:bg-sand sm:grid-cols-[6.5rem_minmax(0,1fr)_auto_auto] sm:px-4"
    >
      <span className="max-sm:row-span-2">
        <Side image={offer.image} className="h-10 w-24 sm:h-11 sm:w-26" />
      </span>
      <span className="min-w-0">
        <span className="block font-display text-[1.0625rem] leading-snug font-[650] tracking-[-0.015em]">
          {t.rich('choose', { name: offer.name, aside: spoken })}
        </span>
        <span className="block text-ink-500">
          <span className="max-sm:hidden">{similar} · </span>
          {words.type(offer.type)}
        </span>
      </span>
      <span className="figures whitespace-nowrap max-sm:col-start-2 max-sm:flex max-sm:items-baseline max-sm:gap-x-2.5 sm:text-right">
        <span className="block font-display text-lg leading-snug font-[650] tracking-[-0.02em]">
          {money.brief(offer.price.totalMinor)}
        </span>
        <span className="block text-ink-700">
          {difference === 0 ? (
            t('equal')
          ) : (
            <>
              {/* On a phone a sign says as much as the word. */}
              <span className="max-sm:sr-only">{t(difference > 0 ? 'more' : 'less', { amount })}</span>
              <span aria-hidden className="sm:hidden">
                {difference < 0 ? '−' : '+'}
                {amount}
              </span>
            </>
          )}
        </span>
      </span>
      <ChevronRight aria-hidden size={18} className="text-petrol-600 max-sm:hidden" />
    </button>
  )
}

/** Words for screen readers that complete the button's name. */
const spoken = (words: ReactNode) => <span className="sr-only">{words}</span>

/** Takes another vehicle: in step 2 it becomes the choice, later its price and car are held at once. */
function useAlternative() {
  const { trip, view, change, hold, tell } = useFlow()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const choose = async (offer: PricedOffer) => {
    setFailure(null)
    const wish = wishOf({ ...trip, vehicle: offer.vehicleId })
    if (view === 'vehicle' || !wish) {
      tell(null)
      return change({ vehicle: offer.vehicleId })
    }
    const result = await hold(wish)
    if (result.ok) {
      change({ vehicle: offer.vehicleId })
      const now = result.data.price.totalMinor
      return tell(
        now === offer.price.totalMinor ? null : { kind: 'price', before: offer.price.totalMinor, now, leadsTo: null },
      )
    }
    if (result.error.code !== 'sold_out') return setFailure(result.error)
    tell({ kind: 'sold_out', vehicle: offer.vehicleId, totalMinor: offer.price.totalMinor })
  }
  return { failure, choose }
}
