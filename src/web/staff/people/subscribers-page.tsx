import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberPages } from '#api/server-state.tsx'
import { subscriberStates, type SubscriberState } from '#domain/newsletter-issue.ts'
import { useLive } from '../frame/live.tsx'
import { Button } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { ListBody, NoRows } from '../ui/list-body.tsx'
import { Filters, ListSearch, ListTools } from '../ui/list-tools.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { NewsletterFrame } from './newsletter-frame.tsx'
import { SubscriberFile } from './subscriber-file.tsx'
import { SubscriberNames, SubscriberRow } from './subscriber-row.tsx'

type Counts = Answer<'getSubscribers'>['counts']

const PAUSE_MS = 200

/** Subscribers of the newsletter by state. What was searched for stays out of the address, as it is of a person. */
export function SubscribersPage() {
  const t = useTranslations('staff.issues')
  const [search, setSearch] = useSearchParams()
  const state = subscriberStates.find((one) => one === search.get('state')) ?? 'confirmed'
  const [typed, setTyped] = useState('')
  const email = usePaused(typed.trim())
  const query = { state, ...(email !== '' && { email }) }
  const pages = useMemberPages('getSubscribers', query)
  useLive([], ['getSubscribers'])
  const first = pages.data?.pages[0]
  return (
    <NewsletterFrame acts={<SubscriberFile query={query} />} foot={<RowKeys details />}>
      <ListTools>
        <ListSearch label={t('search')} placeholder={t('searchHint')} typed={typed} onType={setTyped} />
        <States
          state={state}
          counts={first?.counts}
          onChoose={(next) => setSearch(next === 'confirmed' ? {} : { state: next }, { replace: true })}
        />
        <About state={state} counts={first?.counts} />
      </ListTools>
      <ListBody
        pages={pages}
        rows={pages.data?.pages.flatMap(({ subscribers }) => subscribers)}
        none={
          email === '' ? (
            <NoRows title={t(`noSubscribers.${state}`)} />
          ) : (
            <NoRows
              title={t('notFound', { email })}
              hint={t('notFoundHint')}
              acts={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
            />
          )
        }
      >
        {(rows) => (
          <>
            <SubscriberNames state={state} />
            <RowList label={t('subscribers')} className="px-4 pb-4 md:px-6">
              {rows.map((row) => (
                <SubscriberRow key={row.id} subscriber={row} proofYears={first!.proofYears} />
              ))}
            </RowList>
          </>
        )}
      </ListBody>
      <MoreRows pages={pages} words={t('more')} className="px-4 pb-4 md:px-6" />
    </NewsletterFrame>
  )
}

/** A text once nothing was typed for a moment. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return paused
}

interface StatesProps {
  readonly state: SubscriberState
  readonly counts: Counts | undefined
  readonly onChoose: (state: SubscriberState) => void
}

/** States, each with how many are in it. */
function States({ state, counts, onChoose }: StatesProps) {
  const t = useTranslations('staff.issues')
  const numbers = counts && { ...counts, confirmed: counts.de + counts.en }
  return (
    <Filters few label={t('state')}>
      {subscriberStates.map((one) => (
        <Choice key={one} on={one === state} onClick={() => onChoose(one)}>
          {t(`subscriberStates.${one}`)}
          {numbers && <span className="figures ml-1.5 font-normal">{numbers[one]}</span>}
        </Choice>
      ))}
    </Filters>
  )
}

/** How many have which language, or why they are here. */
function About({ state, counts }: Pick<StatesProps, 'state' | 'counts'>) {
  const t = useTranslations('staff.issues')
  const look = 'text-meta text-ink-500 max-lg:w-full lg:ml-auto'
  if (state !== 'confirmed') return <p className={look}>{t(`${state}Hint`)}</p>
  if (counts === undefined || counts.de + counts.en === 0) return null
  return <p className={look}>{t('counted', { de: String(counts.de), en: String(counts.en) })}</p>
}
