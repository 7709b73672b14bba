import { CircleCheck } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer, ApiError } from '#api/call-server.ts'
import { updateUser } from '#api/session.tsx'
import { forgetDraft, hasDraft, useDraft } from '#forms/form-draft.ts'
import { ClockIcon } from '#ui/rental-icons.tsx'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { CheckedForm, InputField } from '../checked-form.tsx'
import { CurrentPassword } from '../current-password.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { Folded } from '../settings/disclosed.tsx'
import { Done, Panel } from '../settings/settings-panel.tsx'
import { useAccountForm } from '../use-account-form.ts'

type Change = NonNullable<Answer<'getOwnEmail'>['change']>

/** The address that signs in. Another one is asked for here and confirmed in both mailboxes. */
export function EmailPanel() {
  const t = useTranslations('profile.email')
  const profile = useTranslations('profile')
  const { token, user } = useMember()
  const query = useMemberData('getOwnEmail')
  const { data, isError } = query
  /** State before the customer did anything. */
  const [past, setPast] = useState<typeof data>()
  const [said, setSaid] = useState<string | null>(null)
  const email = data?.email ?? user.email
  useEffect(() => {
    if (email !== user.email) updateUser(token, { email })
  }, [email, token, user.email])
  const after = async (words: string | null) => {
    await query.refetch()
    setPast(data)
    setSaid(words)
  }
  return (
    <Panel
      id="email"
      title={t('heading')}
      about={
        <>
          <p className="text-base break-words hyphens-none text-ink-900">{email}</p>
          <p className="mt-1">{profile('emailHint')}</p>
        </>
      }
    >
      {said !== null && <Done>{said}</Done>}
      {data && !(isError && data === past) ? (
        data.change ? (
          <Waits email={email} change={data.change} onCancelled={() => after(t('cancelled'))} />
        ) : (
          <Folded label={profile('emailChange')} begun={hasDraft('email')} cancel={profile('drivers.close')}>
            {(cancel) => <AskForm cancel={cancel} onAsked={() => after(t('asked'))} />}
          </Folded>
        )
      ) : (
        <NotYet query={query} />
      )}
    </Panel>
  )
}

function AskForm({ cancel, onAsked }: { readonly cancel: ReactNode; readonly onAsked: () => Promise<void> }) {
  const t = useTranslations('profile.email')
  const { id } = useMember().user
  const form = useAccountForm('changeEmail', async (body) => {
    const result = await callAsMember('changeEmail', { body })
    if (!result.ok) return result.error
    forgetDraft('email')
    await onAsked()
    return null
  })
  useDraft(form.ref, 'email', { owner: id })
  return (
    <CheckedForm form={form} className="space-y-4">
      <p className="max-w-prose text-small text-ink-700">{t('lead')}</p>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField name="email" label={t('field')} type="email" autoComplete="email" />
        <CurrentPassword />
      </div>
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <Button type="submit" busy={form.busy}>
          {t('submit')}
        </Button>
        {cancel}
      </div>
    </CheckedForm>
  )
}

/** Steps still missing, and the way back. */
function Waits({
  email,
  change,
  onCancelled,
}: {
  readonly email: string
  readonly change: Change
  readonly onCancelled: () => Promise<void>
}) {
  const t = useTranslations('profile.email')
  const { moment } = useFormat()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const cancel = async () => {
    setBusy(true)
    setError(null)
    const result = await callAsMember('cancelEmailChange')
    if (result.ok) return await onCancelled()
    setBusy(false)
    setError(result.error)
  }
  return (
    <>
      <p className="font-semibold">{t('waiting')}</p>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        <Mailbox email={email} kind={t('old')} confirmed={change.oldConfirmed} />
        <Mailbox email={change.newEmail} kind={t('new')} confirmed={change.newConfirmed} />
      </ul>
      <p className="mt-3 mb-6 text-small text-ink-700">{t('until', { moment: moment(change.expiresAt) })}</p>
      <ErrorNotice error={error} />
      <Button variant="quiet" busy={busy} onClick={() => void cancel()}>
        {t('cancel')}
      </Button>
    </>
  )
}

function Mailbox({
  email,
  kind,
  confirmed,
}: {
  readonly email: string
  readonly kind: string
  readonly confirmed: boolean
}) {
  const t = useTranslations('profile.email')
  const Icon = confirmed ? CircleCheck : ClockIcon
  return (
    <li className="flex items-start gap-3 py-3">
      <Icon aria-hidden size={22} className={`mt-0.5 shrink-0 ${confirmed ? 'text-success' : 'text-ink-500'}`} />
      <div className="min-w-0">
        <p className="break-words hyphens-none">{email}</p>
        <p className="text-small text-ink-700">
          {kind}: {t(confirmed ? 'confirmed' : 'missing')}
        </p>
      </div>
    </li>
  )
}
