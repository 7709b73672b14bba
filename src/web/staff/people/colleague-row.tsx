import { ChevronDown, ShieldAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useSite } from '#api/site.ts'
import { classes } from '#ui/classes.ts'
import { useMe } from '../frame/me.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { useDoneWithUndo } from '../frame/take-back.ts'
import { useToast } from '../frame/toast.tsx'
import { Button } from '../ui/act-button.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { PostFields, type Post } from './post-fields.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

export type Colleague = Answer<'getTeam'>['colleagues'][number]
type Asking = 'post' | 'end' | 'factor'

/** Colleague in one row, which opens to the acts and the sessions. */
export function ColleagueRow({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslations('staff.team')
  const when = useWhen()
  const me = useMe()
  const id = useId()
  const [open, setOpen] = useState(false)
  const where = useBranchNames(colleague.branches)
  return (
    <li className="border-b border-line">
      <button
        type="button"
        data-row
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="press -mx-2 grid min-h-14 w-[calc(100%+1rem)] grid-cols-[auto_minmax(0,1fr)_1rem] items-center gap-x-3 rounded-field px-2 py-1.5 text-left hover:bg-sand focus-visible:-outline-offset-2 lg:min-h-12.25 lg:grid-cols-[auto_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_10rem_1rem] lg:gap-x-4"
      >
        <Avatar name={colleague.name} />
        <span className="flex min-w-0 items-center gap-3">
          <span className="min-w-0">
            <span className="block truncate font-semibold">
              {colleague.name}
              {colleague.id === me.user.id && <span className="font-normal text-ink-500"> {t('you')}</span>}
            </span>
            <span className="block truncate text-meta text-ink-500">
              {t(`roles.${colleague.role}`)}
              <span className="lg:hidden"> · {where}</span>
              <span className="hidden md:inline lg:hidden"> · {colleague.email}</span>
            </span>
          </span>
          {/* Only what is missing is marked. */}
          {!colleague.secondFactor && <Chip icon={ShieldAlert}>{t('noFactor')}</Chip>}
        </span>
        <span className="min-w-0 text-meta text-ink-700 max-lg:hidden">{where}</span>
        <span className="truncate text-meta text-ink-700 max-lg:hidden">{colleague.email}</span>
        <span className="figures text-meta text-ink-500 max-lg:hidden">
          {colleague.seenAt === null ? t('notSeen') : t('seen', { when: when(colleague.seenAt) })}
        </span>
        <ChevronDown aria-hidden size={16} className={classes('text-ink-500', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="pb-4 md:pl-9.5">
        <Details colleague={colleague} open={open} />
      </div>
    </li>
  )
}

/** Names of branches in the reader's language. */
function useBranchNames(ids: readonly number[] | null): string {
  const t = useTranslations('staff.team')
  const language = useLocale()
  const branches = useSite().data?.branches ?? []
  if (ids === null) return t('everywhere')
  return ids.map((id) => branches.find((branch) => branch.id === id)?.names[language] ?? String(id)).join(', ')
}

function Details({ colleague, open }: { readonly colleague: Colleague; readonly open: boolean }) {
  const t = useTranslations('staff.team')
  const when = useWhen()
  const [asking, setAsking] = useState<Asking | null>(null)
  const present = usePagePresence('staff', open ? colleague.id : null, asking === null ? 'reads' : 'edits')
  const close = () => setAsking(null)
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div>
        <p className="mb-2 flex flex-wrap gap-x-3 text-meta text-ink-700 lg:hidden">
          <span>{colleague.email}</span>
          <span className="text-ink-500">
            {colleague.seenAt === null ? t('notSeen') : t('seen', { when: when(colleague.seenAt) })}
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsking('post')}>{t('changePost')}</Button>
          {colleague.secondFactor && <Button onClick={() => setAsking('factor')}>{t('resetFactor')}</Button>}
          <Button look="quiet" className="text-danger! max-sm:-ml-3" onClick={() => setAsking('end')}>
            {t('end')}
          </Button>
        </div>
        <p className="mt-2 empty:hidden">
          <PresenceMark present={present} />
        </p>
      </div>
      <Sessions colleague={colleague} />
      {asking === 'post' && <ChangePost colleague={colleague} onClose={close} />}
      {asking === 'end' && <Confirm what="end" colleague={colleague} onClose={close} />}
      {asking === 'factor' && <Confirm what="factor" colleague={colleague} onClose={close} />}
    </div>
  )
}

function Sessions({ colleague }: { readonly colleague: Colleague }) {
  const { sessions } = colleague
  const t = useTranslations('staff.team')
  const when = useWhen()
  const device = useDevice()
  const [asking, setAsking] = useState<Session | null>(null)
  return (
    <section>
      <h3 className="text-meta font-semibold text-ink-700">{t('sessions')}</h3>
      {sessions.length === 0 && <p className="text-meta text-ink-500">{t('noSessions')}</p>}
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-8.5 flex-wrap items-center gap-x-3 border-b border-line last:border-0"
          >
            <span className="flex-1">{device(session)}</span>
            <span className="text-meta text-ink-500">{t('seen', { when: when(session.seenAt) })}</span>
            <Button look="quiet" onClick={() => setAsking(session)}>
              {t('endSession')}
            </Button>
          </li>
        ))}
      </ul>
      {asking !== null && <EndSession colleague={colleague} session={asking} onClose={() => setAsking(null)} />}
    </section>
  )
}

type Session = Colleague['sessions'][number]

function useDevice(): (session: Session) => string {
  const t = useTranslations('staff.team')
  return ({ browser, system }) => [browser, system].filter(Boolean).join(', ') || t('device')
}

/** Asks before a session ends, which nobody can begin again but the colleague. */
function EndSession({ colleague: { id, name }, session, onClose }: Asked & { readonly session: Session }) {
  const t = useTranslations('staff.team')
  const toast = useToast()
  const device = useDevice()
  const { busy, problem, run } = useAct()
  const end = async () => {
    if (!(await run(() => callAsMember('endStaffSession', { params: { id, session: session.id } })))) return
    toast({ words: t('sessionEnded', { name }) })
    onClose()
  }
  return (
    <AskDialog
      title={t('sessionTitle')}
      act={t('sessionAct')}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void end()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t('sessionText', { name, device: device(session) })}</p>
    </AskDialog>
  )
}

interface Asked {
  readonly colleague: Colleague
  readonly onClose: () => void
}

function ChangePost({ colleague, onClose }: Asked) {
  const t = useTranslations('staff.team')
  const done = useDoneWithUndo()
  const { busy, problem, run } = useAct()
  const [post, setPost] = useState<Post>(colleague)
  // Somebody else may save while this is open: what was seen is sent along.
  const [seen] = useState(colleague)
  const give =
    ({ role, branches }: Post, version: number) =>
    () => {
      const body = { role, branches: branches && [...branches], version }
      return callAsMember('changeStaff', { params: { id: seen.id }, body })
    }
  const save = async () => {
    if (!(await run(give(post, seen.version)))) return
    onClose()
    done(t('changed', { name: seen.name }), give(seen, seen.version + 1))
  }
  return (
    <AskDialog
      title={colleague.name}
      act={t('save')}
      busy={busy}
      problem={problem}
      onAct={() => void save()}
      onClose={onClose}
    >
      <PostFields post={post} onChange={setPost} />
    </AskDialog>
  )
}

function Confirm({ what, colleague, onClose }: Asked & { readonly what: 'end' | 'factor' }) {
  const t = useTranslations('staff.team')
  const toast = useToast()
  const { busy, problem, run } = useAct()
  const { id, name } = colleague
  const go = async () => {
    const call = what === 'end' ? 'endStaff' : 'resetStaffFactor'
    if (!(await run(() => callAsMember(call, { params: { id } })))) return
    toast({ words: t(`${what}Done`, { name }) })
    onClose()
  }
  return (
    <AskDialog
      title={t(`${what}Title`, { name })}
      act={t(`${what}Act`)}
      danger
      busy={busy}
      problem={problem}
      onAct={() => void go()}
      onClose={onClose}
    >
      <p className="text-ink-700">{t(`${what}Text`)}</p>
    </AskDialog>
  )
}
