import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { firstRentalDiscountOf, hasFirstRentalDiscount } from '#domain/first-rental.ts'
import { useAuth } from '#api/session.tsx'
import { useAccountDialogs } from '#frame/openers.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useMoney } from '#rental/rental-words.ts'

/** Amount that a visitor would save as a member: the discount on the first rental (D24). Signing in keeps all input. */
export function FirstRentalHint({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { session } = useAuth()
  const { openSignIn, openSignUp } = useAccountDialogs()
  const money = useMoney(price.currency)
  const off = firstRentalDiscountOf(price.items, site.rules.firstRentalDiscountBp)
  if (session || off === 0 || hasFirstRentalDiscount(price)) return null
  return (
    <p className="text-small text-ink-700">
      {t.rich('firstRental', {
        amount: money.exact(off),
        km: site.rules.memberKmPerDay * price.days,
        included: price.includedKm,
        signIn: opens(openSignIn),
        signUp: opens(() => openSignUp()),
      })}
    </p>
  )
}

const opens = (open: () => void) =>
  function Opener(words: ReactNode) {
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className="-my-2.5 min-h-11 font-semibold text-petrol-600 underline underline-offset-4"
      >
        {words}
      </button>
    )
  }
