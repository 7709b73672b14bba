import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { identityChecks } from '#domain/privacy-request.ts'
import { useMe } from '../frame/me.tsx'
import { useToast } from '../frame/toast.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select, TextArea } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import type { PrivacyRequest } from './shape.ts'

type State = PrivacyRequest['state']
type Identity = PrivacyRequest['identity']

interface Work {
  readonly note: string
  readonly outcome: string
  readonly email: string
  readonly identity: Identity
}

/** Notes of a request, how the person is known, and its end. Typed text stays when somebody else is first. */
export function PrivacyWork({ request }: { readonly request: PrivacyRequest }) {
  const t = useTranslations('staff.privacy')
  const me = useMe()
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, version, state, owner } = request
  const [typed, setTyped] = useState<Partial<Work>>({})
  const { note, outcome, identity } = request
  const value: Work = { note, outcome, identity, email: request.email ?? '', ...typed }
  const save = async (to: State, mine: boolean, words: string) => {
    const email = value.email.trim() === '' ? null : value.email.trim()
    const body = { ...value, email, version, state: to, mine }
    if (!(await run(() => callAsMember('changePrivacyRequest', { params: { id }, body })))) return
    setTyped({})
    toast({ words })
  }
  const mine = owner?.id === me.user.id
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save(state, mine || state === 'open', t('work.saved'))
      }}
      className="grid gap-4"
    >
      <h3 className="font-display text-sm font-semibold">{t('work.heading')}</h3>
      <Known value={value} open={state === 'open'} onType={(more) => setTyped({ ...typed, ...more })} />
      <Words value={value} onType={(more) => setTyped({ ...typed, ...more })} />
      <Problem words={problem} />
      <Ends state={state} mine={mine} busy={busy} onSave={(...end) => void save(...end)} />
    </form>
  )
}

interface FieldsProps {
  readonly value: Work
  readonly onType: (more: Partial<Work>) => void
}

/** How the person is known, and by which address. */
function Known({ value, open, onType }: FieldsProps & { readonly open: boolean }) {
  const t = useTranslations('staff.privacy')
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('work.identity')} hint={t('work.identityHint')}>
        <Select
          name="identity"
          disabled={!open}
          value={value.identity ?? ''}
          onChange={({ target }) => onType({ identity: target.value === '' ? null : (target.value as Identity) })}
        >
          <option value="">{t('work.identities.none')}</option>
          {identityChecks.map((one) => (
            <option key={one} value={one}>
              {t(`work.identities.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('file.email')} hint={t('file.emailHint')}>
        <Input
          name="person-address"
          type="email"
          autoComplete="off"
          disabled={!open}
          value={value.email}
          onChange={({ target }) => onType({ email: target.value })}
        />
      </Field>
    </div>
  )
}

function Words({ value, onType }: FieldsProps) {
  const t = useTranslations('staff.privacy.work')
  const text = (name: 'note' | 'outcome') => ({
    rows: 2,
    maxLength: 2_000,
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onType({ [name]: target.value }),
  })
  return (
    <>
      <Field label={t('note')}>
        <TextArea {...text('note')} />
      </Field>
      <Field label={t('outcome')} hint={t('outcomeHint')}>
        <TextArea {...text('outcome')} />
      </Field>
    </>
  )
}

interface EndsProps {
  readonly state: State
  readonly mine: boolean
  readonly busy: boolean
  readonly onSave: (to: State, mine: boolean, words: string) => void
}

/** Saves, ends or opens a request again. */
function Ends({ state, mine, busy, onSave }: EndsProps) {
  const t = useTranslations('staff.privacy.work')
  if (state !== 'open')
    return (
      <div>
        <Button busy={busy} onClick={() => onSave('open', true, t('reopened'))}>
          {t('reopen')}
        </Button>
      </div>
    )
  return (
    <div className="flex flex-wrap gap-2">
      <Button look="petrol" busy={busy} onClick={() => onSave('done', true, t('doneToast'))}>
        {t('done')}
      </Button>
      <Button type="submit" busy={busy}>
        {t('save')}
      </Button>
      <Button busy={busy} onClick={() => onSave('refused', true, t('refusedToast'))}>
        {t('refuse')}
      </Button>
      <Button look="quiet" busy={busy} onClick={() => onSave('open', !mine, t('saved'))}>
        {mine ? t('release') : t('take')}
      </Button>
    </div>
  )
}
