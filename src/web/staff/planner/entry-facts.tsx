import { Phone } from 'lucide-react'

import { useMemberData } from '#api/server-state.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { telephone } from '../ui/telephone.ts'
import type { Layout } from './layout.ts'

/** Class, price and telephone of a booking, read when its entry is opened; its line is there from the beginning. */
export function EntryFacts({ reference, rows }: { readonly reference: string; readonly rows: Layout }) {
  const { data } = useMemberData('getStaffBooking', { params: { reference } }, { staleTime: 60_000 })
  const money = useMoney(data?.price.currency ?? 'EUR')
  const rented = rows.classes.find(({ code }) => code === data?.vehicle.type)
  const phone = data?.phone ?? null
  return (
    <p className="mt-1 flex min-h-5 flex-wrap items-center gap-x-3 text-meta text-ink-700">
      {data && (
        <>
          {rented && <span>{rows.className(rented.id)}</span>}
          <span className="figures font-semibold">{money.exact(data.price.totalMinor)}</span>
        </>
      )}
      {phone !== null && phone !== '' && (
        <a
          href={telephone(phone)}
          className="inline-flex items-center gap-1.5 font-semibold whitespace-nowrap text-petrol-600 hover:underline touch:min-h-11"
        >
          <Phone aria-hidden size={14} />
          {phone}
        </a>
      )}
    </p>
  )
}
