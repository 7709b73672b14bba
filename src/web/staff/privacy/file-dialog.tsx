import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { now } from '#api/clock.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { CallOptions } from '#api/call-server.ts'
import { dateOf, parseDate, toLocal } from '#domain/period.ts'
import { privacyKinds, privacyWays } from '#domain/privacy-request.ts'
import { useRepeatKey } from '#forms/use-repeat-key.ts'
import { useFormat } from '#rental/use-format.ts'
import { useToast } from '../frame/toast.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { useAct } from '../people/use-act.ts'
import { DayField } from '../ui/day-field.tsx'
import { Field, Input, Select, TextArea } from '../ui/dense-field.tsx'

type Body = CallOptions<'filePrivacyRequest'>['body']

interface Props {
  /** Fields that a message or a customer's page has filled in already. */
  readonly known: Partial<Body>
  readonly onClose: () => void
  readonly onFiled?: (id: string) => void
}

const ways = privacyWays.filter((way) => way !== 'account')

/** Files a request of a person; what is known stands there already. */
export function FileDialog({ known, onClose, onFiled }: Props) {
  const t = useTranslations('staff.privacy')
  const toast = useToast()
  const { date } = useFormat()
  const { busy, problem, run } = useAct()
  const { headersFor } = useRepeatKey()
  const fields = useRef<HTMLDivElement>(null)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const file = async () => {
    const read = readFields(fields.current!, known)
    setWrong(read.wrong)
    if (read.wrong.length > 0) return
    let filed: { id: string; dueOn: string } | undefined
    const done = await run(async () => {
      const result = await callAsMember('filePrivacyRequest', { headers: headersFor(read.body), body: read.body })
      if (result.ok) filed = result.data
      return result
    })
    if (!done || filed === undefined) return
    toast({ words: t('file.done', { day: date(filed.dueOn, 'dated') }) })
    onFiled?.(filed.id)
    onClose()
  }
  return (
    <AskDialog
      title={t('file.open')}
      act={t('file.act')}
      busy={busy}
      problem={problem}
      onAct={() => void file()}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4 sm:grid-cols-2">
        <Person known={known} wrong={wrong} />
        <Circumstances known={known} wrong={wrong} />
      </div>
    </AskDialog>
  )
}

/** Reads the fields of the form. @returns the request, and the names of fields that are not right yet */
export function readFields(fields: HTMLElement, known: Partial<Body>): { body: Body; wrong: string[] } {
  const valueOf = (name: string) => fields.querySelector<HTMLInputElement>(`[name=${name}]`)!.value.trim()
  const [name, email, receivedOn] = [valueOf('person'), valueOf('personEmail'), valueOf('receivedOn')]
  const wrong = [
    ...(name === '' ? ['name'] : []),
    ...(parseDate(receivedOn) === null ? ['receivedOn'] : []),
    ...(email === '' || /^\S+@\S+\.\S+$/.test(email) ? [] : ['email']),
  ]
  const body: Body = {
    kind: valueOf('kind') as Body['kind'],
    way: valueOf('way') as Body['way'],
    language: valueOf('language') as Body['language'],
    receivedOn,
    name,
    email: email === '' ? null : email,
    identity: null,
    note: valueOf('note'),
    message: known.message ?? null,
    customer: known.customer ?? null,
  }
  return { body, wrong }
}

interface FieldsProps {
  readonly known: Partial<Body>
  /** Fields that are not right yet. */
  readonly wrong: readonly string[]
}

function Person({ known, wrong }: FieldsProps) {
  const t = useTranslations('staff.privacy')
  const errorOf = (name: string, words: string) => (wrong.includes(name) ? words : undefined)
  return (
    <>
      <Field label={t('file.kind')} className="sm:col-span-2">
        <Select name="kind" defaultValue={known.kind ?? 'access'}>
          {privacyKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kinds.${kind}`)}, {t(`articles.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('file.name')} error={errorOf('name', t('file.missing'))}>
        <Input name="person" autoComplete="off" maxLength={200} defaultValue={known.name} />
      </Field>
      <Field label={t('file.email')} hint={t('file.emailHint')} error={errorOf('email', t('file.wrongEmail'))}>
        <Input name="personEmail" type="email" autoComplete="off" defaultValue={known.email ?? ''} />
      </Field>
    </>
  )
}

function Circumstances({ known, wrong }: FieldsProps) {
  const t = useTranslations('staff.privacy')
  const here = useLocale()
  const [receivedOn, setReceivedOn] = useState(() => known.receivedOn ?? dateOf(toLocal(now())))
  const errorOf = (name: string, words: string) => (wrong.includes(name) ? words : undefined)
  return (
    <>
      <Field
        label={t('file.receivedOn')}
        hint={t('file.receivedHint')}
        // Text that is no day says so itself.
        error={receivedOn === '' ? errorOf('receivedOn', t('file.missing')) : undefined}
      >
        <DayField meant="last" value={receivedOn} onChange={setReceivedOn} />
        <input type="hidden" name="receivedOn" value={receivedOn} />
      </Field>
      <Field label={t('file.way')}>
        <Select name="way" defaultValue={known.way ?? 'email'}>
          {ways.map((way) => (
            <option key={way} value={way}>
              {t(`ways.${way}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('file.language')}>
        <Select name="language" defaultValue={known.language ?? here}>
          <option value="de">Deutsch</option>
          <option value="en">English</option>
        </Select>
      </Field>
      <Field label={t('file.note')} className="sm:col-span-2">
        <TextArea name="note" rows={2} maxLength={2_000} defaultValue={known.note} />
      </Field>
    </>
  )
}
