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
import { ColumnNames } from '../ui/column-names.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { rowLook } from '../ui/row-list.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { AskDialog } from '../ui/ask-dialog.tsx'
import { PostFields, type Post } from './post-fields.tsx'
import { useAct } from './use-act.ts'
import { useWhen } from './when.ts'

export type Colleague = Answer<'getTeam'>['colleagues'][number]
type Asking = 'post' | 'end' | 'factor'

/** Columns of the rows and of their names. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_1rem] items-center gap-x-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_1rem] lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)_minmax(0,4fr)_minmax(0,3fr)_1rem]'

export function ColleagueNames() {
  const t = useTranslations('staff.team')
  return <ColumnNames className={columns} names={[t('name'), t('role'), t('branches'), t('lastSeen')]} />
}

/** When somebody was here last; wide lists have a head that says so. */
function LastSeen({ colleague: { seenAt } }: { readonly colleague: Colleague }) {
  const t = useTranslations('staff.team')
  const when = useWhen()
  if (seenAt === null) return t('notSeen')
  return (
    <>
      <span className="lg:hidden">{t('seen', { when: when(seenAt) })}</span>
      <span className="max-lg:hidden">{when(seenAt)}</span>
    </>
  )
}

/** Colleague in one row, which opens to the acts and the sessions. */
export function ColleagueRow({ colleague }: { readonly colleague: Colleague }) {
  const t = useTranslations('staff.team')
  const me = useMe()
  const id = useId()
  const [open, setOpen] = useState(false)
  const where = useBranchNames(colleague.branches)
  return (
    <li className="border-t border-line first:border-t-0">
      <button
        type="button"
        data-row
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classes(columns, rowLook, 'w-[calc(100%+1rem)] text-left max-lg:min-h-14')}
      >
        <span className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3">
          <Avatar name={colleague.name} />
          <span className="min-w-0">
            <span className="flex items-center gap-2">
              <span className="truncate font-semibold">
                {colleague.name}
                {colleague.id === me.user.id && <span className="font-normal text-ink-500"> {t('you')}</span>}
              </span>
              {/* Only what is missing is marked. */}
              {!colleague.secondFactor && <Chip icon={ShieldAlert}>{t('noFactor')}</Chip>}
            </span>
            <span className="block truncate text-meta text-ink-500">
              <span className="max-lg:hidden">{colleague.email}</span>
              <span className="lg:hidden">
                {t(`roles.${colleague.role}`)} · {where}
              </span>
            </span>
          </span>
        </span>
        <span className="min-w-0 max-md:hidden lg:contents">
          <span className="block truncate max-lg:hidden">{t(`roles.${colleague.role}`)}</span>
          <span className="block truncate max-lg:hidden">{where}</span>
          <span className="block truncate text-meta text-ink-500 lg:hidden">{colleague.email}</span>
          <span className="figures block truncate text-meta text-ink-500 lg:text-sm lg:text-ink-700">
            <LastSeen colleague={colleague} />
          </span>
        </span>
        <ChevronDown aria-hidden size={16} className={classes('text-ink-500', open && 'rotate-180')} />
      </button>
      <div id={id} hidden={!open} className="pt-2.5 pb-4 md:max-lg:pl-9.5">
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
  const [asking, setAsking] = useState<Asking | null>(null)
  const present = usePagePresence('staff', open ? colleague.id : null, asking === null ? 'reads' : 'edits')
  const close = () => setAsking(null)
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,8fr)_minmax(0,7fr)_1rem]">
      <div className="lg:pl-9.5">
        <p className="mb-2 flex flex-wrap gap-x-3 text-meta text-ink-700 md:hidden">
          <span>{colleague.email}</span>
          <span className="text-ink-500">
            <LastSeen colleague={colleague} />
          </span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setAsking('post')}>{t('changePost')}</Button>
          {colleague.secondFactor && <Button onClick={() => setAsking('factor')}>{t('resetFactor')}</Button>}
          <span className="max-sm:w-full">
            <Button
              look="quiet"
              className="text-danger! max-sm:-ml-3 max-sm:touch:-ml-4.5"
              onClick={() => setAsking('end')}
            >
              {t('end')}
            </Button>
          </span>
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
    <section className="lg:col-span-2">
      <h2 className="text-meta font-semibold text-ink-700">{t('sessions')}</h2>
      {sessions.length === 0 && <p className="text-meta text-ink-500">{t('noSessions')}</p>}
      <ul>
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex min-h-8.5 flex-wrap items-center gap-x-3 border-b border-line last:border-0"
          >
            <span className="flex-1">{device(session)}</span>
            <span className="text-meta text-ink-500">{t('seen', { when: when(session.seenAt) })}</span>
            <Button look="quiet" className="-mr-3 touch:-mr-4.5" onClick={() => setAsking(session)}>
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
