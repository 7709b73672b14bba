import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { MailAddress } from '../ui/mail-address.tsx'

type Compared = Answer<'compareStaffCustomers'>
type Side = Compared['kept']

const rows = ['name', 'born', 'email', 'phone', 'address', 'company', 'since', 'account', 'rentals', 'points'] as const
type Row = (typeof rows)[number]

/** Both customers as two columns; details that they share stand in semibold. */
export function MergeSides({ compared }: { readonly compared: Compared }) {
  const t = useTranslations('staff.customers.merge')
  const words = useCells()
  const shared = new Set<string>(compared.shared)
  const sides = [words(compared.kept), words(compared.gone)]
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left text-meta">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('detail')}</span>
            </th>
            <th scope="col" className="py-1 pr-3 font-semibold text-petrol-800">
              {t('stays')}
            </th>
            <th scope="col" className="py-1 font-semibold text-danger">
              {t('goes')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows
            .filter((row) => sides.some((side) => side[row] !== ''))
            .map((row) => (
              <tr key={row} className="border-t border-line align-top">
                <th scope="row" className="py-1 pr-3 font-normal text-ink-500">
                  {t(`rows.${row}`)}
                </th>
                {sides.map((side, at) => (
                  <td
                    key={at === 0 ? 'kept' : 'gone'}
                    className={classes('py-1 pr-3 [overflow-wrap:anywhere]', shared.has(row) && 'font-semibold')}
                  >
                    {row === 'email' ? <MailAddress address={side.email} /> : side[row]}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

function useCells(): (side: Side) => Record<Row, string> {
  const t = useTranslations('staff.customers')
  const { date, number } = useFormat()
  return (side) => ({
    name: `${side.firstName} ${side.lastName}`.trim(),
    born: side.dateOfBirth === null ? '' : date(side.dateOfBirth, 'dated'),
    email: side.email ?? '',
    phone: side.phone ?? '',
    address: side.address,
    company: side.company ?? '',
    since: date(dateOf(toLocal(new Date(side.since))), 'dated'),
    account: side.hasAccount ? t(side.secondFactor ? 'withFactor' : 'withAccount') : t('withoutAccount'),
    rentals: number(side.rentals),
    points: number(side.points),
  })
}
