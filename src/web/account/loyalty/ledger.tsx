import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Points } from '#contract/loyalty.ts'
import type { ApiError } from '#api/client.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { useMoments } from '../moment.ts'
import { useNumber } from '../number.ts'

/** Every movement of the points, the newest first, in pages. */
export function Ledger({ first }: { readonly first: Pick<Points, 'entries' | 'next'> }) {
  const t = useTranslations('loyalty')
  const heading = useRef<HTMLHeadingElement>(null)
  const [{ entries, next }, setShown] = useState(first)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const older = async (after: number) => {
    setBusy(true)
    setError(null)
    const result = await callAsMember('getPointsEntries', { query: { after } })
    setBusy(false)
    if (!result.ok) return setError(result.error)
    setShown({ entries: [...entries, ...result.data.entries], next: result.data.next })
    // The button goes with the last page; who pressed it stays in the list.
    if (result.data.next === null) heading.current?.focus({ preventScroll: true })
  }
  return (
    <section className="rounded-card border border-line bg-white p-5 sm:p-8">
      <h2 ref={heading} tabIndex={-1} className="mb-4 text-subtitle">
        {t('history')}
      </h2>
      {entries.length === 0 ? <p className="text-ink-700">{t('none')}</p> : <Table entries={entries} />}
      <ErrorNotice error={error} />
      {next !== null && (
        <Button variant="quiet" className="mt-6" busy={busy} onClick={() => void older(next)}>
          {t('older')}
        </Button>
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
    <table className="w-full border-collapse text-small">
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
            <td className="figures py-3 pr-4 align-baseline whitespace-nowrap text-ink-700">{day(at)}</td>
            <td className="py-3 pr-4 align-baseline">{t(`kinds.${kind}`, { reference: unbroken(reference ?? '') })}</td>
            <td className="figures py-3 text-right align-baseline font-semibold whitespace-nowrap">
              {points > 0 ? '+' : '−'}
              {number(Math.abs(points))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
