import { useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { useMay } from '../frame/me.tsx'
import { CsvButton } from '../ui/csv-button.tsx'

/** Saves the list as it is filtered. */
export function SubscriberFile({ query }: { readonly query: { readonly state: string; readonly email?: string } }) {
  const t = useTranslations('staff.issues')
  const may = useMay()
  if (!may('exportSubscribers')) return null
  return (
    <CsvButton
      words={t('csv')}
      label={t('csvLabel')}
      failed={t('csvFailed')}
      name="newsletter.csv"
      load={() => send('exportSubscribers', { query, token: readSession()?.token })}
    />
  )
}
