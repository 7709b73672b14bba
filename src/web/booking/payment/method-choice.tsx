import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { PaymentMethod } from '#contract/booking.ts'
import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/field.tsx'
import { useWords } from '#rental/rental-words.ts'

interface MethodChoiceProps {
  readonly offered: readonly PaymentMethod[]
  readonly value: PaymentMethod | null
  readonly error: string | undefined
  /** Whether the customer pays at once, on the page of a provider. */
  readonly online: boolean
  /** Whether the button places an order in every launch state. */
  readonly order?: boolean
  readonly onChoose: (method: PaymentMethod) => void
}

/** Means of payment, each with the time of payment; none costs extra (D29). */
export function MethodChoice({ offered, value, error, online, order = false, onChoose }: MethodChoiceProps) {
  const t = useTranslations('booking.payment')
  const words = useWords()
  const name = useId()
  const transfer = offered.includes('bank_transfer')
  const question = online ? 'method' : transfer ? 'methodOrTransfer' : 'methodAtPickup'
  const aboutId = `${name}-about`
  const errorId = error === undefined ? undefined : `${name}-error`
  return (
    <fieldset aria-describedby={errorId === undefined ? aboutId : `${errorId} ${aboutId}`} className="min-w-0">
      <legend className="heading-3">{t(question)}</legend>
      <p id={aboutId} className="mt-1 mb-4 text-ink-700">
        {t(online ? 'online' : transfer ? 'atPickupOrTransfer' : 'atPickup')}
      </p>
      <div
        className={classes(
          'divide-y divide-line overflow-hidden rounded-card border bg-white',
          error === undefined ? 'border-edge' : 'border-danger',
        )}
      >
        {offered.map((method) => (
          <label
            key={method}
            className="flex min-h-15 cursor-pointer items-center gap-4 px-5 py-3 font-semibold transition-colors hover:bg-paper has-checked:bg-petrol-100"
          >
            <input
              type="radio"
              name={name}
              value={method}
              required
              checked={value === method}
              aria-labelledby={`${name}-${method}`}
              aria-describedby={online ? undefined : `${name}-${method}-desk`}
              data-invalid={error !== undefined || undefined}
              onChange={() => onChoose(method)}
              // The margin keeps the question above it in view.
              className="size-5 shrink-0 scroll-mt-28 accent-petrol-600"
            />
            <span className="min-w-0 flex-1 items-baseline justify-between gap-x-6 sm:flex">
              <span id={`${name}-${method}`}>{words.payment(method)}</span>
              {!online && (
                <span id={`${name}-${method}-desk`} className="block text-small font-normal text-balance text-ink-700">
                  {t(`desk.${method}`)}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {value === 'bank_transfer' && (
        <output className="mt-3 block text-small text-ink-700">
          <span className={order ? undefined : 'if-open'}>{t('transfer')}</span>
          {!order && <span className="if-soon">{t('transferRequest')}</span>}
        </output>
      )}
    </fieldset>
  )
}
