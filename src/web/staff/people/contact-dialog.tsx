import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { classes } from '#ui/classes.ts'
import { useDoneWithUndo, useReasonBack } from '../frame/take-back.ts'
import { Field, Input } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import type { Customer } from './shapes.ts'
import { useAct } from './use-act.ts'

/** Fields with their greatest length and their part of a line of six. */
const fields = [
  ['firstName', 100, 'col-span-3'],
  ['lastName', 100, 'col-span-3'],
  ['phone', 30, 'col-span-3'],
  ['company', 200, 'col-span-3'],
  ['email', 254, 'col-span-6'],
  ['streetName', 200, 'col-span-4'],
  ['houseNo', 20, 'col-span-2'],
  ['postalCode', 20, 'col-span-2'],
  ['city', 100, 'col-span-4'],
  ['country', 100, 'col-span-6'],
] as const
type Name = (typeof fields)[number][0]
type Values = Record<Name, string>

const names: readonly Name[] = fields.map(([name]) => name)
const valuesOf = (customer: Customer) => Object.fromEntries(names.map((name) => [name, customer[name] ?? ''])) as Values

const bodyOf = ({ email, phone, ...rest }: Values, hasAccount: boolean) => ({
  ...rest,
  phone: phone.trim() || null,
  ...(!hasAccount && { email: email.trim() || null }),
})

/**
 * Name and contact of a customer. If a colleague was first, their values stand above the fields, what was typed stays,
 * and the form can be sent again to what is there now.
 */
export function ContactDialog({ customer, onClose }: { readonly customer: Customer; readonly onClose: () => void }) {
  const t = useTranslations('staff.customers')
  const done = useDoneWithUndo()
  const reasonBack = useReasonBack()
  const { busy, problem, run } = useAct()
  const [began, setBegan] = useState(customer)
  const [given, setGiven] = useState(() => valuesOf(customer))
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = (text: string) => (tried && text.trim() === '' ? t('missing') : undefined)
  const change = (to: Values, why: string, version: number) => () => {
    const body = { ...bodyOf(to, customer.hasAccount), reason: why, version }
    return callAsMember('changeStaffCustomer', { params: { id: customer.id }, body })
  }
  const save = async () => {
    setTried(true)
    if ([given.firstName, given.lastName, reason].some((text) => text.trim() === '')) return
    if (!(await run(change(given, reason.trim(), began.version)))) return
    onClose()
    done(t('saved'), change(valuesOf(began), reasonBack(reason.trim()), began.version + 1))
  }
  return (
    <AskDialog
      title={t('contactTitle')}
      act={t('save')}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      {customer.version !== began.version && !busy && (
        <Meanwhile before={began} now={customer} onRead={() => setBegan(customer)} />
      )}
      <ContactFields
        given={given}
        account={customer.hasAccount ? (customer.email ?? '') : null}
        missing={missing}
        onChange={(more) => setGiven({ ...given, ...more })}
      />
      <Field label={t('reason')} hint={t('reasonHint')} error={missing(reason)}>
        <Input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
      </Field>
    </AskDialog>
  )
}

interface FieldsProps {
  readonly given: Values
  /** Address of the customer's account, which only they can change; null without an account. */
  readonly account: string | null
  /** Words for a field that must be filled in, once it was tried. */
  readonly missing: (text: string) => string | undefined
  readonly onChange: (change: Partial<Values>) => void
}

function ContactFields({ given, account, missing, onChange }: FieldsProps) {
  const t = useTranslations('staff.customers')
  return (
    <div className="grid grid-cols-6 gap-3">
      {fields.map(([name, most, span]) =>
        name === 'email' && account !== null ? (
          <p key={name} className={classes(span, 'text-meta text-ink-700')}>
            {t('emailOfAccount', { email: account })}
          </p>
        ) : (
          <Field
            key={name}
            label={t(name)}
            className={span}
            hint={name === 'email' ? t('emailHint') : undefined}
            error={name === 'firstName' || name === 'lastName' ? missing(given[name]) : undefined}
          >
            <Input
              type={name === 'email' ? 'email' : 'text'}
              maxLength={most}
              value={given[name]}
              onChange={({ target }) => onChange({ [name]: target.value })}
            />
          </Field>
        ),
      )}
    </div>
  )
}

/** Values that a colleague saved meanwhile. Having read them, one may save over them. */
function Meanwhile({
  before,
  now,
  onRead,
}: {
  readonly before: Customer
  readonly now: Customer
  readonly onRead: () => void
}) {
  const t = useTranslations('staff.customers')
  const changed = names.filter((name) => (before[name] ?? '') !== (now[name] ?? ''))
  return (
    <div role="alert" className="rounded-field bg-amber-100 px-3 py-2.5 text-amber-800">
      <p className="font-semibold">{t('meanwhile')}</p>
      <ul>
        {changed.map((name) => (
          <li key={name}>
            {t(name)}: {now[name] ?? t('nothing')}
          </li>
        ))}
      </ul>
      <button type="button" onClick={onRead} className="mt-1 font-semibold underline touch:min-h-11">
        {t('readIt')}
      </button>
    </div>
  )
}
