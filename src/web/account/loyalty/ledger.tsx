import { useTranslations } from 'use-intl'

import type { Points } from '../../../contract/loyalty.ts'
import { classes } from '../../ui/classes.ts'
import { useMoments } from '../moment.ts'
import { useNumber } from '../number.ts'

/** As many as the server sends. */
const MOST = 200

/** Every movement of the points, the newest first. */
export function Ledger({ entries }: { readonly entries: Points['entries'] }) {
  const t = useTranslations('loyalty')
  return (
    <section className="rounded-card border border-line bg-white p-5 sm:p-8">
      <h2 className="mb-4 text-subtitle">{t('history')}</h2>
      {entries.length === 0 ? <p className="text-ink-700">{t('none')}</p> : <Table entries={entries} />}
      {entries.length === MOST && (
        <p className="mt-4 text-small text-ink-500">{t('latest', { count: String(MOST) })}</p>
      )}
    </section>
  )
}

function Table({ entries }: { readonly entries: Points['entries'] }) {
  const t = useTranslations('loyalty')
  const { day } = useMoments()
  const number = useNumber()
  const head = 'pb-2 text-small font-normal text-ink-500'
  return (
    <table className="w-full border-collapse">
      <thead>
        <tr className="border-b border-line text-left">
          <th className={head}>{t('columns.date')}</th>
          <th className={head}>{t('columns.what')}</th>
          <th className={classes(head, 'text-right')}>{t('columns.points')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ at, kind, points, reference }) => (
          <tr key={`${at} ${kind} ${reference ?? ''}`} className="border-b border-line last:border-0">
            <td className="py-3 pr-4 align-top text-small whitespace-nowrap text-ink-700">{day(at)}</td>
            <td className="py-3 pr-4 align-top">{t(`kinds.${kind}`, { reference: reference ?? '' })}</td>
            <td className="figures py-3 text-right align-top font-semibold whitespace-nowrap">
              {points > 0 ? '+' : '−'}
              {number(Math.abs(points))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
