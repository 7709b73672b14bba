import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberPages } from '#api/server-state.tsx'
import { subscriberStates, type SubscriberState } from '#domain/newsletter-issue.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
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
  const [email, setEmail] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setEmail(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const query = { state, ...(email !== '' && { email }) }
  const pages = useMemberPages('getSubscribers', query)
  const rows = pages.data?.pages.flatMap(({ subscribers }) => subscribers) ?? []
  const first = pages.data?.pages[0]
  return (
    <NewsletterFrame acts={<SubscriberFile query={query} />}>
      <div className="grid max-w-[1100px] gap-4 px-6 py-5 md:px-8">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <Field label={t('search')} className="w-72">
            <Input
              type="search"
              name="wanted"
              autoComplete="off"
              maxLength={100}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <States
            state={state}
            counts={first?.counts}
            onChoose={(next) => setSearch(next === 'confirmed' ? {} : { state: next }, { replace: true })}
          />
        </div>
        <Loaded asked={pages}>
          {() => (
            <>
              <About state={state} counts={first?.counts} />
              {rows.length === 0 && (
                <p className="text-ink-700">{email === '' ? t(`noSubscribers.${state}`) : t('notFound', { email })}</p>
              )}
              <ul>
                {rows.map((row) => (
                  <SubscriberRow key={row.id} subscriber={row} proofYears={first!.proofYears} />
                ))}
              </ul>
              {pages.hasNextPage && (
                <p>
                  <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
                    {t('more')}
                  </Button>
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </NewsletterFrame>
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

interface StatesProps {
  readonly state: SubscriberState
  readonly counts: Counts | undefined
  readonly onChoose: (state: SubscriberState) => void
}

function States({ state, counts, onChoose }: StatesProps) {
  const t = useTranslations('staff.issues')
  const numbers = counts && { confirmed: counts.de + counts.en, pending: counts.pending, ended: counts.ended }
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">{t('state')}</legend>
      {subscriberStates.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === state}
          onClick={() => onChoose(one)}
          className={classes(
            'press min-h-8 rounded-full px-3 touch:min-h-11',
            one === state ? 'bg-petrol-100 font-semibold text-petrol-800' : 'text-ink-700 hover:bg-sand',
          )}
        >
          {t(`subscriberStates.${one}`)}{' '}
          {numbers && <span className="figures font-normal text-ink-700">{numbers[one]}</span>}
        </button>
      ))}
    </fieldset>
  )
}
