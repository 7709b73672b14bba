import { useTranslations } from 'use-intl'

import { useTransferDays } from '#api/site.ts'
import { now } from '#api/clock.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { transferPossible } from '#domain/payment.ts'
import { useWords } from '#rental/rental-words.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import type { DeskDraft, Missing } from './desk-draft.ts'
import { useWordsBefore } from './missing-words.ts'

interface Props {
  readonly draft: DeskDraft
  readonly currency: string
  readonly missing: readonly Missing[]
  readonly busy: boolean
  readonly onDraft: (changes: Partial<DeskDraft>) => void
  readonly onBook: () => void
  readonly onOffer: () => void
}

/** How the booking comes about, how it is paid, and the two acts. What is missing is said in words. */
export function DeskActs({ draft, currency, missing, busy, onDraft, onBook, onOffer }: Props) {
  const t = useTranslations('staff.counter')
  const words = useWords()
  const days = useTransferDays()
  const transfer = days > 0 && transferPossible({ start: draft.start, currency }, now(), days)
  const methods: readonly AgreedMethod[] = [
    'credit_card',
    'debit_card',
    'cash',
    ...(transfer ? (['bank_transfer'] as const) : []),
  ]
  const before = useWordsBefore(draft, missing)
  const open = missing.length > 0
  return (
    <div className="grid gap-3">
      <OriginChoice origin={draft.origin} onOrigin={(origin) => onDraft({ origin })} />
      <Field label={t('ticket.payment')}>
        <Select value={draft.payment} onChange={(event) => onDraft({ payment: event.target.value as AgreedMethod })}>
          {methods.map((method) => (
            <option key={method} value={method}>
              {words.payment(method)}
            </option>
          ))}
        </Select>
      </Field>
      <div className="mt-1 grid justify-items-center gap-1.5">
        <Button
          look={open ? 'outline' : 'petrol'}
          size="large"
          keys="mod+Enter"
          busy={busy}
          aria-describedby="desk-before"
          onClick={onBook}
          // Where the ticket is out of sight the bar at the foot has it (desk-bar.tsx).
          className="w-full max-wide:hidden"
        >
          {t('ticket.book')}
        </Button>
        <Button look="quiet" aria-describedby={open ? 'desk-before' : undefined} onClick={onOffer}>
          {t('ticket.offer')}
        </Button>
        <p
          id="desk-before"
          className="w-full border-t border-line pt-2 text-center text-meta text-balance break-words text-ink-500"
        >
          {before}
        </p>
      </div>
    </div>
  )
}

interface OriginProps {
  readonly origin: DeskDraft['origin']
  readonly onOrigin: (origin: DeskDraft['origin']) => void
}

/** Whether somebody calls or stands at the counter. */
function OriginChoice({ origin: chosen, onOrigin }: OriginProps) {
  const t = useTranslations('staff.counter')
  return (
    <fieldset>
      <legend className="sr-only">{t('origin.label')}</legend>
      <div className="grid grid-cols-2 gap-1 rounded-full bg-sand p-1">
        {(['phone', 'counter'] as const).map((origin) => (
          <label
            key={origin}
            className={classes(
              'flex min-h-8 cursor-pointer items-center justify-center rounded-full text-meta font-semibold has-focus-visible:outline-2 has-focus-visible:outline-petrol-600 touch:min-h-11',
              chosen === origin ? 'bg-white shadow-low' : 'text-ink-700',
            )}
          >
            <input
              type="radio"
              name="origin"
              className="sr-only"
              checked={chosen === origin}
              onChange={() => onOrigin(origin)}
            />
            {t(`origin.${origin}`)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
