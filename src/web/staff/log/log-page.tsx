import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import type { LogLine } from '#contract/staff-log.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBranch } from '../frame/branch.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { CsvButton } from '../ui/csv-button.tsx'
import { LoadFailed } from '../ui/load-failed.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys, RowList, RowSkeleton } from '../ui/row-list.tsx'
import { LogFilters } from './log-filters.tsx'
import { LogRow } from './log-row.tsx'
import { wishOf } from './log-wish.ts'

/** The log of acts: who did what to what, the newest first, at the chosen branch or everywhere. */
export function LogPage() {
  const t = useTranslations('staff.log')
  const may = useMay()
  const { branch } = useBranch()
  const [search, setSearch] = useSearchParams()
  const wish = { ...wishOf(search), ...(branch !== null && { branch: branch.id }) }
  const pages = useFoundPages('searchLog', wish)
  // New lines would move what one reads, so the list is asked for again only once the line is back.
  useLive([], ['searchLog'])
  const lines = pages.data?.pages.flatMap((page) => page.lines)
  return (
    <Screen
      reads
      title={t('title')}
      acts={
        may('exportLog') && (
          <CsvButton
            words={t('csv')}
            label={t('csvLabel')}
            failed={t('csvFailed')}
            name="log.csv"
            load={() => send('exportLog', { body: wish, token: readSession()?.token })}
          />
        )
      }
      foot={<RowKeys details />}
    >
      <LogFilters search={search} colleagues={pages.data?.pages[0]?.colleagues ?? []} onChange={setSearch} />
      {pages.error && lines === undefined && <LoadFailed error={pages.error} onRetry={pages.refetch} />}
      {lines === undefined && !pages.error && <RowSkeleton />}
      {lines?.length === 0 && <Empty />}
      {lines !== undefined && lines.length > 0 && (
        <RowList label={t('label')} className="px-4 pb-2 md:px-6">
          {daysOf(lines).map(([day, ofDay]) => (
            <Day key={day} day={day} lines={ofDay} />
          ))}
        </RowList>
      )}
      <MoreRows pages={pages} words={t('more')} className="px-4 py-3 md:px-6" />
      <p className="mt-auto px-4 py-4 md:px-6 text-meta text-ink-500">{t('readOnly')}</p>
    </Screen>
  )
}

/** Says that there is no line, with the ways to others. */
function Empty() {
  const t = useTranslations('staff.log')
  const language = useLocale()
  const { branch } = useBranch()
  return (
    <div className="px-4 py-10 md:px-6">
      <p className="font-semibold">{branch === null ? t('empty') : t('emptyAt', { branch: branch.names[language] })}</p>
      <p className="mt-1 text-ink-500">{t('emptyHint')}</p>
    </div>
  )
}

/** Lines by the day in Berlin, in the order in which they come. */
const daysOf = (lines: readonly LogLine[]) => [...Map.groupBy(lines, ({ at }) => dateOf(toLocal(new Date(at))))]

function Day({ day, lines }: { readonly day: string; readonly lines: readonly LogLine[] }) {
  const { date } = useFormat()
  return (
    <li>
      <h2 id={day} className="mt-4 pb-1.5 font-display text-sm font-semibold">
        {date(day, 'full')}
      </h2>
      <ul aria-labelledby={day}>
        {lines.map((line) => (
          <LogRow key={line.id} line={line} />
        ))}
      </ul>
    </li>
  )
}
