import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { droppedFrom } from '#forms/keep-draft.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { LabelledInput } from './profile-field.tsx'
import { numberOf, removalOf, type DocumentKind } from './profile-fields.ts'

/** Fields of a document. Its number is never shown (D27); it can be entered, replaced or removed with its dates. */
export function DocumentFields({ profile, kind }: { readonly profile: Profile; readonly kind: DocumentKind }) {
  const t = useTranslations('profile.documents')
  const id = useId()
  const [removing, setRemoving] = useState(false)
  const [dropped] = useState(() => droppedFrom('profile').includes(numberOf[kind]))
  const stored = profile[`${kind}Stored`]
  const issue = profile[`${kind}Issue`]
  const expiry = profile[`${kind}Expiry`]
  const [today] = useState(() => dateOf(toLocal(new Date())))
  const expired = expiry !== null && expiry < today
  const known = stored || issue !== null || expiry !== null
  return (
    <fieldset aria-labelledby={id} className="mt-6 border-t border-line pt-5">
      <h3 id={id} className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
        {t(kind)}
        {stored && <Stored />}
      </h3>
      <div className="grid gap-5 sm:grid-cols-6">
        <LabelledInput
          name={numberOf[kind]}
          label={t('number')}
          data-secret
          {...((dropped || stored) && { hint: t(dropped ? 'dropped' : 'replace') })}
          disabled={removing}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="sm:col-span-6"
        />
        <LabelledInput
          name={`${kind}Issue`}
          label={t('issue')}
          type="date"
          defaultValue={issue ?? ''}
          disabled={removing}
          className="sm:col-span-3"
        />
        <LabelledInput
          name={`${kind}Expiry`}
          label={t('expiry')}
          type="date"
          defaultValue={expiry ?? ''}
          {...(expired && { hint: <span className="text-danger">{t('expired')}</span> })}
          disabled={removing}
          className="sm:col-span-3"
        />
      </div>
      {known && (
        <Checkbox
          name={removalOf[kind]}
          label={t(`remove.${kind}`)}
          onChange={(event) => setRemoving(event.target.checked)}
          className="mt-3"
        />
      )}
    </fieldset>
  )
}

function Stored() {
  const t = useTranslations('profile.documents')
  return (
    <span className="rounded-full bg-petrol-100 px-2.5 py-0.5 font-text text-small font-medium tracking-normal text-petrol-800">
      {t('stored')}
    </span>
  )
}
