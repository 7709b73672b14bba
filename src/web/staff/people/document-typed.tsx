import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { endsBeforeReturn } from '#domain/document.ts'
import { dateOf } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { typedFacts, type TypedFact } from './document-facts.ts'
import type { Queued } from './shapes.ts'

/** Facts as they were typed, in the account and for the next rental beside each other, with a sign where both are given. */
export function DocumentTyped({ document }: { readonly document: Queued }) {
  const t = useTranslations('staff.inbox.typed')
  const { rental } = document
  const head = 'pb-1 text-left text-xs font-normal text-ink-500'
  return (
    <table className="w-full table-fixed text-meta">
      <caption className="sr-only">{t('title')}</caption>
      <colgroup>
        <col className="w-26" />
        <col />
        {rental !== null && <col />}
        <col className="w-6" />
      </colgroup>
      <thead>
        <tr>
          <th className={head}>
            <span className="sr-only">{t('fact')}</span>
          </th>
          <th className={head}>{t('account')}</th>
          {rental !== null && <th className={head}>{t('rental')}</th>}
          <th className={head}>
            <span className="sr-only">{t('verdict')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {typedFacts(document).map((fact) => (
          <Fact key={fact.label} fact={fact} compared={rental !== null} />
        ))}
        {rental !== null && <NextRental rental={rental} document={document} />}
      </tbody>
    </table>
  )
}

const row = 'h-9 border-t border-line last:border-b'

function Fact({ fact, compared }: { readonly fact: TypedFact; readonly compared: boolean }) {
  const t = useTranslations('staff.inbox.typed')
  const { date } = useFormat()
  const { label, account, rental, same } = fact
  const words = (value: string | null) => {
    if (value === null)
      return (
        <>
          <span aria-hidden className="font-normal text-ink-500">
            –
          </span>
          <span className="sr-only">{t('nothing')}</span>
        </>
      )
    return fact.isDay ? date(value, 'dated') : value
  }
  return (
    <tr className={row}>
      <th scope="row" className="pr-2 text-left font-normal text-ink-500">
        {t(label)}
      </th>
      <td className="figures py-1 pr-2 font-semibold wrap-anywhere">{words(account)}</td>
      {compared && (
        <td className={classes('figures py-1 pr-2 wrap-anywhere', same === false && 'font-semibold text-amber-800')}>
          {rental !== undefined && words(rental)}
        </td>
      )}
      <Verdict good={same} words={same === true ? t('same') : t('other')} />
    </tr>
  )
}

/** Time of the next rental, and whether the document is valid until its end. */
function NextRental({
  rental: { start, end },
  document,
}: {
  readonly rental: NonNullable<Queued['rental']>
  readonly document: Queued
}) {
  const t = useTranslations('staff.inbox.typed')
  const { date } = useFormat()
  const ends = endsBeforeReturn(document, dateOf(end))
  const judged = document.kind === 'licence' && document.expiry !== null
  return (
    <tr className={row}>
      <th scope="row" className="pr-2 text-left font-normal text-ink-500">
        {t('nextRental')}
      </th>
      <td colSpan={2} className={classes('figures py-1 pr-2', ends && 'font-semibold text-amber-800')}>
        {date(dateOf(start), 'day')} – {date(dateOf(end), 'day')}
      </td>
      <Verdict good={judged ? !ends : null} words={ends ? t('endsBefore') : t('validThen')} />
    </tr>
  )
}

/** Sign at the end of a row. @param good null where there is nothing to compare */
const Verdict = ({ good, words }: { readonly good: boolean | null; readonly words: string }) => (
  <td className="text-right">
    {good !== null && (
      <>
        {good ? (
          <CircleCheck aria-hidden size={16} className="ml-auto text-success" />
        ) : (
          <TriangleAlert aria-hidden size={16} className="ml-auto text-amber-800" />
        )}
        <span className="sr-only">{words}</span>
      </>
    )}
  </td>
)
