import { useRef, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Passkey } from '#contract/passkey.ts'
import type { Answer, ApiError, Arguments } from '#api/call-server.ts'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { Proof, proofCheck, type Asks } from '../settings/owner-proof.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { refusalOf, troubleOf, type Trouble } from './passkey-trouble.ts'

/** Age in ms up to which a challenge is used, so that the browser's dialog ends before the server forgets it. */
const STILL_GOOD_MS = 2 * 60_000

interface Props {
  readonly asks: Asks
  readonly onAdded: (passkey: Passkey) => Promise<void>
  readonly cancel: ReactNode
}

/** Form for adding a passkey: the password, the app's code if there is one, then the browser's own dialog. */
export function AddForm({ asks, onAdded, cancel }: Props) {
  const t = useTranslations('passkeys')
  const begin = useBegin()
  const form = useAccountForm(proofCheck(asks), async (body): Promise<ApiError | null> => {
    const begun = await begin.once(body)
    if ('code' in begun) return begun
    const made = await askDevice(begun)
    if ('trouble' in made) return refusalOf(t(`trouble.${made.trouble}`))
    begin.forget()
    const added = await callAsMember('addPasskey', { body: { credential: made } })
    if (!added.ok) return added.error
    await onAdded(added.data)
    return null
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <p className="text-ink-700">{t('addLead')}</p>
      {/* No passkey is asked for here: this is the way back for a customer who lost theirs. */}
      <Proof asks={asks === 'code' ? asks : null} />
      <ErrorNotice error={form.error} />
      <output className="block text-small text-ink-700 empty:hidden">{form.busy && t('waiting')}</output>
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t('continue')}
        </Button>
        {cancel}
      </div>
    </CheckedForm>
  )
}

/** Keeps the challenge: a customer who cancels in the browser and tries again cannot give the same code twice. */
function useBegin() {
  const kept = useRef<{ readonly options: Answer<'beginPasskey'>; readonly at: number } | null>(null)
  const once = async (body: { readonly currentPassword: string; readonly code?: string }) => {
    if (kept.current && performance.now() - kept.current.at < STILL_GOOD_MS) return kept.current.options
    const begun = await callAsMember('beginPasskey', { body })
    if (!begun.ok) return begun.error
    kept.current = { options: begun.data, at: performance.now() }
    return begun.data
  }
  const forget = () => {
    kept.current = null
  }
  return { once, forget }
}

type Credential = NonNullable<Arguments<'addPasskey'>[0]>['body']['credential']

/** Lets the browser make a passkey. @returns the passkey, or the reason why there is none */
async function askDevice(optionsJSON: Answer<'beginPasskey'>): Promise<Credential | { readonly trouble: Trouble }> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser')
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
  } catch (error) {
    return { trouble: troubleOf(error) }
  }
}
