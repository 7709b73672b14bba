import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { DoorPage } from './door-page.tsx'
import { typedIn } from './typed.ts'

interface Props {
  readonly begun: Answer<'beginSecondFactor'>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
}

/** The secret for the app, and a first code as proof that the app has it. */
export function ScanApp({ begun, onConfirmed }: Props) {
  const t = useTranslations('staff')
  const say = useErrorText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (form: HTMLFormElement) => {
    const code = typedIn(form, 'code')
    if (code === '') return setProblem(t('door.missing'))
    setBusy(true)
    const result = await callAsMember('confirmSecondFactor', { body: { code } })
    setBusy(false)
    if (result.ok) onConfirmed(result.data.recoveryCodes)
    else setProblem(say(result.error))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) void send(event.currentTarget)
  }
  return (
    <DoorPage title={t('factor.byApp')}>
      <p className="mb-3 text-ink-700">{t('factor.scan')}</p>
      {/* Dark on light in every mode of the page, because cameras need it. */}
      <svg
        role="img"
        aria-label={t('factor.picture')}
        viewBox={`0 0 ${begun.qr.size} ${begun.qr.size}`}
        shapeRendering="crispEdges"
        className="mx-auto mb-3 w-48 rounded-field border border-line bg-white forced-color-adjust-none"
      >
        <path d={begun.qr.path} fill="#000" />
      </svg>
      <p className="mb-4 text-meta">
        {t('factor.type')}{' '}
        <span className="font-semibold" translate="no">
          {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </span>
      </p>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <Field label={t('factor.prove')}>
          <Input
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            className="figures text-lg tracking-widest"
          />
        </Field>
        <Problem words={problem} />
        <Button type="submit" look="petrol" size="large" busy={busy}>
          {t('factor.confirm')}
        </Button>
      </form>
    </DoorPage>
  )
}

/** Codes for a lost app, shown this once. */
export function RecoveryCodes({ codes, onDone }: { readonly codes: readonly string[]; readonly onDone: () => void }) {
  const t = useTranslations('staff.factor')
  return (
    <DoorPage title={t('codes')}>
      <p className="mb-4 text-ink-700">{t('codesText')}</p>
      <ul
        className="mb-5 grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-field border border-line bg-white p-3 font-semibold"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="off-paper grid gap-2">
        <Button size="large" onClick={() => window.print()}>
          {t('print')}
        </Button>
        <Button look="petrol" size="large" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </DoorPage>
  )
}
