import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'

import { useHydrated } from '#ui/hydrated.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { star } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { CountryInput } from '#forms/country-input.tsx'
import { DateInput } from '#forms/date-input.tsx'
import { CheckedForm, InputField } from './checked-form.tsx'
import { ErrorNotice } from './error-notice.tsx'
import { loadOutcome, useRegister } from './use-register.ts'

const RegisterOutcome = lazy(async () => ({ default: (await loadOutcome()).RegisterOutcome }))

/** Registration form of the specification: ten fields, all required. */
export function RegisterForm() {
  const t = useTranslations('account')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  const live = useHydrated()
  const { form, outcome, close } = useRegister()
  const hasErrors = Object.keys(form.problems).length > 0
  return (
    <>
      <CheckedForm form={form}>
        <p className="mb-6 text-small text-ink-500">{t.rich('allRequired', { star })}</p>
        {hasErrors && (
          <Notice kind="error" className="mb-6">
            <p>{t('register.fixErrors')}</p>
          </Notice>
        )}
        <Person />
        <Address />
        <div className="mt-8 mb-5 space-y-2 text-small text-ink-700">
          <p>{t('register.password')}</p>
          <p>{t.rich('register.privacy', { privacy: newTabLink(to('privacy'), newTab) })}</p>
        </div>
        <ErrorNotice error={form.error} />
        <Button type="submit" size="large" busy={form.busy} disabled={!live} className="w-full disabled:opacity-100">
          {t('register.submit')}
        </Button>
      </CheckedForm>
      <Suspense>{outcome && <RegisterOutcome outcome={outcome} onClose={close} />}</Suspense>
    </>
  )
}

const group = 'grid gap-x-3 gap-y-5 min-[22.5rem]:grid-cols-2 sm:gap-x-5'
const legend = 'mb-4 heading-3'

function Person() {
  const t = useTranslations('account.register')
  const hints = useTranslations('account.hints')
  return (
    <fieldset>
      <legend className={legend}>{t('person')}</legend>
      <div className={group}>
        <InputField name="firstName" autoComplete="given-name" />
        <InputField name="lastName" autoComplete="family-name" />
        <InputField name="email" type="email" autoComplete="email" className="col-span-full" />
        <InputField
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={hints('phone')}
          className="max-sm:col-span-full"
        />
        <InputField name="dob" as={DateInput} autoComplete="bday" className="max-sm:col-span-full" />
      </div>
    </fieldset>
  )
}

function Address() {
  const t = useTranslations('account.register')
  return (
    <fieldset className="mt-9">
      <legend className={legend}>{t('address')}</legend>
      {/* On a phone too, the short ones stand beside their long ones. */}
      <div className="grid grid-cols-5 gap-x-3 gap-y-5 max-[22.5rem]:grid-cols-6 sm:grid-cols-6 sm:gap-x-5">
        <InputField name="streetName" autoComplete="address-line1" className="col-span-3 sm:col-span-4" />
        {/* Browsers know no word for a house number of its own. */}
        <InputField name="houseNo" className="col-span-2 max-[22.5rem]:col-span-3" />
        <InputField name="postalCode" autoComplete="postal-code" className="col-span-2 max-[22.5rem]:col-span-3" />
        <InputField name="city" autoComplete="address-level2" className="col-span-3 sm:col-span-4" />
        <InputField name="country" as={CountryInput} autoComplete="country-name" className="col-span-full" />
      </div>
    </fieldset>
  )
}
