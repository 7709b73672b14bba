import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import type { Passkey } from '#contract/passkey.ts'
import { useDraft } from '#forms/form-draft.ts'
import { KeyIcon } from '#ui/rental-icons.tsx'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { useFormat } from '#rental/use-format.ts'
import { CheckedForm, useProblem } from '../checked-form.tsx'
import { Proof, proofCheck, type Asks } from '../settings/owner-proof.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useProven } from './use-proven.ts'

interface RowProps {
  readonly passkey: Passkey
  readonly asks: Asks
  /** Open form of the panel. */
  readonly open: string | null
  /** Whether that form is shown; it is folded while another one of the page is. */
  readonly inFront: boolean
  readonly onOpen: (what: string | null) => void
  readonly onDone: (what: 'renamed' | 'removed', name: string) => Promise<void>
}

/** Open form, if it is the one for another name. */
export const renaming = (passkey: string): string => `rename ${passkey}`

/** Passkey with its owner's name for it. */
export function Row({ passkey, asks, open, inFront, onOpen, onDone }: RowProps) {
  const t = useTranslations('passkeys')
  const { name } = passkey
  const [rename, remove] = [renaming(passkey.id), `remove ${passkey.id}`]
  const shown = inFront ? open : null
  const renames = useRef<HTMLButtonElement>(null)
  const removes = useRef<HTMLButtonElement>(null)
  const leave = (button: HTMLButtonElement | null) => {
    onOpen(null)
    button?.focus()
  }
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <KeyIcon size={24} className="shrink-0 text-ink-500" />
        <Facts {...passkey} />
        <div className="flex flex-wrap gap-2 max-sm:ml-10">
          <Button
            ref={renames}
            variant="quiet"
            aria-expanded={shown === rename}
            aria-label={t('renameNamed', { name })}
            onClick={() => onOpen(shown === rename ? null : rename)}
          >
            {t('rename')}
          </Button>
          <Button
            ref={removes}
            variant="plain"
            aria-expanded={shown === remove}
            aria-label={t('removeNamed', { name })}
            onClick={() => onOpen(shown === remove ? null : remove)}
          >
            {t('remove')}
          </Button>
        </div>
      </div>
      <div hidden={!inFront}>
        {open === rename && <RenameForm passkey={passkey} onDone={onDone} onClose={() => leave(renames.current)} />}
        {open === remove && (
          <RemoveForm passkey={passkey} asks={asks} onDone={onDone} onClose={() => leave(removes.current)} />
        )}
      </div>
    </li>
  )
}

function Facts({ name, createdAt, lastUsedAt, synced }: Passkey) {
  const t = useTranslations('passkeys')
  const { day } = useFormat()
  const used = lastUsedAt === null ? t('unused') : t('used', { day: day(lastUsedAt) })
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
      <p className="text-small text-ink-500">
        {[t('facts', { day: day(createdAt) }), ...(synced ? [t('synced')] : [])].join(' · ')}
      </p>
      <p className="text-small text-ink-500">{used}</p>
    </div>
  )
}

interface FormProps {
  readonly passkey: Passkey
  readonly onDone: RowProps['onDone']
  readonly onClose: () => void
}

function RenameForm({ passkey: { id, name: before }, onDone, onClose }: FormProps) {
  const t = useTranslations('passkeys')
  const form = useAccountForm('passkeyName', async (body) => {
    const result = await callAsMember('renamePasskey', { params: { id }, body })
    if (!result.ok) return result.error
    await onDone('renamed', result.data.name)
    return null
  })
  const { ref } = form
  useDraft(ref, 'passkey', { owner: useMember().user.id, about: id })
  useEffect(() => ref.current?.querySelector('input')?.select(), [ref])
  return (
    <CheckedForm form={form} className="mt-4 max-w-md space-y-5">
      <NameField before={before} />
      <ErrorNotice error={form.error} />
      <Buttons label={t('save')} busy={form.busy} onClose={onClose} />
    </CheckedForm>
  )
}

function NameField({ before }: { readonly before: string }) {
  const t = useTranslations('passkeys')
  const problem = useProblem('name')
  return (
    <Field label={t('name')} error={problem && t(problem === 'missing' ? 'nameMissing' : 'nameInvalid')} required>
      <TextInput name="name" defaultValue={before} autoComplete="off" maxLength={60} />
    </Field>
  )
}

function RemoveForm({ passkey: { id, name }, asks, onDone, onClose }: FormProps & Pick<RowProps, 'asks'>) {
  const t = useTranslations('passkeys')
  const proven = useProven()
  const form = useAccountForm(proofCheck(asks), async (typed) => {
    const result = await proven(typed, (body) => callAsMember('removePasskey', { params: { id }, body }))
    if (!result.ok) return result.error
    await onDone('removed', name)
    return null
  })
  const { ref } = form
  useEffect(() => ref.current?.querySelector<HTMLElement>('input:not([readonly])')?.focus(), [ref])
  return (
    <CheckedForm form={form} className="mt-4 max-w-md space-y-5">
      <p className="text-ink-700">{t('removeLead')}</p>
      <Proof asks={asks} />
      <ErrorNotice error={form.error} />
      <Buttons label={t('remove')} busy={form.busy} onClose={onClose} />
    </CheckedForm>
  )
}

function Buttons({
  label,
  busy,
  onClose,
}: {
  readonly label: string
  readonly busy: boolean
  readonly onClose: () => void
}) {
  const t = useTranslations('settings')
  return (
    <div className={formButtons}>
      <Button type="submit" busy={busy}>
        {label}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  )
}
