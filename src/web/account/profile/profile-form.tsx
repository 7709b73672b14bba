import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/card-page.tsx'
import { star } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { linkStyle } from '../links-in-text.tsx'
import { DocumentFields } from './document.tsx'
import { ProfileInput, useFieldLabel } from './profile-field.tsx'
import { documentKinds, usualMinAge, type Clash } from './profile-fields.ts'
import { useProfileForm } from './use-profile-form.ts'

interface Props {
  readonly loaded: Profile
  /** Whether the form is new because the previous one was saved. */
  readonly done: boolean
  readonly onSaved: (profile: Profile) => void
}

/** Form with everything that customers tell us about themselves. */
export function ProfileForm({ loaded, done, onSaved }: Props) {
  const t = useTranslations('profile')
  const account = useTranslations('account')
  const minAge = useSite().data?.rules.minAge ?? usualMinAge
  const { form, profile, clashes, touched } = useProfileForm(loaded, minAge, onSaved)
  return (
    <CheckedForm form={form} className="space-y-5">
      <p className="text-small text-ink-500">{account.rich('allRequired', { star })}</p>
      <Person profile={profile} minAge={minAge} />
      <Address profile={profile} />
      <Documents profile={profile} />
      {Object.keys(form.problems).length > 0 && (
        <Notice kind="error">
          <p>{t('check')}</p>
        </Notice>
      )}
      {clashes && <Changed clashes={clashes} />}
      <ErrorNotice error={form.error} />
      {done && !touched && (
        <div ref={takeFocus} tabIndex={-1}>
          <Notice kind="success">
            <p>{t('saved')}</p>
          </Notice>
        </div>
      )}
      <Button type="submit" size="large" busy={form.busy} className="w-full sm:w-auto">
        {t('save')}
      </Button>
    </CheckedForm>
  )
}

const card = 'scroll-mt-4 outline-none min-w-0 rounded-card border border-line bg-white p-5 sm:p-8'
const heading = 'text-subtitle mb-4'
const grid = 'grid gap-5 sm:grid-cols-6'

function Person({ profile, minAge }: { readonly profile: Profile; readonly minAge: number }) {
  const t = useTranslations('profile')
  const hints = useTranslations('account.hints')
  return (
    <section id="person" tabIndex={-1} className={card}>
      <h2 className={heading}>{t('person')}</h2>
      <div className={grid}>
        <ProfileInput
          profile={profile}
          name="firstName"
          required
          autoComplete="given-name"
          maxLength={80}
          className="sm:col-span-3"
        />
        <ProfileInput
          profile={profile}
          name="lastName"
          required
          autoComplete="family-name"
          maxLength={80}
          className="sm:col-span-3"
        />
        <OwnEmail />
        <ProfileInput
          profile={profile}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={hints('phone')}
          maxLength={30}
          className="sm:col-span-3"
        />
        <ProfileInput
          profile={profile}
          name="dob"
          type="date"
          autoComplete="bday"
          hint={t('dobHint', { age: minAge })}
          className="sm:col-span-3"
        />
        <ProfileInput
          profile={profile}
          name="additionalInfo"
          hint={t('additionalInfoHint')}
          autoComplete="off"
          maxLength={1000}
          className="sm:col-span-6"
        />
      </div>
    </section>
  )
}

/** The email address, which is changed elsewhere because it signs in. */
function OwnEmail() {
  const t = useTranslations('profile')
  const fields = useTranslations('account.fields')
  const { email } = useMember().user
  return (
    <dl className="min-w-0 sm:col-span-6">
      <dt className="text-small font-semibold">{fields('email')}</dt>
      <dd className="mt-1 hyphens-none">{email}</dd>
      <dd className="text-small text-ink-500">
        {t('emailHint')}{' '}
        <a href="#email" className={`-my-2.5 inline-flex min-h-11 items-center ${linkStyle}`}>
          {t('emailChange')}
        </a>
      </dd>
    </dl>
  )
}

function Address({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile')
  return (
    <section id="address" tabIndex={-1} className={card}>
      <h2 className={heading}>{t('address')}</h2>
      <div className={grid}>
        <ProfileInput
          profile={profile}
          name="streetName"
          autoComplete="address-line1"
          maxLength={120}
          className="sm:col-span-4"
        />
        {/* Browsers know no word for a house number of its own. */}
        <ProfileInput profile={profile} name="houseNo" maxLength={20} className="sm:col-span-2" />
        <ProfileInput
          profile={profile}
          name="postalCode"
          autoComplete="postal-code"
          maxLength={20}
          className="sm:col-span-2"
        />
        <ProfileInput
          profile={profile}
          name="city"
          autoComplete="address-level2"
          maxLength={80}
          className="sm:col-span-4"
        />
        <ProfileInput
          profile={profile}
          name="country"
          autoComplete="country-name"
          maxLength={80}
          className="sm:col-span-6"
        />
      </div>
    </section>
  )
}

function Documents({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile.documents')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <section id="papers" tabIndex={-1} className={card}>
      <h2 className={heading}>{t('heading')}</h2>
      <p className="max-w-prose text-small text-ink-700">
        {t.rich('lead', { privacy: newTabLink(to('privacy'), newTab) })}
      </p>
      {documentKinds.map((kind) => (
        <DocumentFields key={kind} profile={profile} kind={kind} />
      ))}
    </section>
  )
}

function Changed({ clashes }: { readonly clashes: readonly Clash[] }) {
  const t = useTranslations('profile')
  return (
    <Notice kind="error">
      <p>{t('changed')}</p>
      {clashes.length > 0 && <Clashes clashes={clashes} />}
    </Notice>
  )
}

function Clashes({ clashes }: { readonly clashes: readonly Clash[] }) {
  const t = useTranslations('profile')
  const label = useFieldLabel()
  return (
    <>
      <p>{t('clashes')}</p>
      <ul className="list-disc pl-5">
        {clashes.map(({ field, value }) => (
          <li key={field}>{`${label(field)}: ${value === '' ? t('empty') : value}`}</li>
        ))}
      </ul>
    </>
  )
}
