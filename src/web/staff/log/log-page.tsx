import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { Button } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Problem } from '../ui/problem.tsx'
import { RowSkeleton } from '../ui/row-list.tsx'
import { LogCsv } from './log-csv-button.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { wishOf } from './log-wish.ts'

/** The log of acts: who did what to what, the newest first. */
export function LogPage() {
  const t = useTranslations('staff.log')
  const say = useErrorText()
  const may = useMay()
  const [search, setSearch] = useSearchParams()
  const wish = wishOf(search)
  const pages = useFoundPages('searchLog', wish)
  const lines = pages.data?.pages.flatMap((page) => page.lines)
  const list = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]:enabled') ?? [])]
    const at = rows.findIndex((row) => row === document.activeElement)
    rows[at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus()
  }
  useKeys([
    { keys: 'ArrowDown', label: t('next'), run: () => step(1) },
    { keys: 'ArrowUp', label: t('previous'), run: () => step(-1) },
  ])
  return (
    <Screen title={t('title')} acts={may('exportLog') && <LogCsv wish={wish} />} foot={<RowKeys />}>
      <LogFilters search={search} colleagues={pages.data?.pages[0]?.colleagues ?? []} onChange={setSearch} />
      {pages.error && lines === undefined && (
        <div className="p-6">
          <Problem words={say(pages.error.error)} />
        </div>
      )}
      {lines === undefined && !pages.error && <RowSkeleton />}
      {lines?.length === 0 && (
        <div className="px-6 py-10">
          <p className="font-semibold">{t('empty')}</p>
          <p className="mt-1 text-ink-500">{t('emptyHint')}</p>
        </div>
      )}
      {lines !== undefined && lines.length > 0 && (
        <ul ref={list} aria-label={t('label')} className="max-w-420 px-3 pb-2 md:px-6">
          {lines.map((line) => (
            <LogRow key={line.id} line={line} />
          ))}
        </ul>
      )}
      {pages.hasNextPage && (
        <p className="px-6 py-3">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('more')}
          </Button>
        </p>
      )}
      <p className="mt-auto px-6 py-4 text-meta text-ink-500">{t('readOnly')}</p>
    </Screen>
  )
}

function RowKeys() {
  const t = useTranslations('staff')
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="ArrowUp" />
        <Kbd keys="ArrowDown" /> {t('keys.row')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Kbd keys="Enter" /> {t('log.open')}
      </span>
    </>
  )
}
