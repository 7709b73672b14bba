import { useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import type { LogLine } from '#contract/staff-log.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { useBranch } from '../frame/branch.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { Screen } from '../frame/screen.tsx'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { ListBody, NoRows } from '../ui/list-body.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowGroup, useDayWords } from '../ui/row-group.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { areTurned, TurnedDays } from '../ui/turned-days.tsx'
import { actsOf } from './log-acts.ts'
import { LogFilters } from './log-filters.tsx'
import { LogNames, LogRow } from './log-row.tsx'
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
  const dayWords = useDayWords()
  const turn = (next: URLSearchParams) => setSearch(next, { replace: true })
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
      <ListBody
        pages={pages}
        rows={lines}
        none={areTurned(search) ? <TurnedDays search={search} onChange={turn} /> : <Empty />}
      >
        {(some) => (
          <>
            <LogNames />
            <RowList label={t('label')} className="px-4 pb-2 md:px-6">
              {daysOf(some).map(([day, ofDay]) => (
                <RowGroup key={day} name={dayWords(day)}>
                  {actsOf(ofDay).map((act) => (
                    <LogRow key={act.main.id} act={act} />
                  ))}
                </RowGroup>
              ))}
            </RowList>
          </>
        )}
      </ListBody>
      <MoreRows pages={pages} words={t('more')} className="px-4 py-3 md:px-6" />
      <p className="mt-auto px-4 py-4 md:px-6 text-meta text-ink-500">{t('readOnly')}</p>
    </Screen>
  )
}

/** Says that there is no line, with the ways to others. */
function Empty() {
  const t = useTranslations('staff.log')
  const language = useLocale()
  const { branch, choose } = useBranch()
  return (
    <NoRows
      title={branch === null ? t('empty') : t('emptyAt', { branch: branch.names[language] })}
      hint={t('emptyHint')}
      acts={branch !== null && <Button onClick={() => choose(null)}>{t('everywhere')}</Button>}
    />
  )
}

/** Lines by the day in Berlin, in the order in which they come. */
const daysOf = (lines: readonly LogLine[]) => [...Map.groupBy(lines, ({ at }) => dateOf(toLocal(new Date(at))))]
