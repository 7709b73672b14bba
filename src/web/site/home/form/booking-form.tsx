import { useEffect, type RefObject } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { BranchSelect } from '#rental/trip-selects.tsx'
import { buttonStyle } from '#ui/button-style.ts'
import { Field } from '#ui/field.tsx'
import { releaseSubmit } from './early-submit.ts'
import { PeriodFields } from './period-fields.tsx'
import { usePeriodForm } from './use-period-form.ts'

/** Where, when, and on to the choice of class with the prices for that period (D3). */
export function BookingForm() {
  const t = useTranslations('site.home.form')
  const to = useHref()
  const navigate = useNavigate()
  const { draft, problems, change, submit, formRef } = usePeriodForm((search) => {
    void navigate(to('newBooking', { ...search, step: 'vehicle' }))
  })
  useEarlySubmit(formRef)
  return (
    <form
      ref={formRef}
      id="booking"
      // Only before the scripts are here does the browser follow this itself.
      action={to('newBooking')}
      noValidate
      onSubmit={submit}
      aria-labelledby="booking-heading"
      className="surface-paper rounded-[1.5rem] bg-white p-5 shadow-float sm:p-7 stage:p-[clamp(1.75rem,1.5vw,2.25rem)]"
    >
      <h2 id="booking-heading" className="mb-3 text-subtitle sm:mb-5">
        {t('heading')}
      </h2>
      <div className="grid gap-x-3 gap-y-4 sm:max-stage:grid-cols-2">
        {(['pickup', 'dropoff'] as const).map((field) => (
          <Field key={field} label={t(field)}>
            <BranchSelect
              name={field}
              value={draft[field] ?? draft.pickup}
              onChange={(branch) => change({ field, branch })}
            />
          </Field>
        ))}
      </div>
      <PeriodFields draft={draft} problems={problems} onChange={change} />
      <button type="submit" className={buttonStyle('primary', 'large', 'mt-5 w-full')}>
        {t('submit')}
      </button>
      <p className="mt-3 text-center text-small text-balance text-ink-500">
        <span className="if-soon">{t('soonNote')}</span>
        <span className="if-open">{t('openNote')}</span>
      </p>
    </form>
  )
}

/** A press from before the script was here is answered as soon as it is. */
function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    // After what was found filled in has been drawn, so that every field can take the focus.
    if (releaseSubmit()) setTimeout(() => form.current?.requestSubmit())
  }, [form])
}
