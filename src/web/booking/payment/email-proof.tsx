import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { useAccountDialogs } from '#frame/openers.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useSecondsLeft } from '../quote/hold-quote.ts'
import type { Proof } from './use-email-proof.ts'

interface EmailProofProps {
  readonly proof: Proof
  readonly onType: (code: string) => void
  readonly onMail: () => void
}

/** Field above the order button for the mailed code, with the alternatives to it. */
export function EmailProof({ proof, onType, onMail }: EmailProofProps) {
  const t = useTranslations('booking.payment.proof')
  const { email, letter } = proof
  return (
    <section aria-labelledby="email-proof" className="mt-6 rounded-card border border-petrol-600 bg-white p-5 sm:p-6">
      <h3 id="email-proof" className="heading-3">
        {t('title')}
      </h3>
      <div aria-live="polite" className="mt-2 text-ink-700">
        {letter === 'sending' ? <Spinner label={t('sending')} /> : <Told proof={proof} />}
      </div>
      <CodeField key={email} proof={proof} onType={onType} />
      <p className="mt-4 text-small text-ink-700">{t('afterwards')}</p>
      <OtherWays proof={proof} onMail={onMail} />
    </section>
  )
}

function Told({ proof: { email, letter } }: { readonly proof: Proof }) {
  const t = useTranslations('booking.payment.proof')
  const say = useErrorText()
  if (typeof letter === 'object') return <Notice kind="error">{say(letter)}</Notice>
  return <p>{t.rich('sent', { email, mail })}</p>
}

function CodeField({ proof: { code, problem }, onType }: Pick<EmailProofProps, 'proof' | 'onType'>) {
  const t = useTranslations('booking.payment.proof')
  const input = useRef<HTMLInputElement>(null)
  // Takes the focus as soon as it is needed, and again after a wrong code: the page asks for nothing else.
  useEffect(() => {
    if (problem !== 'missing') input.current?.focus()
  }, [problem])
  return (
    <Field label={t('label')} error={problem === null ? undefined : t(problem)} required className="mt-4 max-w-60">
      <TextInput
        ref={input}
        name="emailCode"
        value={code}
        onChange={(event) => onType(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        maxLength={12}
        className="figures text-lg tracking-[0.2em]"
      />
    </Field>
  )
}

const mail = (words: ReactNode) => <strong className="font-semibold wrap-anywhere">{words}</strong>

const linkLike =
  'inline-flex min-h-11 items-center text-small text-petrol-600 underline underline-offset-4 disabled:text-ink-500 disabled:no-underline'

function OtherWays({ proof, onMail }: Pick<EmailProofProps, 'proof' | 'onMail'>) {
  const t = useTranslations('booking.payment.proof')
  const { address } = useFlow()
  const { openSignIn } = useAccountDialogs()
  const minutes = Math.ceil(useSecondsLeft(proof.againAt) / 60)
  return (
    <div className="mt-2 flex flex-wrap gap-x-6">
      <button type="button" className={linkLike} disabled={minutes > 0} onClick={onMail}>
        {minutes > 0 ? t('againIn', { minutes }) : t('again')}
      </button>
      <Link to={{ search: address('details') }} className={linkLike}>
        {t('other')}
      </Link>
      <button type="button" className={linkLike} onClick={openSignIn}>
        {t('signIn')}
      </button>
    </div>
  )
}
