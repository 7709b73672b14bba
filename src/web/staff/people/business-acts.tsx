import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useMay } from '../frame/me.tsx'
import { useDoneWithUndo, useReasonBack } from '../frame/take-back.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import type { Business } from './business-dialog.tsx'
import { useAct } from './use-act.ts'

interface Props {
  readonly business: Business
  readonly onClose: () => void
}

const LEAST = 2

/** Finds a customer, who may rent for the company from then on. */
export function PersonDialog({ business, onClose }: Props) {
  const t = useTranslations('staff.businesses')
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState('')
  const [wanted, setWanted] = useState('')
  const toast = useToast()
  const done = useDoneWithUndo()
  const may = useMay()
  const add = async (customer: string, name: string) => {
    const params = { id: business.id, customer }
    if (!(await run(() => callAsMember('addStaffBusinessPerson', { params })))) return
    onClose()
    const words = t('personNew', { name })
    if (may('removeBusinessPerson')) done(words, () => callAsMember('removeStaffBusinessPerson', { params }))
    else toast({ words })
  }
  return (
    <AskDialog
      title={t('personTitle')}
      act={t('find')}
      busy={busy}
      problem={problem}
      onAct={() => setWanted(typed.trim())}
      onClose={onClose}
    >
      <Field label={t('findPerson')} hint={t('findHint')}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field */}
        <Input autoFocus maxLength={80} value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      {wanted.length >= LEAST && <Matches wanted={wanted} onTake={(...person) => void add(...person)} />}
    </AskDialog>
  )
}

interface MatchesProps {
  readonly wanted: string
  readonly onTake: (customer: string, name: string) => void
}

function Matches({ wanted, onTake }: MatchesProps) {
  const t = useTranslations('staff.businesses')
  const { data } = useMemberData('findRenters', { query: { q: wanted } })
  // Others are added where they rent.
  const found = data?.renters.filter(({ seen }) => seen)
  if (found === undefined) return <p aria-busy>{t('searching')}</p>
  if (found.length === 0) return <p>{t('nobody')}</p>
  return (
    <ul className="border-b border-line">
      {found.map(({ id, firstName, lastName, email, phone }) => (
        <li key={id} className="flex min-h-12.25 items-center gap-3 border-t border-line py-1.5">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">
              {firstName} {lastName}
            </span>
            <span className="block truncate text-meta text-ink-500">{email ?? phone}</span>
          </span>
          <Button
            aria-label={t('takeOne', { name: `${firstName} ${lastName}` })}
            onClick={() => onTake(id, `${firstName} ${lastName}`)}
          >
            {t('take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the company from renting, or lets it rent again, with the reason. */
export function BusinessBlockDialog({ business, onClose }: Props) {
  const t = useTranslations('staff.businesses')
  const { busy, problem, run } = useAct()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  // As it stood when the dialog opened: if a colleague was first, the act does not turn into its opposite.
  const [{ id, version, blocked }] = useState(business)
  const block = blocked === null
  const done = useDoneWithUndo()
  const reasonBack = useReasonBack()
  const turn = (body: { blocked: boolean; reason: string; version: number }) => () =>
    callAsMember('blockStaffBusiness', { params: { id }, body })
  const save = async () => {
    setTried(true)
    if (reason.trim() === '') return
    if (!(await run(turn({ blocked: block, reason: reason.trim(), version })))) return
    onClose()
    // Blocked again, it is for the reason that it was.
    const why = blocked === null ? reasonBack(reason.trim()) : blocked.reason
    done(t(block ? 'blockDone' : 'unblockDone'), turn({ blocked: !block, reason: why, version: version + 1 }))
  }
  return (
    <AskDialog
      title={t(block ? 'blockTitle' : 'unblockTitle')}
      act={t(block ? 'blockAct' : 'unblockAct')}
      danger={block}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <p>{t(block ? 'blockLead' : 'unblockLead')}</p>
      <Field label={t('reason')} error={tried && reason.trim() === '' ? t('missing') : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field */}
        <Input autoFocus maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AskDialog>
  )
}
