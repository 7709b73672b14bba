import { useRef } from 'react'
import { useTranslations } from 'use-intl'

import { unbroken } from '#content/unbroken.ts'
import type { Points } from '#contract/loyalty.ts'
import { useMemberPages } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useFormat } from '#rental/use-format.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { More } from '#ui/more.tsx'
import { Panel } from '../settings/settings-panel.tsx'

/** Every movement of the points, the newest first, in pages. */
export function Ledger({ first }: { readonly first: Pick<Points, 'entries' | 'next'> }) {
  const t = useTranslations('loyalty')
  const heading = useRef<HTMLHeadingElement>(null)
  const pages = useMemberPages('getPointsEntries', {}, first)
  const entries = pages.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Panel title={t('history')} headingRef={heading}>
      {entries.length === 0 ? <p className="text-ink-700">{t('none')}</p> : <Table entries={entries} />}
      {/* The button disappears with the last page; the focus then stays in the list. */}
      <More
        pages={pages}
        className="mt-6"
        failure={<ErrorNotice error={pages.error?.error ?? null} />}
        onLast={() => heading.current?.focus({ preventScroll: true })}
      >
        {t('older')}
      </More>
    </Panel>
  )
}

function Table({ entries }: { readonly entries: Points['entries'] }) {
  const t = useTranslations('loyalty')
  const { day, number } = useFormat()
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
