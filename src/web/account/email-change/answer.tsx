import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { call, type Answer, type Result } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { updateUser, useAuth } from '#api/session.tsx'
import { useHref } from '#i18n/i18n.tsx'
import { LinkPage } from '#mailed-link/link-page.tsx'
import { useLinkToken } from '#mailed-link/use-link-token.ts'
import { ButtonLink } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'

type Came = 'half' | 'changed' | 'refused'
type Answered = Result<Answer<'confirmEmailChange' | 'refuseEmailChange'>>

/** Page on which the owners of both mailboxes agree to a change of address; that of the old one may refuse. */
export function EmailChange() {
  const t = useTranslations('emailChange')
  const { token } = useLinkToken()
  const [mailbox, setMailbox] = useState<'old' | 'new'>('new')
  // A used token is gone. The link of the other mailbox may be opened in the same tab.
  const now = token ? mailboxOf(token) : mailbox
  if (now !== mailbox) setMailbox(now)
  const [came, setCame] = useState<Came>('half')
  const confirm = async (link: string): Promise<Answered> => {
    const result = await call('confirmEmailChange', { body: { token: link } })
    if (result.ok) setCame(result.data.changed ? 'changed' : 'half')
    if (result.ok && result.data.changed) await catchUp()
    return result
  }
  const refuse = async (link: string): Promise<Answered> => {
    const result = await call('refuseEmailChange', { body: { token: link } })
    if (result.ok) setCame('refused')
    return result
  }
  const words: Parameters<typeof LinkPage>[0]['t'] = (text) => {
    if (text === 'heading' || text === 'lead' || text === 'submit') return t(`${mailbox}.${text}`)
    const end = text.startsWith('done') ? came : 'invalid'
    return t(`end.${end}.${text.endsWith('Heading') ? 'heading' : 'text'}`)
  }
  return (
    <LinkPage
      t={words}
      send={confirm}
      {...(mailbox === 'old' && { other: { label: t('refuse'), send: refuse } })}
      renderWayOn={(end) => <WayOn came={end === 'done' ? came : 'half'} />}
    />
  )
}

const mailboxOf = (token: string) => (token.startsWith('old-') ? 'old' : 'new')

/** Reads the session again, which has another address now or has ended. */
async function catchUp(): Promise<void> {
  const token = readSession()?.token
  if (token === undefined) return
  const result = await callAsMember('getAccount')
  if (result.ok) updateUser(token, result.data.user)
}

function WayOn({ came }: { readonly came: Came }) {
  const t = useTranslations('emailChange')
  const to = useHref()
  const member = useAuth().status === 'member'
  if (came === 'refused') {
    return (
      <ButtonLink to={to(member ? 'settings' : 'password')} size="large" className="w-full">
        {t('password')}
      </ButtonLink>
    )
  }
  return (
    <ButtonLink to={to(member ? 'profile' : 'login')} size="large" className="w-full">
      {t(member ? 'toProfile' : 'signIn')}
    </ButtonLink>
  )
}
