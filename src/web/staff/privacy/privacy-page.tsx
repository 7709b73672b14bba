import { FilePlus2 } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberPages, type MemberPages } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { Screen } from '../frame/screen.tsx'
import { listColumn } from '../people/beside.ts'
import { ListHeading } from '../people/list-heading.tsx'
import { Loaded } from '../people/loaded.tsx'
import { useFirstOpened } from '../people/use-first-opened.ts'
import { Button } from '../ui/act-button.tsx'
import { ListBar } from '../ui/list-bar.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { StepKeys, useStepKeys } from '../ui/row-list.tsx'
import { FileDialog } from './file-dialog.tsx'
import { PrivacyRow } from './privacy-row.tsx'
import { PrivacyView } from './privacy-view.tsx'

type Part = 'open' | 'over'

/** Requests under the GDPR: the list by the last day at the left, the chosen one beside it. */
export function PrivacyPage() {
  const t = useTranslations('staff.privacy')
  const short = useTranslations('staff.nav')('privacy')
  const [part, setPart] = useState<Part>('open')
  const [filing, setFiling] = useState(false)
  const [search, setSearch] = useSearchParams()
  const pages = useMemberPages('getPrivacyRequests', { part })
  useLive(['people'], ['getPrivacyRequests', 'getPrivacyRequest'])
  const rows = pages.data?.pages.flatMap(({ requests }) => requests) ?? []
  const named = search.get('request')
  // The most urgent one stands first in the list.
  const { first, forget } = useFirstOpened(part === 'open' && named === null ? rows[0]?.id : undefined)
  const chosen = named ?? first
  const choose = (id: string | null) => {
    forget()
    setSearch(id === null ? {} : { request: id }, { replace: true })
  }
  usePrivacyKeys({ ids: rows.map(({ id }) => id), chosen, choose, file: () => setFiling(true) })
  return (
    <Screen
      title={t('title')}
      heading={
        <ListHeading
          title={t('title')}
          short={short}
          back={t('back')}
          onBack={chosen === null ? null : () => choose(null)}
        />
      }
      acts={
        <Button keys="i" onClick={() => setFiling(true)}>
          <FilePlus2 aria-hidden size={16} className="max-md:hidden" />
          {t('file.short')}
        </Button>
      }
      foot={<StepKeys back={chosen !== null} />}
    >
      <div className={classes(chosen !== null && 'max-md:hidden')}>
        <PartBar part={part} onPart={setPart} />
      </div>
      <div className="flex min-h-0 flex-1">
        <div className={classes(listColumn, chosen !== null && 'max-md:hidden')}>
          <List pages={pages} rows={rows} part={part} chosen={chosen} onChoose={choose} />
        </div>
        {chosen === null ? (
          <p className="hidden flex-1 p-6 text-ink-500 md:block">{t('choose')}</p>
        ) : (
          <PrivacyView key={chosen} id={chosen} />
        )}
      </div>
      {filing && <FileDialog known={{}} onClose={() => setFiling(false)} onFiled={choose} />}
    </Screen>
  )
}

/** Whether the open requests are shown, or those that are over. */
function PartBar({ part, onPart }: { readonly part: Part; readonly onPart: (part: Part) => void }) {
  const t = useTranslations('staff.privacy')
  const words = { open: t('parts.open'), over: t('parts.over') }
  return <ListBar parts={{ label: t('part'), words, chosen: part, onChoose: onPart }} />
}

interface KeyProps {
  readonly ids: readonly string[]
  readonly chosen: string | null
  readonly choose: (id: string | null) => void
  readonly file: () => void
}

/** Arrows go through the list, I files a request. */
function usePrivacyKeys({ ids, chosen, choose, file }: KeyProps): void {
  const t = useTranslations('staff.privacy')
  const step = (by: number) => {
    const at = chosen === null ? -1 : ids.indexOf(chosen)
    const next = ids[at === -1 ? 0 : Math.min(ids.length - 1, Math.max(0, at + by))]
    if (next !== undefined) choose(next)
  }
  useStepKeys(step, chosen === null ? null : () => choose(null))
  useKeys([{ keys: 'i', label: t('file.open'), run: file }])
}

interface ListProps {
  readonly pages: MemberPages<'getPrivacyRequests'>
  readonly rows: Answer<'getPrivacyRequests'>['requests']
  readonly part: Part
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

function List({ pages, rows, part, chosen, onChoose }: ListProps) {
  const t = useTranslations('staff.privacy')
  return (
    <Loaded asked={pages}>
      {() => (
        <>
          {rows.length === 0 && <p className="px-4 py-5 text-ink-700 md:px-6">{t(`empty.${part}`)}</p>}
          <ul>
            {rows.map((row) => (
              <PrivacyRow key={row.id} row={row} chosen={row.id === chosen} onChoose={() => onChoose(row.id)} />
            ))}
          </ul>
          <MoreRows pages={pages} words={t('more')} className="p-4" />
        </>
      )}
    </Loaded>
  )
}
