import { useRef, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { useToast } from '../frame/toast.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { PostFields, type Post } from './post-fields.tsx'
import { useAct } from './use-act.ts'

/** Invites a colleague by mail. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('staff.team')
  const here = useLocale()
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const fields = useRef<HTMLDivElement>(null)
  const [missing, setMissing] = useState<readonly string[]>([])
  const [post, setPost] = useState<Post>({ role: 'agent', branches: [] })
  const valueOf = (name: string) => fields.current!.querySelector<HTMLInputElement>(`[name=${name}]`)!.value.trim()
  const send = async () => {
    const [name, email] = [valueOf('name'), valueOf('colleague')]
    const empty = [...(name === '' ? ['name'] : []), ...(/^\S+@\S+\.\S+$/.test(email) ? [] : ['email'])]
    setMissing(empty)
    if (empty.length > 0) return
    const language = valueOf('language') === 'en' ? 'en' : 'de'
    const branches = post.branches === null ? null : [...post.branches]
    const body = { name, email, language, role: post.role, branches } as const
    if (!(await run(() => callAsMember('inviteStaff', { body })))) return
    toast({ words: t('invitedToast', { email }) })
    onClose()
  }
  return (
    <AskDialog
      title={t('inviteTitle')}
      act={t('send')}
      consequence={t('inviteConsequence')}
      busy={busy}
      problem={problem}
      onAct={() => void send()}
      onClose={onClose}
    >
      <div ref={fields} className="grid gap-4">
        <Field label={t('name')} error={missing.includes('name') ? t('missing.name') : undefined}>
          <Input name="name" autoComplete="off" maxLength={100} ref={takeFocus} />
        </Field>
        <Field label={t('email')} error={missing.includes('email') ? t('missing.email') : undefined}>
          <Input name="colleague" type="email" autoComplete="off" />
        </Field>
        <PostFields post={post} onChange={setPost} />
        <Field label={t('letterLanguage')}>
          <Select name="language" defaultValue={here}>
            <option value="de">Deutsch</option>
            <option value="en">English</option>
          </Select>
        </Field>
      </div>
    </AskDialog>
  )
}
