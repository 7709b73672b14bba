import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer, Result } from '#api/call-server.ts'
import { isVatId, tidyVatId } from '#domain/vat-id.ts'
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
  const [given, setGiven] = useState(
    () => Object.fromEntries(fields.map(([name]) => [name, business?.[name] ?? ''])) as Record<Name, string>,
  )
  const [tried, setTried] = useState(false)
  const { began, setTold } = useBegan(business)
  const problemOf = useFieldProblem()
  const wrong = (name: Name) => problemOf(name, given[name].trim())
  const save = async () => {
    setTried(true)
    if (fields.some(([name]) => wrong(name) !== undefined)) return
    const body = { ...given, invoiceEmail: given.invoiceEmail.trim() || null }
    let added: string | undefined
    const call = async (): Promise<Result<unknown>> => {
      if (business !== null) {
        const params = { id: business.id }
        const changed = await callAsMember('changeStaffBusiness', { params, body: { ...body, version: began } })
        if (!changed.ok && changed.error.code === 'business_changed') setTold(true)
        return changed
      }
      const result = await callAsMember('addStaffBusiness', { body })
      if (result.ok) added = result.data.id
      return result
    }
    if (!(await run(call))) return
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
      <div className="grid grid-cols-6 gap-3">
        {fields.map(([name, most, span]) => (
          <Field
            key={name}
            label={t(`fields.${name}`)}
            className={span}
            hint={name === 'vatId' ? t('vatHint') : name === 'invoiceEmail' ? t('mailHint') : undefined}
            error={tried ? wrong(name) : undefined}
          >
            <Input
              maxLength={most}
              value={given[name]}
              onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </AskDialog>
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
