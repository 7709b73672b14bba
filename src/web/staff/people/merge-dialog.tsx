import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import { Loaded } from './loaded.tsx'
import { MergeSides } from './merge-sides.tsx'
import type { Customer } from './shapes.ts'
import { useAct } from './use-act.ts'

type Compared = Answer<'compareStaffCustomers'>
type Twin = Answer<'getStaffTwins'>['twins'][number]

interface Props {
  readonly customer: Customer
  readonly onClose: () => void
}

/** Two of one person: who looks the same, then both side by side with what a merge moves. */
export function MergeDialog({ customer, onClose }: Props) {
  const [twin, setTwin] = useState<Twin | null>(null)
  if (twin === null) return <Twins customer={customer} onTake={setTwin} onClose={onClose} />
  // An account is never merged into somebody without one.
  const begin = twin.hasAccount && !customer.hasAccount
  return <Pair kept={begin ? twin.id : customer.id} gone={begin ? customer.id : twin.id} onClose={onClose} />
}

function Twins({ customer, onTake, onClose }: Props & { readonly onTake: (twin: Twin) => void }) {
  const t = useTranslations('staff.customers.merge')
  const { date } = useFormat()
  const asked = useMemberData('getStaffTwins', { params: { id: customer.id } })
  const nobody = asked.data?.twins.length === 0
  return (
    <OfficeDialog title={t(nobody ? 'noneTitle' : 'findTitle')} leaving="head" onClose={onClose}>
      <Loaded asked={asked} inset={false}>
        {({ twins }) =>
          twins.length === 0 ? (
            <p>{t('nobody')}</p>
          ) : (
            <ul>
              {twins.map((twin, at) => (
                <li key={twin.id} className="flex min-h-12.25 items-center gap-3 border-t border-line py-1.5">
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">
                      {twin.firstName} {twin.lastName}
                    </span>
                    <span className="block text-meta text-ink-500">
                      {t('same', { what: twin.shared.map((mark) => t(`marks.${mark}`)).join(', ') })}
                    </span>
                  </span>
                  <Button
                    {...(at === 0 && { ref: takeFocus })}
                    aria-label={t('compareWith', { since: date(dateOf(toLocal(new Date(twin.since))), 'dated') })}
                    onClick={() => onTake(twin)}
                  >
                    {t('compare')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </OfficeDialog>
  )
}

interface PairProps {
  readonly kept: string
  readonly gone: string
  readonly onClose: () => void
}

/** Both sides with the consequences, which cannot be undone. */
function Pair({ onClose, ...began }: PairProps) {
  const t = useTranslations('staff.customers.merge')
  const leave = useLeave(onClose)
  const [{ kept, gone }, setPair] = useState(began)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { busy, problem, run, forget } = useAct()
  const asked = useMemberData('compareStaffCustomers', { params: { id: kept, gone } })
  const { data } = asked
  const save = async () => {
    setTried(true)
    if (data === undefined || data.refusal !== null || reason.trim() === '') return
    const { version } = data.kept
    const body = { gone, version, goneVersion: data.gone.version, reason: reason.trim() }
    await run(async () => {
      const merged = await callAsMember('mergeStaffCustomers', { params: { id: kept }, body })
      if (merged.ok) leave(kept)
      return merged
    })
  }
  const turn = () => {
    forget()
    setPair({ kept: gone, gone: kept })
  }
  return (
    <AskDialog
      title={t('title')}
      act={t('act')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <Loaded asked={asked}>
        {(compared) => (
          <>
            <MergeSides compared={compared} />
            <div>
              <Button onClick={turn}>
                <ArrowLeftRight aria-hidden size={16} />
                {t('turn')}
              </Button>
            </div>
            <Consequences compared={compared} />
          </>
        )}
      </Loaded>
      <Field
        label={t('reason')}
        hint={t('reasonHint')}
        error={tried && reason.trim() === '' ? t('missing') : undefined}
      >
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AskDialog>
  )
}

/** Leaves for who stays before the page asks for everything again, or it would ask for the customer who is gone. */
function useLeave(onClose: () => void): (kept: string) => void {
  const t = useTranslations('staff.customers.merge')
  const href = useStaffHref()
  const navigate = useNavigate()
  const toast = useToast()
  return (kept) => {
    flushSync(onClose)
    toast({ words: t('done') })
    void navigate(href(`customers/${kept}`), { replace: true, flushSync: true })
  }
}

/** Things that move and things that end, or the reason for which these two are not merged. */
function Consequences({ compared }: { readonly compared: Compared }) {
  const t = useTranslations('staff.customers.merge')
  const { refusal, moves, gone } = compared
  if (refusal !== null) return <Problem words={t(`refusals.${refusal}`)} />
  const kinds = ['bookings', 'points', 'documents', 'notes', 'drivers', 'blocks'] as const
  const moved = kinds.filter((kind) => moves[kind] !== 0).map((kind) => t(`moves.${kind}`, { count: moves[kind] }))
  return (
    <ul className="list-disc pl-5">
      <li>{moved.length === 0 ? t('movesNothing') : t('movesWhat', { what: moved.join(', ') })}</li>
      <li>{t('fills')}</li>
      {gone.hasAccount && <li>{t('ends', { email: gone.email ?? '', sessions: moves.sessions })}</li>}
      <li>{t('told')}</li>
      <li className="font-semibold text-danger">{t('final')}</li>
    </ul>
  )
}
