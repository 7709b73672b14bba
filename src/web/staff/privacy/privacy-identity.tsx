import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { identityChecks } from '#domain/privacy-request.ts'
import { useKeys } from '../frame/keys.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Problem } from '../ui/problem.tsx'
import { PrivacyStep } from './privacy-step.tsx'
import type { PrivacyRequest } from './shape.ts'
import { usePrivacyDone } from './use-privacy-done.ts'
import { privacyBody, type PrivacyDraft, type PrivacyFields } from './use-privacy-draft.ts'

type Known = Pick<PrivacyFields, 'identity' | 'email'>

interface Props {
  readonly request: PrivacyRequest
  readonly draft: PrivacyDraft
}

/** First step: how the identity was verified. One line once that is known, and the fields again for who asks for them. */
export function IdentityStep({ request, draft }: Props) {
  const t = useTranslations('staff.privacy')
  const [asked, setAsked] = useState(false)
  const { identity, way } = request
  const proven = way === 'account' ? 'account' : identity
  const value = draft.valueOf(request)
  const changed = value.identity !== identity || value.email.trim() !== (request.email ?? '')
  const step = { number: 1, done: proven !== null, doneWords: t('steps.done') }
  if (proven === null)
    return (
      <PrivacyStep {...step} title={t('steps.identity')}>
        <Verified request={request} draft={draft} changed={changed} onSaved={() => setAsked(false)} />
      </PrivacyStep>
    )
  const open = way !== 'account' && (asked || changed)
  return (
    <PrivacyStep
      {...step}
      title={t('work.proven', { how: t(`work.identities.${proven}`) })}
      // Entries that are not saved stay in sight.
      act={way !== 'account' && !changed && <Unfold open={open} onOpen={setAsked} />}
    >
      {open && <Verified request={request} draft={draft} changed={changed} onSaved={() => setAsked(false)} />}
    </PrivacyStep>
  )
}

/** Opens the fields below the line, by click and by key, and closes them again. */
function Unfold({ open, onOpen }: { readonly open: boolean; readonly onOpen: (open: boolean) => void }) {
  const t = useTranslations('staff.privacy.work')
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => onOpen(!open)
  useKeys([
    {
      keys: 'p',
      label: t('changeIdentity'),
      run: () => {
        button.current?.focus()
        toggle()
      },
    },
  ])
  return (
    <button
      ref={button}
      type="button"
      aria-expanded={open}
      aria-keyshortcuts="p"
      onClick={toggle}
      className="press ml-auto inline-flex min-h-8 shrink-0 items-center gap-2 rounded-field text-meta font-semibold text-petrol-600 hover:underline touch:min-h-11"
    >
      {t(open ? 'fold' : 'change')}
      <span className="sr-only">: {t('identity')}</span>
      <Kbd keys="p" />
    </button>
  )
}

/** How the identity was verified, and by which address the data is found. */
function Verified({
  request,
  draft,
  changed,
  onSaved,
}: Props & { readonly changed: boolean; readonly onSaved: () => void }) {
  const t = useTranslations('staff.privacy')
  const done = usePrivacyDone(request)
  const { busy, problem, run } = useAct()
  const { id } = request
  const value = draft.valueOf(request)
  const [tried, setTried] = useState(false)
  const isNext = request.identity === null
  const missing = isNext && value.identity === null
  const save = async () => {
    setTried(true)
    if (!changed) return
    const body = privacyBody(request, value, { mine: true })
    if (!(await run(() => callAsMember('changePrivacyRequest', { params: { id }, body })))) return
    draft.forget()
    onSaved()
    done(t('work.saved'))
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
      <div className="@container">
        <Fields value={value} missing={tried && missing && !changed} onType={draft.type} />
      </div>
      <Problem words={problem} />
      {(changed || isNext) && (
        <div>
          <Button type="submit" look={isNext ? 'petrol' : 'outline'} busy={busy}>
            {t('work.saveIdentity')}
          </Button>
        </div>
      )}
    </form>
  )
}

interface FieldsProps {
  readonly value: Known
  /** Whether it was sent without a choice. */
  readonly missing: boolean
  readonly onType: (more: Partial<Known>) => void
}

function Fields({ value, missing, onType }: FieldsProps) {
  const t = useTranslations('staff.privacy')
  return (
    <div className="grid gap-4 @[30rem]:grid-cols-2">
      <Field
        label={t('work.identity')}
        hint={t('work.identityHint')}
        error={missing ? t('work.identityMissing') : undefined}
      >
        <Select
          name="identity"
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
          value={value.email}
          onChange={({ target }) => onType({ email: target.value })}
        />
      </Field>
    </div>
  )
}
