import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useKeys } from '../frame/keys.tsx'
import { Screen } from '../frame/screen.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { ColleagueRow } from './colleague-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ListHead, Loaded } from './loaded.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

/** Everybody who works here: roles, branches, second factor and sessions. */
export function TeamPage() {
  const t = useTranslations('staff.team')
  const team = useMemberData('getTeam')
  const [inviting, setInviting] = useState(false)
  useKeys([{ keys: 'i', label: t('invite'), run: () => setInviting(true) }])
  return (
    <Screen
      reads
      title={t('title')}
      acts={
        <Button look="petrol" keys="i" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden size={16} />
          {t('invite')}
        </Button>
      }
    >
      <Loaded asked={team}>
        {({ colleagues, invitations }) => (
          <div className="grid w-full max-w-420 grid-cols-[minmax(0,1fr)] gap-8 px-4 py-5 md:px-6">
            {invitations.length > 0 && <Invitations invitations={invitations} />}
            <section>
              <ListHead title={t('present')} />
              <ul>
                {colleagues
                  .filter(({ active }) => active)
                  .map((one) => (
                    <ColleagueRow key={one.id} colleague={one} />
                  ))}
              </ul>
            </section>
            {colleagues.some(({ active }) => !active) && (
              <section>
                <ListHead title={t('left')} />
                <ul className="text-ink-500">
                  {colleagues
                    .filter(({ active }) => !active)
                    .map(({ id, name, email }) => (
                      <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line">
                        <span className="min-w-40">{name}</span>
                        <span className="text-meta">{email}</span>
                      </li>
                    ))}
                </ul>
              </section>
            )}
          </div>
        )}
      </Loaded>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Screen>
  )
}

function Invitations({ invitations }: Pick<Answer<'getTeam'>, 'invitations'>) {
  const t = useTranslations('staff.team')
  const when = useWhen()
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const withdraw = async (id: string, name: string) => {
    if (await run(() => callAsMember('withdrawInvitation', { params: { id } })))
      toast({ words: t('withdrawn', { name }) })
  }
  return (
    <section>
      <ListHead title={t('invited')} />
      <Problem words={problem} />
      <ul>
        {invitations.map(({ id, name, email, role, expiresAt }) => (
          <li key={id} className="flex min-h-12.25 flex-wrap items-center gap-x-3 border-b border-line py-1">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{name}</span>
              <span className="block text-meta text-ink-500">
                {email} · {t(`roles.${role}`)}
              </span>
            </span>
            <Chip>{t('notAccepted')}</Chip>
            <span className="figures text-meta text-ink-500">{t('until', { when: when(expiresAt) })}</span>
            <Button look="quiet" busy={busy} onClick={() => void withdraw(id, name)}>
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
