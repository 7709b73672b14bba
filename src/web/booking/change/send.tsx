import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { Notice } from '#ui/notice.tsx'
import { updateDraft } from '../details/booking-draft.ts'
import { phoneLink } from '#frame/phone-link.tsx'
import { bySession } from '../manage/booking-access.ts'
import { sendChange, type Change, type ChangeProps } from './use-change.ts'

/** Refusals because something has changed since: the page shows it before the customer agrees again. */
const STALE: ReadonlySet<ApiError['code']> = new Set([
  'price_changed',
  'booking_changed',
  'sold_out',
  'not_one_way',
  'not_changeable',
])

/** Sends the change once. If the server refuses, nothing changes and all input stays. */
export function useSend(form: Change, { onRead, onChanged }: Pick<ChangeProps, 'onRead' | 'onChanged'>) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const send = async () => {
    const ready = !busy && !form.same && form.offer?.price && !form.offers.isFetching
    if (!ready) return
    setBusy(true)
    setProblem(null)
    const result = await sendChange(form)
    setBusy(false)
    if (result.ok) {
      updateDraft({ change: null })
      return onChanged(result.data)
    }
    setProblem(result.error)
    if (!STALE.has(result.error.code)) return
    const now = await bySession(form.booking.reference).read()
    if (now.ok) onRead(now.data)
    void form.offers.refetch()
  }
  return { busy, problem, send }
}

export function SendProblem({ problem }: { readonly problem: ApiError | null }) {
  const t = useTranslations('booking.change')
  const say = useErrorText()
  if (problem === null) return null
  const text = () => {
    if (problem.code === 'price_changed') return t('priceChanged')
    if (problem.code === 'payment_not_offered')
      return t.rich('transfer', { number: company.phone.text, phone: phoneLink })
    return say(problem)
  }
  return (
    <Notice kind="error" className="mt-5" title={t('notDone')}>
      <p>{text()}</p>
    </Notice>
  )
}
