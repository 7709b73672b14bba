import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { isVatId, tidyVatId } from '#domain/vat-id.ts'
import { useRepeatKey } from '#forms/use-repeat-key.ts'
import { useDoneWithUndo } from '../frame/take-back.ts'
import { Field, Input } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useAct } from './use-act.ts'

export type Business = Answer<'getStaffBusiness'>

/** Fields with their greatest length and their part of a line of six. */
const fields = [
  ['name', 120, 'col-span-6'],
  ['street', 120, 'col-span-6'],
  ['postalCode', 16, 'col-span-2'],
  ['city', 80, 'col-span-4'],
  ['country', 80, 'col-span-6'],
  ['vatId', 24, 'col-span-6 sm:col-span-3'],
  ['reference', 60, 'col-span-6 sm:col-span-3'],
  ['invoiceEmail', 254, 'col-span-6'],
] as const
type Name = (typeof fields)[number][0]
const needed: ReadonlySet<Name> = new Set(['name', 'street', 'postalCode', 'city', 'country'])

type Values = Record<Name, string>

const valuesOf = (business: Business | null) =>
  Object.fromEntries(fields.map(([name]) => [name, business?.[name] ?? ''])) as Values
const bodyOf = (values: Values) => ({ ...values, invoiceEmail: values.invoiceEmail.trim() || null })

interface Props {
  /** Null for a new one. */
  readonly business: Business | null
  readonly onClose: () => void
  readonly onAdded?: (id: string) => void
}

/** Data of a company. If a colleague was first, that is said, what was typed stays, and it can be sent again. */
export function BusinessDialog({ business, onClose, onAdded }: Props) {
  const t = useTranslations('staff.businesses')
  const { busy, problem, run } = useAct()
  const done = useDoneWithUndo()
  const [given, setGiven] = useState(() => valuesOf(business))
  const [tried, setTried] = useState(false)
  const { began, setTold } = useBegan(business)
  const { headersFor } = useRepeatKey()
  const problemOf = useFieldProblem()
  const wrong = (name: Name) => problemOf(name, given[name].trim())
  const save = async () => {
    setTried(true)
    if (fields.some(([name]) => wrong(name) !== undefined)) return
    if (business === null) return await add()
    const change = (to: Values, version: number) => () =>
      callAsMember('changeStaffBusiness', { params: { id: business.id }, body: { ...bodyOf(to), version } })
    const changing = async () => {
      const changed = await change(given, began)()
      if (!changed.ok && changed.error.code === 'business_changed') setTold(true)
      return changed
    }
    if (!(await run(changing))) return
    onClose()
    done(t('saved'), change(valuesOf(business), began + 1))
  }
  const add = async () => {
    let added: string | undefined
    const adding = async () => {
      const body = bodyOf(given)
      const result = await callAsMember('addStaffBusiness', { headers: headersFor(body), body })
      if (result.ok) added = result.data.id
      return result
    }
    if (!(await run(adding))) return
    onClose()
    if (added !== undefined) onAdded?.(added)
  }
  return (
    <AskDialog
      title={t(business === null ? 'add' : 'change')}
      act={t('save')}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <BusinessFields
        given={given}
        wrong={(name) => (tried ? wrong(name) : undefined)}
        onChange={(more) => setGiven({ ...given, ...more })}
      />
    </AskDialog>
  )
}

interface FieldsProps {
  readonly given: Values
  /** Words for what is wrong with a field. */
  readonly wrong: (name: Name) => string | undefined
  readonly onChange: (change: Partial<Values>) => void
}

function BusinessFields({ given, wrong, onChange }: FieldsProps) {
  const t = useTranslations('staff.businesses')
  return (
    <div className="grid grid-cols-6 gap-3">
      {fields.map(([name, most, span]) => (
        <Field
          key={name}
          label={t(`fields.${name}`)}
          className={span}
          hint={name === 'vatId' ? t('vatHint') : name === 'invoiceEmail' ? t('mailHint') : undefined}
          error={wrong(name)}
        >
          <Input maxLength={most} value={given[name]} onChange={({ target }) => onChange({ [name]: target.value })} />
        </Field>
      ))}
    </div>
  )
}

/** Version that the fields came from; once a colleague's change was told, the next try is about theirs. */
function useBegan(business: Business | null) {
  const [began, setBegan] = useState(business?.version ?? 0)
  const [told, setTold] = useState(false)
  if (told && business !== null && business.version !== began) {
    setBegan(business.version)
    setTold(false)
  }
  return { began, setTold }
}

/** Words for what is wrong with a field; undefined if nothing is. */
function useFieldProblem(): (name: Name, value: string) => string | undefined {
  const t = useTranslations('staff.businesses')
  return (name, value) => {
    if (needed.has(name) && value === '') return t('missing')
    return name === 'vatId' && value !== '' && !isVatId(tidyVatId(value)) ? t('vatWrong') : undefined
  }
}
