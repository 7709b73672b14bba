import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Price } from '#contract/booking.ts'
import { firstRentalDiscountOf, hasFirstRentalDiscount } from '#domain/first-rental.ts'
import { useAuth } from '#api/session.tsx'
import { useAccountDialogs } from '#frame/openers.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useMoney } from '#rental/rental-words.ts'

/** Amount that a visitor would save as a member: the discount on the first rental (D24). Signing in keeps all input. */
export function FirstRentalHint({ price }: { readonly price: Price }) {
  const t = useTranslations('booking.flow.summary')
  const { site } = useFlow()
  const { session } = useAuth()
  const { openSignIn, openSignUp } = useAccountDialogs()
  const format = useFormat()
  const money = useMoney(price.currency)
  const bp = site.rules.firstRentalDiscountBp
  const off = firstRentalDiscountOf(price.items, bp)
  if (session || off === 0 || hasFirstRentalDiscount(price)) return null
  return (
    <p className="rounded-field bg-amber-100 px-3.5 py-2.5 text-small">
      {t.rich('firstRental', {
        amount: money.exact(off),
        percent: format.number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
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
