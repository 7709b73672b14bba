import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberPages } from '#api/server-state.tsx'
import { subscriberStates, type SubscriberState } from '#domain/newsletter-issue.ts'
import { useLive } from '../frame/live.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { MoreRows } from '../ui/more-rows.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { Loaded } from './loaded.tsx'
import { NewsletterFrame } from './newsletter-frame.tsx'
import { SubscriberFile } from './subscriber-file.tsx'
import { SubscriberRow } from './subscriber-row.tsx'

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
  const rows = pages.data?.pages.flatMap(({ subscribers }) => subscribers) ?? []
  const first = pages.data?.pages[0]
  const counts = first?.counts
  const numbers = counts && { confirmed: counts.de + counts.en, pending: counts.pending, ended: counts.ended }
  return (
    <NewsletterFrame
      acts={<SubscriberFile query={query} />}
      foot={<RowKeys details />}
      parts={{
        label: t('state'),
        words: {
          confirmed: t('subscriberStates.confirmed'),
          pending: t('subscriberStates.pending'),
          ended: t('subscriberStates.ended'),
        },
        counts: numbers,
        chosen: state,
        onChoose: (next: SubscriberState) => setSearch(next === 'confirmed' ? {} : { state: next }, { replace: true }),
      }}
    >
      <div className="grid w-full gap-3 px-4 py-4 md:px-6">
        <Wanted typed={typed} onType={setTyped}>
          <About state={state} counts={counts} />
        </Wanted>
        <Loaded asked={pages} inset={false}>
          {() => (
            <>
              {rows.length === 0 && (
                <p className="text-ink-700">{email === '' ? t(`noSubscribers.${state}`) : t('notFound', { email })}</p>
              )}
              <RowList label={t('subscribers')}>
                {rows.map((row) => (
                  <SubscriberRow key={row.id} subscriber={row} proofYears={first!.proofYears} />
                ))}
              </RowList>
              <MoreRows pages={pages} words={t('more')} />
            </>
          )}
        </Loaded>
      </div>
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

/** Search for an address, with words about the list beside it. */
function Wanted({
  typed,
  onType,
  children,
}: {
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly children: ReactNode
}) {
  const t = useTranslations('staff.issues')
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <Field label={t('search')} className="w-full md:w-88">
        <Input
          type="search"
          name="wanted"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => onType(target.value)}
        />
      </Field>
      <div className="md:pb-2">{children}</div>
    </div>
  )
}

/** How many they are, or why they are here. */
function About({ state, counts }: { readonly state: SubscriberState; readonly counts: Counts | undefined }) {
  const t = useTranslations('staff.issues')
  if (state !== 'confirmed') return <p className="text-meta text-ink-500">{t(`${state}Hint`)}</p>
  if (counts === undefined || counts.de + counts.en === 0) return null
  const { de, en } = counts
  return <p className="text-meta text-ink-500">{t('counted', { count: de + en, de: String(de), en: String(en) })}</p>
}
