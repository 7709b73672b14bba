import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { Block } from '#contract/staff-block.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Result } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { now } from '#api/clock.ts'
import { useMemberData, useMemberReload } from '#api/server-state.tsx'
import { dateOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { Dialog } from '#ui/dialog.tsx'
import { useMay } from '../frame/me.tsx'
import { Field, Input, TextArea } from './dense-field.tsx'
import { DialogEnds } from './dialog-ends.tsx'
import { Problem } from './problem.tsx'

interface Props {
  readonly open: boolean
  /** The customer, and how they are called. */
  readonly customer: string
  readonly name: string
  readonly onClose: () => void
  /** Called once the person is blocked, or rents again. */
  readonly onDone: () => void
}

/** Blocks a person from renting or lifts their block, and tells of earlier ones. Its page loads the texts `staff.blocks`. */
export function BlockDialog({ open, customer, name, onClose, onDone }: Props) {
  const t = useTranslations('staff.blocks')
  return (
    <Dialog open={open} onClose={onClose} title={t('title', { name })} className="max-w-lg">
      {open && <Content customer={customer} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}

type ContentProps = Pick<Props, 'customer' | 'onClose' | 'onDone'>

function Content({ customer, onClose, onDone }: ContentProps) {
  const t = useTranslations('staff.blocks')
  const say = useErrorText()
  const { data, error } = useMemberData('getCustomerBlocks', { params: { id: customer } })
  const reload = useMemberReload()
  const done = () => {
    void reload()
    onDone()
  }
  if (error !== null) return <Problem words={say(error.error)} />
  if (data === undefined) return <p className="min-h-40" />
  const block = data.blocks.find(({ inForce }) => inForce)
  const earlier = data.blocks.filter((one) => one !== block)
  return (
    <div className="grid gap-5">
      {block === undefined ? (
        <NewBlock customer={customer} onClose={onClose} onDone={done} />
      ) : (
        <Lift block={block} onClose={onClose} onDone={done} />
      )}
      {earlier.length > 0 && (
        <section className="border-t border-line pt-4">
          <h3 className="mb-2 text-meta font-semibold">{t('earlier')}</h3>
          <ul className="grid gap-2 text-meta">
            {earlier.map((one) => (
              <li key={one.id}>
                <BlockFacts block={one} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function BlockFacts({ block }: { readonly block: Block }) {
  const t = useTranslations('staff.blocks')
  const { date, dateTime } = useFormat()
  const moment = (at: string) => dateTime(new Date(at), { dateStyle: 'medium' })
  const { reason, since, until, by, lifted } = block
  const facts = [
    t('now', { since: moment(since) }),
    until === null ? t('noEnd') : t('ends', { until: date(until, 'dated') }),
    by === null ? null : t('by', { by }),
    lifted === null ? null : t('lifted', { at: moment(lifted.at), reason: lifted.reason }),
  ].filter((fact) => fact !== null)
  return (
    <>
      <p className="font-semibold">{reason}</p>
      <p className="text-meta text-ink-500">{facts.join(', ')}</p>
    </>
  )
}

/** Reason that is being written, and the call that it is for. */
function useReason(onDone: () => void) {
  const t = useTranslations('staff.blocks')
  const say = useErrorText()
  const [reason, setReason] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [empty, setEmpty] = useState(false)
  const send = async (calling: () => Promise<Result<Block>>) => {
    setEmpty(reason.trim() === '')
    if (reason.trim() === '' || busy) return
    setBusy(true)
    const result = await calling()
    setBusy(false)
    setProblem(result.ok ? null : say(result.error))
    if (result.ok) onDone()
  }
  const field = {
    value: reason,
    maxLength: 500,
    onChange: (event: { target: { value: string } }) => setReason(event.target.value),
  }
  return { reason, field, busy, problem, missing: empty ? t('missing') : undefined, send }
}

function NewBlock({ customer, onClose, onDone }: ContentProps) {
  const t = useTranslations('staff.blocks')
  const [until, setUntil] = useState('')
  const { reason, field, busy, problem, missing, send } = useReason(onDone)
  const block = (event: FormEvent) => {
    event.preventDefault()
    const body = { reason, until: until || null }
    void send(() => callAsMember('blockCustomer', { params: { id: customer }, body }))
  }
  return (
    <form onSubmit={block} noValidate className="grid gap-4">
      <p>{t('lead')}</p>
      <Field label={t('reason')} hint={t('reasonHint')} error={missing}>
        <TextArea {...field} />
      </Field>
      <Field label={t('until')} hint={t('untilHint')}>
        <Input
          type="date"
          min={dateOf(toLocal(now()))}
          value={until}
          onChange={(event) => setUntil(event.target.value)}
        />
      </Field>
      <Problem words={problem} />
      <DialogEnds act={t('submit')} danger busy={busy} onCancel={onClose} />
    </form>
  )
}

function Lift({ block, onClose, onDone }: { readonly block: Block } & Pick<Props, 'onClose' | 'onDone'>) {
  const t = useTranslations('staff.blocks')
  const may = useMay()
  const { reason, field, busy, problem, missing, send } = useReason(onDone)
  const lift = (event: FormEvent) => {
    event.preventDefault()
    void send(() => callAsMember('liftBlock', { params: { id: block.id }, body: { reason } }))
  }
  if (!may('liftBlock'))
    return (
      <div className="grid gap-3">
        <div>
          <BlockFacts block={block} />
        </div>
        <p className="text-meta text-ink-700">{t('managers')}</p>
      </div>
    )
  return (
    <form onSubmit={lift} noValidate className="grid gap-4">
      <div>
        <BlockFacts block={block} />
      </div>
      <Field label={t('liftReason')} error={missing}>
        <TextArea {...field} />
      </Field>
      <Problem words={problem} />
      <DialogEnds act={t('lift')} busy={busy} onCancel={onClose} />
    </form>
  )
}
