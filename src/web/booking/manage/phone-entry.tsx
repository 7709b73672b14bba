import { useTranslations } from 'use-intl'

import { TextInput } from '#ui/text-input.tsx'
import type { Access } from './booking-access.ts'
import { InlineEntry } from './inline-entry.tsx'

const loadCheck = async () => (await import('./check-phone.ts')).checkPhone

/** Replaces the phone number of a booking. The number itself is not shown: a letter and its number lead here, too. */
export function PhoneEntry({ access }: { readonly access: Access }) {
  const t = useTranslations('booking.manage.contact')
  return (
    <InlineEntry
      name="phone"
      label={t('label')}
      value={t('kept')}
      empty={false}
      open
      changeName={t('changeName')}
      saved={t('saved')}
      field={{
        label: t('new'),
        hint: t('hint'),
        required: true,
        problem: (problem) => t(problem === 'missing' ? 'missing' : 'wrong'),
      }}
      loadCheck={loadCheck}
      send={async ({ phone }) => {
        const result = await access.setPhone(phone)
        return result.ok ? null : result.error
      }}
    >
      <TextInput name="phone" type="tel" autoComplete="tel" maxLength={30} />
    </InlineEntry>
  )
}
