import { Phone } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { BoardDrive, BoardDue } from '#contract/staff-board.ts'
import { Button, ButtonLink } from '../ui/act-button.tsx'
import type { PresentOf } from '../frame/presence.ts'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { telephone } from '../ui/telephone.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { dateOf, timeOf, toLocal } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { DueDetail } from './due-detail.tsx'
import { dueHref, dueTitle, keyOf } from './due-words.ts'
import { Tint } from './tint.tsx'
import type { Acts } from './use-acts.ts'
import type { Words } from './use-words.ts'

interface Props {
  readonly due: BoardDue
  /** Whether it is the one to do next: its button alone is amber, and ↵ runs it. */
  readonly first: boolean
  readonly now: Date
  readonly words: Words
  readonly acts: Acts
  readonly onArrive: (drive: BoardDrive) => void
  readonly present: PresentOf
}

const amberLink =
  'press inline-flex min-h-8 items-center justify-center gap-2 rounded-full border px-3 font-semibold whitespace-nowrap touch:min-h-11'

/** One thing to do now: since when or until when, what, and its one act. */
export function DueRow({ due, first, now, words, acts, onArrive, present }: Props) {
  const at = new Date(due.at)
  const { t, lasting } = words
  const format = useFormat()
  const apart = Math.abs(at.getTime() - now.getTime())
  const local = toLocal(at)
  const time = dateOf(local) === dateOf(toLocal(now)) ? timeOf(local) : format.date(dateOf(local), 'day')
  const under = due.act === 'call_overdue' ? t('due.overdue') : t(due.late ? 'due.since' : 'due.until', { time })
  // Nobody stands at the desk for these.
  const waits = due.act === 'answer' || due.act === 'review'
  return (
    <li
      className={classes(
        'relative isolate grid min-h-14 items-center gap-x-3.5 gap-y-1 border-t border-line px-4 py-2 first:border-0 max-sm:grid-cols-[1fr_auto] sm:grid-cols-[6.5rem_1fr_auto]',
        first && 'bg-amber-50 before:absolute before:inset-y-0 before:left-0 before:w-0.75 before:bg-amber-500',
      )}
    >
      <Tint name={keyOf(due)} of={due} />
      <p className={classes('clock text-[0.9375rem]/4.5', due.late && !waits ? 'text-danger' : 'text-amber-800')}>
        {lasting(apart)}
        <small className="font-text text-xs/4 font-medium tracking-normal text-ink-500 max-sm:ml-2 sm:block">
          {under}
        </small>
      </p>
      <div className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
        <p className="line-clamp-2 font-semibold sm:line-clamp-1">
          {dueTitle(due, words)}
          {'phone' in due.of && due.of.phone !== null && due.act.startsWith('call') && (
            <span className="font-normal whitespace-nowrap text-ink-500"> · {due.of.phone}</span>
          )}
        </p>
        <p className="line-clamp-2 text-meta text-ink-500">
          <DueDetail due={due} words={words} />
        </p>
        {'reference' in due.of && <PresenceMark present={present(due.of.reference)} />}
      </div>
      {/* On a phone the one act stands beside the time; several take a line of their own. */}
      <div className="flex flex-wrap justify-end gap-2 max-sm:[&:has(>:nth-child(2))]:col-span-2 max-sm:[&:has(>:nth-child(2))]:justify-start max-sm:[&:not(:has(>:nth-child(2)))]:col-start-2 max-sm:[&:not(:has(>:nth-child(2)))]:row-start-1">
        <DueAct {...{ due, first, words, acts, onArrive }} />
      </div>
    </li>
  )
}

function DueAct({ due, first, words: { t, here }, acts, onArrive }: Omit<Props, 'now' | 'present'>) {
  const href = useStaffHref()
  const may = useMay()
  const look = first ? 'amber' : 'outline'
  const cap = first && { keys: 'Enter' }
  const row = { 'data-row': '', 'data-first': first || undefined }
  switch (due.act) {
    case 'call_overdue':
    case 'call_late':
      if (due.of.phone !== null)
        return <CallAct {...{ first, acts, t }} name={due.of.name} phone={due.of.phone} reference={due.of.reference} />
      break
    case 'prepare': {
      const { plate, needs, entry } = due.of
      if (plate === null) break
      return (
        <Button
          {...row}
          {...cap}
          look={look}
          busy={acts.ready.isPending && acts.ready.variables.plate === plate}
          onClick={() => acts.ready.mutate({ plate, needs, entry })}
        >
          {t('due.acts.ready')}
        </Button>
      )
    }
    case 'give_car':
      return (
        <ButtonLink {...row} {...cap} look={look} to={href(dueHref(due, here))}>
          {t('due.acts.give')}
        </ButtonLink>
      )
    case 'review':
    case 'answer':
      return (
        <ButtonLink {...row} {...cap} look={look} to={href(dueHref(due, here))}>
          {t(`due.acts.${due.act}`)}
        </ButtonLink>
      )
    case 'drive':
      if (may('finishDrive')) return <DriveAct drive={due.of} first={first} onArrive={onArrive} />
      break
    case 'no_show':
    case 'decide':
  }
  return (
    <ButtonLink {...row} {...cap} look={look} to={href(dueHref(due, here))}>
      {t('due.acts.look')}
    </ButtonLink>
  )
}

/** Opens the dialog in which a drive is ended. */
function DriveAct({ drive, first, onArrive }: Pick<Props, 'first' | 'onArrive'> & { readonly drive: BoardDrive }) {
  const arrived = useTranslations('staff.drives')('arrived')
  return (
    <Button
      data-row=""
      data-first={first || undefined}
      {...(first && { keys: 'Enter' })}
      look={first ? 'amber' : 'outline'}
      onClick={() => onArrive(drive)}
    >
      {arrived}
    </Button>
  )
}

interface CallProps {
  readonly name: string
  readonly phone: string
  readonly reference: string
  readonly first: boolean
  readonly acts: Acts
  readonly t: Words['t']
}

/** Calls, then asks whether somebody answered, so that the next colleague knows. */
function CallAct({ name, phone, reference, first, acts, t }: CallProps): ReactNode {
  const [calling, setCalling] = useState(false)
  const note = (reached: boolean) => acts.call.mutate({ reference, name, reached })
  if (!calling) {
    return (
      <a
        href={telephone(phone)}
        data-row=""
        data-first={first || undefined}
        onClick={() => setCalling(true)}
        className={classes(
          amberLink,
          first
            ? 'border-transparent bg-amber-500 text-ink-950 hover:bg-amber-400'
            : 'border-line-2 bg-white hover:border-edge',
        )}
      >
        <Phone aria-hidden size={16} />
        {t('due.acts.call')}
        <span className="sr-only">: {name}</span>
        {first && <Kbd keys="Enter" on="amber" />}
      </a>
    )
  }
  const busy = acts.call.isPending
  return (
    <>
      <Button ref={takeFocus} data-row="" look={first ? 'amber' : 'outline'} busy={busy} onClick={() => note(true)}>
        {t('due.reached')}
      </Button>
      <Button data-row="" busy={busy} onClick={() => note(false)}>
        {t('due.missed')}
      </Button>
      <Button look="quiet" onClick={() => setCalling(false)}>
        {t('due.cancel')}
      </Button>
    </>
  )
}
