import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { call, type Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { signIn } from '#api/session.tsx'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import { Spinner } from '#ui/spinner.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { DoorPage } from '../door/door-page.tsx'
import { typedIn } from '../door/typed.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'

type Invited = Answer<'viewInvitation'>

/** Page of a mailed invitation: name and password, and then the second factor at the door. */
export function InvitationPage() {
  const t = useTranslations('staff.invitation')
  const { token } = useLinkToken()
  const invited = useInvited(token)
  if (token === null || invited === 'invalid') return <Void words={token === null ? t('noLink') : t('invalid')} />
  if (invited === 'away') return <Void words={t('away')} />
  if (invited === null || token === undefined)
    return (
      <DoorPage title={t('title')}>
        <Spinner label={t('loading')} />
      </DoorPage>
    )
  return <Accept token={token} invited={invited} />
}

function useInvited(token: string | null | undefined): Invited | 'invalid' | 'away' | null {
  const [invited, setInvited] = useState<Invited | 'invalid' | 'away' | null>(null)
  useEffect(() => {
    if (token === null || token === undefined) return
    let here = true
    const ask = async () => {
      const result = await call('viewInvitation', { body: { token } })
      if (here) setInvited(result.ok ? result.data : result.error.code === 'link_invalid' ? 'invalid' : 'away')
    }
    void ask()
    return () => {
      here = false
    }
  }, [token])
  return invited
}

function Void({ words }: { readonly words: string }) {
  const t = useTranslations('staff.invitation')
  return (
    <DoorPage title={t('title')}>
      <p className="mb-5 text-ink-700">{words}</p>
      <ButtonLink to={useStaffHref()('')} size="large">
        {t('toDoor')}
      </ButtonLink>
    </DoorPage>
  )
}

function Accept({ token, invited }: { readonly token: string; readonly invited: Invited }) {
  const t = useTranslations('staff.invitation')
  const { busy, problem, send } = useAccept(token, invited)
  return (
    <DoorPage title={t('title')}>
      <p className="mb-5 text-ink-700">{t(`leads.${invited.role}`, { company: company.name })}</p>
      <form method="post" noValidate onSubmit={send} className="grid gap-4">
        <Field label={t('email')}>
          <Input name="email" autoComplete="username" readOnly value={invited.email} className="bg-sand" />
        </Field>
        <Field label={t('name')} hint={t('nameHint')}>
          <Input name="name" autoComplete="name" maxLength={100} defaultValue={invited.name} ref={takeFocus} />
        </Field>
        {invited.hasPassword ? (
          <p className="text-meta text-ink-700">{t('keepsPassword')}</p>
        ) : (
          <Field label={t('password')} hint={t('passwordHint')}>
            <Input name="password" type="password" autoComplete="new-password" maxLength={200} />
          </Field>
        )}
        <Problem words={problem} />
        <Button type="submit" look="petrol" size="large" busy={busy}>
          {t('accept')}
        </Button>
        <p className="text-meta text-ink-500">{t('next')}</p>
      </form>
    </DoorPage>
  )
}

function useAccept(token: string, { hasPassword }: Invited) {
  const t = useTranslations('staff.invitation')
  const say = useErrorText()
  const { forget } = useLinkToken()
  const navigate = useNavigate()
  const home = useStaffHref()('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const accept = async (name: string, password: string | null) => {
    const accepted = await call('acceptInvitation', { body: { token, name, password } })
    if (!accepted.ok) return say(accepted.error)
    forget()
    if (password !== null) {
      const entered = await call('login', { body: { email: accepted.data.email, password } })
      if (entered.ok) signIn({ token: entered.data.token, user: entered.data.user })
    }
    // The door asks for the second factor, or for the password of before.
    await navigate(home)
    return null
  }
  const send = async (name: string, password: string | null) => {
    setBusy(true)
    setProblem(null)
    const trouble = await accept(name, password)
    setBusy(false)
    setProblem(trouble)
  }
  return {
    busy,
    problem,
    send: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const form = event.currentTarget
      const [name, password] = [typedIn(form, 'name'), hasPassword ? null : typedIn(form, 'password')]
      if (busy) return
      if (name === '' || password === '') return setProblem(t('missing'))
      if (password !== null && password.length < 12) return setProblem(t('short'))
      void send(name, password)
    },
  }
}
