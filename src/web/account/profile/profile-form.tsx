import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { useSite } from '#api/site.ts'
import { useHref } from '#i18n/i18n.tsx'
import { useChanged } from '#forms/use-changed.ts'
import { star } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { Panel } from '../settings/settings-panel.tsx'
import { DocumentFields } from './document.tsx'
import { ProfileInput, useFieldLabel } from './profile-field.tsx'
import { documentKinds, usualMinAge, type Clash } from './profile-fields.ts'
import { Saved, SaveBar } from './save-bar.tsx'
import { useProfileForm } from './use-profile-form.ts'

interface Props {
  readonly loaded: Profile
  /** Whether the form is new because the previous one was saved. */
  readonly done: boolean
  readonly onSaved: (profile: Profile) => void
  readonly onDiscard: () => void
}

/** Form with everything that customers tell us about themselves. */
export function ProfileForm({ loaded, done, onSaved, onDiscard }: Props) {
  const t = useTranslations('profile')
  const minAge = useSite().data?.rules.minAge ?? usualMinAge
  const { form, profile, clashes, touched } = useProfileForm(loaded, minAge, onSaved)
  const changed = useChanged(form.ref)
  const wrong = Object.keys(form.problems).length > 0
  const said = done && !touched && !changed
  return (
    <CheckedForm form={form}>
      <Person profile={profile} minAge={minAge} />
      <Address profile={profile} />
      <Documents profile={profile} />
      {clashes && (
        <div className="mb-5">
          <Changed clashes={clashes} />
        </div>
      )}
      {said && <Saved />}
      {(changed || form.busy || wrong || form.error !== null || clashes !== null) && (
        <SaveBar busy={form.busy} onDiscard={onDiscard}>
          {wrong && (
            <Notice kind="error">
              <p>{t('check')}</p>
            </Notice>
          )}
          <ErrorNotice error={form.error} />
        </SaveBar>
      )}
    </CheckedForm>
  )
}

/** The names stand side by side on a phone too, unless its letters are large. */
const grid = 'grid gap-4 min-[22.5rem]:grid-cols-2'

function Person({ profile, minAge }: { readonly profile: Profile; readonly minAge: number }) {
  const t = useTranslations('profile')
  const account = useTranslations('account')
  return (
    <Panel id="person" title={t('person')} lead={<p>{account.rich('allRequired', { star })}</p>}>
      <div className={grid}>
        <ProfileInput profile={profile} name="firstName" required autoComplete="given-name" maxLength={80} />
        <ProfileInput profile={profile} name="lastName" required autoComplete="family-name" maxLength={80} />
        <ProfileInput
          profile={profile}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          hint={profile.phoneNumber ? t('phoneHint') : account('hints.phone')}
          maxLength={30}
          className="max-[23rem]:col-span-full"
        />
        <ProfileInput
          profile={profile}
          name="dob"
          type="date"
          autoComplete="bday"
          hint={t('dobHint', { age: minAge })}
          className="max-[23rem]:col-span-full"
        />
        <ProfileInput
          profile={profile}
          name="additionalInfo"
          hint={t('additionalInfoHint')}
          autoComplete="off"
          maxLength={1000}
          className="col-span-full"
        />
      </div>
    </Panel>
  )
}

function Address({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile')
  return (
    <Panel id="address" title={t('address')}>
      <div className="space-y-4">
        <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] gap-4">
          <ProfileInput profile={profile} name="streetName" autoComplete="address-line1" maxLength={120} />
          {/* Browsers know no word for a house number of its own. */}
          <ProfileInput profile={profile} name="houseNo" maxLength={20} />
        </div>
        <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-[7.5rem_minmax(0,1fr)_11rem]">
          <ProfileInput profile={profile} name="postalCode" autoComplete="postal-code" maxLength={20} />
          <ProfileInput profile={profile} name="city" autoComplete="address-level2" maxLength={80} />
          <ProfileInput
            profile={profile}
            name="country"
            autoComplete="country-name"
            maxLength={80}
            className="max-sm:col-span-2"
          />
        </div>
      </div>
    </Panel>
  )
}

function Documents({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile.documents')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <Panel
      id="papers"
      title={t('heading')}
      lead={<p>{t.rich('lead', { privacy: newTabLink(to('privacy'), newTab) })}</p>}
    >
      {documentKinds.map((kind) => (
        <DocumentFields key={kind} profile={profile} kind={kind} />
      ))}
    </Panel>
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
