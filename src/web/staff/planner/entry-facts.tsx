import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { telephone } from '../ui/telephone.ts'
import type { Layout } from './layout.ts'

/** Class, price and telephone of a booking, read when its entry is opened; their lines are there from the beginning. */
export function EntryFacts({ reference, rows }: { readonly reference: string; readonly rows: Layout }) {
  const t = useTranslations('staff.planner')
  const { data } = useMemberData('getStaffBooking', { params: { reference } }, { staleTime: 60_000 })
  const money = useMoney(data?.price.currency ?? 'EUR')
  const rented = rows.classes.find(({ code }) => code === data?.vehicle.type)
  const phone = data?.phone ?? null
  return (
    <>
      <EntryFact label={t('classes.label')}>{rented === undefined ? '' : rows.className(rented.id)}</EntryFact>
      <EntryFact label={t('entry.total')}>{data === undefined ? '' : money.exact(data.price.totalMinor)}</EntryFact>
      {phone !== null && phone !== '' && (
        <EntryFact label={t('entry.phone')}>
          <a
            href={telephone(phone)}
            className="inline-flex items-center whitespace-nowrap text-petrol-600 hover:underline touch:-my-3 touch:min-h-11"
          >
            {phone}
          </a>
        </EntryFact>
      )}
    </>
  )
}

/** Fact of an entry with its name before it. */
export function EntryFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-meta leading-5 text-ink-500">{label}</dt>
      <dd className="min-h-5 font-semibold">{children}</dd>
    </>
  )
}
