import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { identityChecks } from '#domain/privacy-request.ts'
import { useToast } from '../frame/toast.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import type { PrivacyRequest } from './shape.ts'
import { useOwned } from './use-owned.ts'

type Identity = PrivacyRequest['identity']

interface Known {
  readonly email: string
  readonly identity: Identity
}

/** How the identity was verified, and by which address the data is found: it stands before the copies of the data. */
export function PrivacyIdentity({ request }: { readonly request: PrivacyRequest }) {
  const t = useTranslations('staff.privacy')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const mine = useOwned(request)
  const [typed, setTyped] = useState<Partial<Known>>({})
  const { id, version, state, note, outcome } = request
  const open = state === 'open'
  const value: Known = { identity: request.identity, email: request.email ?? '', ...typed }
  const changed = value.identity !== request.identity || value.email.trim() !== (request.email ?? '')
  const save = async () => {
    const email = value.email.trim() === '' ? null : value.email.trim()
    const body = { identity: value.identity, email, note, outcome, version, state, mine: mine || open }
    if (!(await run(() => callAsMember('changePrivacyRequest', { params: { id }, body })))) return
    setTyped({})
    toast({ words: t('work.saved') })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid gap-3"
    >
      <Fields value={value} open={open} onType={(more) => setTyped({ ...typed, ...more })} />
      <Problem words={problem} />
      {changed && open && (
        <div>
          <Button type="submit" busy={busy}>
            {t('work.saveIdentity')}
          </Button>
        </div>
      )}
    </form>
  )
}

interface FieldsProps {
  readonly value: Known
  readonly open: boolean
  readonly onType: (more: Partial<Known>) => void
}

function Fields({ value, open, onType }: FieldsProps) {
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
