import { useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { useClockSettled, now } from '#api/clock.ts'
import type { Answer } from '#api/call-server.ts'
import { useSite } from '#api/site.ts'
import { dateOf, DEFAULT_TIME, parseLocal, timeOf, TIME_OPTIONS } from '#domain/period.ts'
import { useKeys } from '../frame/keys.tsx'
import { useBranch } from '../frame/branch.tsx'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { FootKeys } from '../ui/foot-keys.tsx'
import { WayBack } from '../ui/way-back.tsx'
import { listAddress } from '../bookings/list-place.ts'
import { newDraft, noWish, type DeskWish } from './desk-draft.ts'
import { DeskForm } from './desk-form.tsx'
import { WhatNext } from './what-next.tsx'

/**
 * A new booking for a caller or somebody at the counter: on one page, with the keyboard alone. Its address may name the
 * branch and the beginning, `?branch=3&start=2026-12-24T10:00`; the page that leads here may name the customer, beside the
 * address, which may be logged.
 */
export function DeskPage() {
  const t = useTranslations('staff.counter')
  const language = useLocale()
  const settled = useClockSettled()
  const { branch, branches } = useBranch()
  const { data: site } = useSite()
  const [made, setMade] = useState<Answer<'bookAtDesk'> | null>(null)
  const [round, setRound] = useState(0)
  const wished = useWish()
  const wish = round === 0 ? wished : { ...noWish, branch: null }
  const at = branches.find(({ id }) => id === wish.branch) ?? branch ?? branches[0] ?? null
  const again = () => {
    setMade(null)
    setRound(round + 1)
  }
  useKeys(made === null ? [] : [{ keys: 'n', label: t('done.again'), run: again }])
  const foot = (
    <FootKeys
      keys={[
        ['ArrowUp ArrowDown', t('foot.row')],
        ['ArrowLeft ArrowRight', t('foot.model')],
        ['Enter', t('foot.hold')],
        ['mod+Enter', t('foot.book')],
      ]}
    />
  )
  return (
    <Screen title={t('title')} heading={<Heading />} foot={made === null ? foot : undefined}>
      {made !== null && <WhatNext made={made} onAgain={again} />}
      {made === null && at !== null && site !== undefined && settled && (
        <DeskForm
          key={`${at.id} ${round}`}
          start={newDraft(at, now(), language, wish)}
          currency={site.currency}
          onMade={setMade}
        />
      )}
    </Screen>
  )
}

function Heading() {
  const t = useTranslations('staff')
  const href = useStaffHref()
  return (
    <>
      <WayBack to={href(listAddress())} words={t('nav.bookings')} />
      <h1 className="text-screen max-sm:text-base">{t('counter.title')}</h1>
    </>
  )
}

/** State of the history with which a page leads here: a text that finds the customer, and who and which company it is. */
type DeskState = { readonly who?: string; readonly customer?: string; readonly business?: string }

/** Parts of the booking that the address and the page that leads here know. */
function useWish(): DeskWish & { readonly branch: number | null } {
  const [search] = useSearchParams()
  const { state } = useLocation() as { readonly state: DeskState | null }
  const start = parseLocal(search.get('start') ?? '')
  return {
    sought: state?.who ?? '',
    chosen: state?.customer === undefined ? null : { customer: state.customer, business: state.business ?? null },
    start: start === null || TIME_OPTIONS.includes(timeOf(start)) ? start : `${dateOf(start)}T${DEFAULT_TIME}`,
    branch: Number(search.get('branch')) || null,
  }
}
