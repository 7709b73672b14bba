import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { identityChecks } from '#domain/privacy-request.ts'
import { useToast } from '../frame/toast.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import type { PrivacyRequest } from './shape.ts'
import { privacyBody, type PrivacyDraft, type PrivacyFields } from './use-privacy-draft.ts'

type Known = Pick<PrivacyFields, 'identity' | 'email'>

interface Props {
  readonly request: PrivacyRequest
  readonly draft: PrivacyDraft
}

/** How the identity was verified, and by which address the data is found: it stands before the copies of the data. */
export function PrivacyIdentity({ request, draft }: Props) {
  const t = useTranslations('staff.privacy')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, state } = request
  const open = state === 'open'
  const value = draft.valueOf(request)
  const changed = value.identity !== request.identity || value.email.trim() !== (request.email ?? '')
  const save = async () => {
    if (!changed || !open) return
    const body = privacyBody(request, value, { mine: true })
    if (!(await run(() => callAsMember('changePrivacyRequest', { params: { id }, body })))) return
    draft.forget()
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
      <Fields value={value} open={open} onType={draft.type} />
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
          onChange={({ target }) =>
            onType({ identity: target.value === '' ? null : (target.value as Known['identity']) })
          }
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
