import { UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { Screen } from '../frame/screen.tsx'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { RowKeys, RowList } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { ColleagueNames, ColleagueRow } from './colleague-row.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { ListHead, Loaded } from './loaded.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

/** Everybody who works here: roles, branches, second factor and sessions. */
export function TeamPage() {
  const t = useTranslations('staff.team')
  const team = useMemberData('getTeam')
  useLive(['people'], ['getTeam'])
  const [inviting, setInviting] = useState(false)
  useKeys([{ keys: 'i', label: t('invite'), run: () => setInviting(true) }])
  return (
    <Screen
      reads
      title={t('title')}
      count={team.data && String(team.data.colleagues.filter(({ active }) => active).length)}
      acts={
        <Button look="petrol" keys="i" onClick={() => setInviting(true)}>
          <UserPlus aria-hidden size={16} />
          {t('invite')}
        </Button>
      }
      foot={<RowKeys details />}
    >
      <Loaded asked={team}>
        {({ colleagues, invitations }) => (
          <>
            <ColleagueNames />
            <RowList label={t('present')} className="px-4 md:px-6">
              {colleagues
                .filter(({ active }) => active)
                .map((one) => (
                  <ColleagueRow key={one.id} colleague={one} />
                ))}
            </RowList>
            <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-8 px-4 py-8 md:px-6">
              {invitations.length > 0 && <Invitations invitations={invitations} />}
              <Gone colleagues={colleagues.filter(({ active }) => !active)} />
            </div>
          </>
        )}
      </Loaded>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Screen>
  )
}

/** Former colleagues. */
function Gone({ colleagues }: Pick<Answer<'getTeam'>, 'colleagues'>) {
  const t = useTranslations('staff.team')
  if (colleagues.length === 0) return null
  return (
    <section>
      <ListHead title={t('left')} />
      <ul className="text-ink-500">
        {colleagues.map(({ id, name, email }) => (
          <li key={id} className="flex min-h-9 flex-wrap items-center gap-x-3 border-b border-line">
            <span className="min-w-40">{name}</span>
            <span className="text-meta">{email}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Invitation = Answer<'getTeam'>['invitations'][number]

function Invitations({ invitations }: Pick<Answer<'getTeam'>, 'invitations'>) {
  const t = useTranslations('staff.team')
  const when = useWhen()
  const [asking, setAsking] = useState<Invitation | null>(null)
  return (
    <section>
      <ListHead title={t('invited')} />
      <ul>
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex min-h-12.25 flex-wrap items-center gap-x-3 border-b border-line py-1">
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{invitation.name}</span>
              <span className="block text-meta text-ink-500">
                {invitation.email} · {t(`roles.${invitation.role}`)}
              </span>
            </span>
            <Chip>{t('notAccepted')}</Chip>
            <span className="figures text-meta text-ink-500">{t('until', { when: when(invitation.expiresAt) })}</span>
            <Button look="quiet" onClick={() => setAsking(invitation)}>
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
      {asking !== null && <Withdraw invitation={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

/** Asks before an invitation is withdrawn: its link cannot be made valid again. */
function Withdraw({ invitation, onClose }: { readonly invitation: Invitation; readonly onClose: () => void }) {
  const t = useTranslations('staff.team')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, name, email } = invitation
  const withdraw = async () => {
    if (!(await run(() => callAsMember('withdrawInvitation', { params: { id } })))) return
    toast({ words: t('withdrawn', { name }) })
    onClose()
  }
  return (
    <AskDialog
      title={t('withdrawTitle', { name })}
      act={t('withdrawAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void withdraw()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('withdrawText', { email })}</p>
    </AskDialog>
  )
}
