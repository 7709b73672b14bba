import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { linkStyle } from '../links-in-text.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { CodeField } from './code-field.tsx'

interface Props {
  readonly begun: Answer<'beginSecondFactor'>
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** Form that shows the secret for the app and asks for a first code as proof that the app has it. */
export function Setup({ begun, onConfirmed, onCancel }: Props) {
  const t = useTranslations('secondFactor')
  const form = useAccountForm('askCode', async (body) => {
    const result = await callAsMember('confirmSecondFactor', { body })
    if (!result.ok) return result.error
    onConfirmed(result.data.recoveryCodes)
    return null
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <p ref={takeFocus} tabIndex={-1}>
        {t('setup.scan')}
      </p>
      <Picture {...begun.qr} label={t('setup.picture')} />
      <div>
        <p className="text-small text-ink-700">{t('setup.type')}</p>
        <p className="figures mt-1 font-semibold break-words hyphens-none" translate="no">
          {begun.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        </p>
        <a href={begun.uri} className={`inline-flex min-h-11 items-center text-small ${linkStyle}`}>
          {t('setup.open')}
        </a>
      </div>
      <p>{t('setup.prove')}</p>
      <CodeField label={t('code')} numeric />
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t('setup.submit')}
        </Button>
        <Button variant="plain" onClick={onCancel}>
          {t('setup.cancel')}
        </Button>
      </div>
    </CheckedForm>
  )
}

/** QR code, dark on light in every mode of the page because cameras need it. */
function Picture({ size, path, label }: { readonly size: number; readonly path: string; readonly label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full rounded-field border border-line bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
