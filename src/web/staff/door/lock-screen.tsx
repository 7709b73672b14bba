import { useState, type FormEvent } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { call } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { signIn, signOut, useAuth } from '#api/session.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useMe } from '../frame/me.tsx'
import { useUnlocked } from '../frame/screen-lock.ts'
import { Avatar } from '../ui/avatar.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { DoorPage } from './door-page.tsx'
import { typedIn } from './typed.ts'
import { hasPasskeys, usePasskey } from './use-passkey.ts'

/** The counter while its colleague is away: a code brings them back, a passkey them or a colleague. */
export function LockScreen() {
  const t = useTranslations('staff.lock')
  const me = useMe()
  const takeOver = useTakeOver()
  const passkey = usePasskey(takeOver)
  const code = useUnlock()
  return (
    <DoorPage title={t('title')} away>
      <p className="mb-5 flex items-center gap-2.5 text-ink-700">
        <Avatar name={me.name} /> {t('lead', { name: me.name })}
      </p>
      <div className="grid gap-4">
        {me.unlocksWith === 'code' && <CodeForm {...code} />}
        <Problem words={code.problem ?? passkey.problem} />
        {hasPasskeys() && (
          <div>
            <Button
              look={me.unlocksWith === 'passkey' ? 'petrol' : 'outline'}
              size="large"
              className="w-full"
              busy={passkey.busy}
              onClick={passkey.press}
            >
              {t('passkey')}
            </Button>
            <p className="mt-1.5 text-meta text-ink-500">{t('passkeyHint')}</p>
          </div>
        )}
        <Button look="quiet" size="large" onClick={() => void signOut()}>
          {t('other')}
        </Button>
      </div>
    </DoorPage>
  )
}

function CodeForm({ send, busy }: Pick<ReturnType<typeof useUnlock>, 'send' | 'busy'>) {
  const t = useTranslations('staff')
  return (
    <form method="post" noValidate onSubmit={send} className="grid gap-4">
      <Field label={t('door.code')} hint={t('door.codeHint')}>
        <Input
          name="code"
          autoComplete="one-time-code"
          inputMode="numeric"
          ref={takeFocus}
          className="figures text-lg tracking-widest"
        />
      </Field>
      <Button type="submit" look="petrol" size="large" busy={busy}>
        {t('lock.submit')}
      </Button>
    </form>
  )
}

function useUnlock() {
  const t = useTranslations('staff')
  const say = useErrorText()
  const unlocked = useUnlocked()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = typedIn(event.currentTarget, 'code')
    if (code === '') return setProblem(t('door.missing'))
    setBusy(true)
    const result = await callAsMember('unlockScreen', { body: { code } })
    setBusy(false)
    if (result.ok) unlocked()
    else setProblem(say(result.error))
  }
  return { send: (event: FormEvent<HTMLFormElement>) => void send(event), busy, problem }
}

/** The session that a passkey began takes the place of the locked one. Somebody else begins at the front. */
function useTakeOver() {
  const { session } = useAuth()
  const href = useStaffHref()
  const unlocked = useUnlocked()
  return ({ token, user }: { token: string; user: NonNullable<typeof session>['user'] }) => {
    const before = session
    signIn({ token, user })
    if (before !== null) void call('logout', { token: before.token })
    if (before?.user.id === user.id) unlocked()
    else window.location.assign(href(''))
  }
}
