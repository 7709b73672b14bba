import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Result } from '#api/call-server.ts'
import { useRepeatKey, type RepeatHeaders } from '#forms/use-repeat-key.ts'
import { useFormat } from '#rental/use-format.ts'
import { useDoneWithUndo, useReasonBack } from '../frame/take-back.ts'
import { useToast } from '../frame/toast.tsx'
import { Field, Input, TextArea } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useKeptText } from '../ui/use-kept-text.ts'
import type { Customer } from './shapes.ts'
import { useAct } from './use-act.ts'

interface Props {
  readonly customer: Customer
  readonly onClose: () => void
}

interface NoteProps {
  /** Owner of the note: 'customer 7'. */
  readonly about: string
  /** Writes the note to the customer or the company. */
  readonly save: (text: string, headers: RepeatHeaders) => Promise<Result<unknown>>
  readonly onClose: () => void
}

/** Note of a colleague about a customer. */
export function NoteDialog({ about, save: send, onClose }: NoteProps) {
  const t = useTranslations('staff.customers')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const [text, setText, told] = useKeptText(`note ${about}`)
  const [empty, setEmpty] = useState(false)
  const { headersFor } = useRepeatKey()
  const save = async () => {
    setEmpty(text.trim() === '')
    if (text.trim() === '') return
    if (!(await run(async () => told(await send(text, headersFor({ text })))))) return
    onClose()
    toast({ words: t('noted') })
  }
  return (
    <AskDialog
      title={t('note')}
      act={t('addNote')}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <Field label={t('noteText')} spoken hint={t('noteHint')} error={empty ? t('missing') : undefined}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has one field */}
        <TextArea autoFocus rows={4} maxLength={2_000} value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </AskDialog>
  )
}

/** Whole number of points, negative to take some; null if it is none. */
const readPoints = (typed: string): number | null => {
  const plain = typed.trim().replace('−', '-').replaceAll(/[.\s]/g, '')
  return /^[+-]?\d{1,7}$/.test(plain) && Number(plain) !== 0 ? Number(plain) : null
}

/** Gives or takes points, and says before what the member will have. */
export function PointsDialog({ customer, onClose }: Props) {
  const t = useTranslations('staff.customers')
  const { number } = useFormat()
  const done = useDoneWithUndo()
  const reasonBack = useReasonBack()
  const { busy, problem, run } = useAct()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const points = readPoints(typed)
  const after = customer.points + (points ?? 0)
  const adjust = (by: number, why: string, before: number) => () =>
    callAsMember('adjustStaffPoints', { params: { id: customer.id }, body: { points: by, reason: why, before } })
  const save = async () => {
    setTried(true)
    if (points === null || after < 0 || reason.trim() === '') return
    if (!(await run(adjust(points, reason.trim(), customer.points)))) return
    onClose()
    done(t('pointsDone', { points: number(after) }), adjust(-points, reasonBack(reason.trim()), after))
  }
  const wrong = points === null ? t('pointsWrong') : after < 0 ? t('pointsTooFew') : undefined
  return (
    <AskDialog
      title={t('pointsTitle')}
      act={t('pointsAct')}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <Field
        label={t('pointsBy')}
        hint={t(points === null ? 'pointsNow' : 'pointsAfter', { now: number(customer.points), after: number(after) })}
        error={tried ? wrong : undefined}
      >
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of the dialog */}
        <Input autoFocus inputMode="numeric" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Field
        label={t('reason')}
        hint={t('pointsReasonHint')}
        error={tried && reason.trim() === '' ? t('missing') : undefined}
      >
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AskDialog>
  )
}
