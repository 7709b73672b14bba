import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { useToast } from '../frame/toast.tsx'
import type { Drafts, Reason } from './refusal-form.tsx'
import type { Queued } from './shapes.ts'
import { useAct } from './use-act.ts'

/** Ways on from a document. */
export interface Ways {
  /** Leads on to the next one, before this one leaves the list. */
  readonly onDecided: () => void
  /** Shows a document again whose decision was taken back. */
  readonly onTakenBack: (id: string) => void
  readonly drafts: Drafts
}

/** Decision about a document: accepted, or refused with a reason that is asked for first. It can be taken back. */
export function useDecision({ id, kind, expiry, customer }: Queued, { onDecided, onTakenBack, drafts }: Ways) {
  const t = useTranslations('staff.inbox')
  const toast = useToast()
  const takeBack = useTakeBack()
  const { busy, problem, run, forget } = useAct()
  const [refusing, setRefusing] = useState(() => drafts.has(id))
  const close = () => {
    drafts.delete(id)
    setRefusing(false)
  }
  const decide = async (reason: Reason | null) => {
    const body = { chosen: null, words: null, ...reason, kind, expiry }
    let decidedAt = ''
    const review = async () => {
      const reviewed = await callAsMember('reviewDocument', { params: { id }, body })
      if (reviewed.ok) {
        ;({ decidedAt } = reviewed.data)
        onDecided()
      }
      return reviewed
    }
    if (!(await run(review))) return
    close()
    const words = t(reason === null ? 'acceptedToast' : 'refusedToast', { name: customer.lastName })
    const undo = async () => {
      if (await takeBack(id, decidedAt, customer.lastName)) onTakenBack(id)
    }
    toast({ words, undo: () => void undo() })
  }
  const ask = () => {
    forget()
    setRefusing(true)
  }
  return { decide, ask, refusing, close, busy, problem }
}

/**
 * Takes a decision back, and says in a toast whether that was done: the colleague may be on another page by now.
 * @returns whether it was done
 */
export function useTakeBack() {
  const t = useTranslations('staff.inbox')
  const say = useErrorText()
  const reload = useMemberReload()
  const toast = useToast()
  return async (id: string, decidedAt: string, name: string): Promise<boolean> => {
    const back = await callAsMember('reopenDocument', { params: { id }, query: { decidedAt } })
    await reload()
    toast({ words: back.ok ? t('decisionBack', { name }) : t('decisionStays', { reason: say(back.error) }) })
    return back.ok
  }
}
