import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Block } from '#contract/staff-block.ts'
import { now } from '#api/clock.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { CallOptions, Result } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { dateOf, parseDate, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { useDoneWithUndo, useReasonBack } from '../frame/take-back.ts'
import { useToast } from '../frame/toast.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { useBlockFacts } from './blocked-notice.tsx'
import { DayField } from './day-field.tsx'
import { Field, TextArea } from './dense-field.tsx'
import { isDayOrEmpty } from './typed-day.ts'
import { useKeptText } from './use-kept-text.ts'
import { useBlocks, type Blockable } from './use-blocks.ts'

interface Props {
  /** The person, and how they are called. */
  readonly whose: Blockable
  readonly name: string
  readonly onClose: () => void
  /** Called once the person is blocked, or rents again. */
  readonly onDone: () => void
}

/** Blocks a person from renting or lifts their block, and tells of earlier ones. Its page loads the texts `staff.blocks`. */
export function BlockDialog(props: Props) {
  const t = useTranslations('staff.blocks')
  const say = useErrorText()
  const { day } = useFormat()
  const { blocks, block, hidden, error } = useBlocks(props.whose)
  if (error !== null) return <Told {...props} problem={say(error.error)} />
  if (blocks === undefined) return null
  const earlier = blocks.filter((one) => one !== block)
  if (block !== undefined) return <Lift {...props} block={block} earlier={earlier} />
  if (hidden === null) return <NewBlock {...props} earlier={earlier} />
  return (
    <Told {...props}>
      <p>{t('elsewhere', { since: day(hidden.since, 'dated') })}</p>
    </Told>
  )
}

/** Words to a reader who can change nothing about the block. */
function Told({
  name,
  onClose,
  problem = null,
  children,
}: Props & { readonly problem?: string | null; readonly children?: ReactNode }) {
  const t = useTranslations('staff.blocks')
  return (
    <AskDialog
      title={t('liftTitle', { name })}
      act={t('close')}
      busy={false}
      problem={problem}
      onAct={onClose}
      onClose={onClose}
    >
      {children}
    </AskDialog>
  )
}

/** Reason that is being written, and the call that it is for. */
function useReason(whose: Blockable, onDone: () => void) {
  const t = useTranslations('staff.blocks')
  const say = useErrorText()
  const reload = useMemberReload()
  const [reason, setReason, told] = useKeptText(`block ${JSON.stringify(whose)}`)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [empty, setEmpty] = useState(false)
  const send = async (calling: () => Promise<Result<Block>>, onSent: (block: Block) => void, whole = true) => {
    setEmpty(reason.trim() === '')
    if (reason.trim() === '' || !whole || busy) return
    setBusy(true)
    const result = told(await calling())
    setBusy(false)
    if (!result.ok) return setProblem(say(result.error))
    onDone()
    onSent(result.data)
    await reload()
  }
  const field = {
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the first field of the dialog
    autoFocus: true,
    value: reason,
    maxLength: 500,
    onChange: (event: { target: { value: string } }) => setReason(event.target.value),
  }
  return { reason, field, busy, problem, missing: empty ? t('missing') : undefined, send }
}

const blocking = (whose: Blockable, body: CallOptions<'blockCustomer'>['body']) =>
  'customer' in whose
    ? callAsMember('blockCustomer', { params: { id: whose.customer }, body })
    : callAsMember('blockGuest', { params: { reference: whose.booking }, body })

interface Earlier {
  readonly earlier: readonly Block[]
}

export function NewBlock({ whose, name, earlier, onClose, onDone }: Props & Earlier) {
  const t = useTranslations('staff.blocks')
  const [until, setUntil] = useState('')
  const { reason, field, busy, problem, missing, send } = useReason(whose, onDone)
  const gone = parseDate(until) !== null && until < dateOf(toLocal(now()))
  const toast = useToast()
  const done = useDoneWithUndo()
  const reasonBack = useReasonBack()
  const lifts = useMay()('liftBlock')
  const told = ({ id }: Block) => {
    const words = t('done', { name })
    if (!lifts) return toast({ words })
    done(words, () => callAsMember('liftBlock', { params: { id }, body: { reason: reasonBack(reason) } }))
  }
  const block = () =>
    void send(() => blocking(whose, { reason, until: until || null }), told, isDayOrEmpty(until) && !gone)
  return (
    <AskDialog
      title={t('title', { name })}
      act={t('submit')}
      danger
      consequence={lifts ? undefined : t('managers')}
      busy={busy}
      problem={problem}
      onAct={block}
      onClose={onClose}
    >
      <p>{t('customer' in whose ? 'lead' : 'leadGuest')}</p>
      <Field label={t('reason')} hint={t('reasonHint')} error={missing}>
        <TextArea {...field} />
      </Field>
      <Field label={t('until')} hint={t('untilHint')} error={gone ? t('gone') : undefined}>
        <DayField value={until} onChange={setUntil} />
      </Field>
      <EarlierBlocks earlier={earlier} />
    </AskDialog>
  )
}

function Lift({ whose, block, name, earlier, onClose, onDone }: Props & Earlier & { readonly block: Block }) {
  const t = useTranslations('staff.blocks')
  const may = useMay()
  const { reason, field, busy, problem, missing, send } = useReason(whose, onDone)
  const lifts = may('liftBlock')
  const done = useDoneWithUndo()
  const again =
    ({ reason: why, until }: Block) =>
    () =>
      blocking(whose, { reason: why, until })
  const lift = () =>
    void send(
      () => callAsMember('liftBlock', { params: { id: block.id }, body: { reason } }),
      () => done(t('liftDone', { name }), again(block)),
    )
  return (
    <AskDialog
      title={t('liftTitle', { name })}
      act={t(lifts ? 'lift' : 'close')}
      busy={busy}
      problem={problem}
      onAct={lifts ? lift : onClose}
      onClose={onClose}
    >
      <BlockFacts block={block} />
      {lifts ? (
        <Field label={t('liftReason')} error={missing}>
          <TextArea {...field} />
        </Field>
      ) : (
        <p className="text-meta text-ink-700">{t('managers')}</p>
      )}
      <EarlierBlocks earlier={earlier} />
    </AskDialog>
  )
}

function BlockFacts({ block }: { readonly block: Block }) {
  const facts = useBlockFacts()
  return (
    <div>
      <p className="font-semibold break-words">{block.reason}</p>
      <p className="text-meta text-ink-500">{facts(block)}</p>
    </div>
  )
}

function EarlierBlocks({ earlier }: Earlier) {
  const t = useTranslations('staff.blocks')
  if (earlier.length === 0) return null
  return (
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
  )
}
