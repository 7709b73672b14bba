import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { LogLine } from '#contract/staff-log.ts'
import { logKeyOf } from '#domain/log-key.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { ColumnNames } from '../ui/column-names.tsx'
import type { Act } from './log-acts.ts'
import { LogFacts, hasFacts, useFigure } from './log-facts.tsx'

/** Translator for keys that come from the server, which the types do not know. */
interface Loose {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

/** Says what happened. A kind that has no words yet is named as the log has it. */
function useLogWords(): (line: LogLine) => string {
  const t = useTranslations('staff.log') as unknown as Loose
  return ({ subject, event, after }) => {
    const key = `lines.${logKeyOf({ subject, event, after })}`
    return t.has(key) ? t(key) : t('unknown', { subject, event })
  }
}

/** Columns of a wide window. A narrow one has actor and subject below the event. */
const columns =
  'grid grid-cols-[3rem_minmax(0,1fr)_1rem] gap-x-4 lg:grid-cols-[3rem_minmax(0,7fr)_8.5rem_8.5rem_minmax(0,3fr)_1rem]'

export function LogNames() {
  const t = useTranslations('staff.log')
  return (
    <ColumnNames
      className={columns}
      names={[t('heads.time'), t('heads.what'), t('by'), t('heads.booking'), t('heads.about')]}
    />
  )
}

/** Act of the log, which opens to what changed. The button lies below its words, so that links can stand among them. */
export function LogRow({ act }: { readonly act: Act }) {
  const { main, others } = act
  const id = useId()
  const [open, setOpen] = useState(false)
  const more = others.length > 0 || hasFacts(main)
  return (
    <li className="border-t border-line first:border-t-0">
      <div className="relative">
        <button
          type="button"
          data-row
          aria-labelledby={`${id}-what ${id}-by`}
          aria-expanded={open}
          aria-controls={id}
          disabled={!more}
          onClick={() => setOpen(!open)}
          className="press absolute inset-y-0 -inset-x-2 rounded-field enabled:hover:bg-sand focus-visible:-outline-offset-2"
        />
        <ActLine act={act} id={id} open={open} more={more} />
      </div>
      {more && (
        <div id={id} hidden={!open} className="pt-1 pb-3 pl-16">
          {others.length === 0 ? <LogFacts line={main} /> : <Lines lines={[main, ...others]} />}
        </div>
      )}
    </li>
  )
}

interface ActLineProps {
  readonly act: Act
  /** Beginning of the ids by which its button is named. */
  readonly id: string
  readonly open: boolean
  /** Whether there is more to unfold. */
  readonly more: boolean
}

/** An act in one line, or in a narrow window in two. */
function ActLine({ act: { main, others }, id, open, more }: ActLineProps) {
  return (
    <div
      className={classes('pointer-events-none relative min-h-14 content-center items-baseline lg:min-h-10', columns)}
    >
      <time
        dateTime={main.at}
        className="clock text-sm leading-4.5 max-lg:col-start-1 max-lg:row-span-2 max-lg:row-start-1 max-lg:self-start max-lg:pt-px"
      >
        {timeOf(toLocal(new Date(main.at)))}
      </time>
      <span id={`${id}-what`} className="max-lg:col-start-2 max-lg:row-start-1 max-lg:truncate">
        <What line={main} />
        {others.length > 0 && <span className="text-meta text-ink-500 md:hidden"> + {others.length}</span>}
        {others.map((line) => (
          <span key={line.id} className="text-meta text-ink-500 max-md:hidden">
            {' · '}
            <What line={line} quiet />
          </span>
        ))}
      </span>
      <p className="flex min-w-0 items-baseline gap-x-1.5 text-meta text-ink-500 max-lg:col-start-2 max-lg:row-start-2 lg:contents">
        <Actor id={`${id}-by`} line={main} />
        <About line={main} />
      </p>
      <ChevronDown
        aria-hidden
        size={16}
        className={classes(
          'self-center text-ink-500 max-lg:col-start-3 max-lg:row-span-2 max-lg:row-start-1',
          open && 'rotate-180',
          !more && 'invisible',
        )}
      />
    </div>
  )
}

/** Event of a line, with the figure that tells it from others of its kind. */
function What({ line, quiet = false }: { readonly line: LogLine; readonly quiet?: boolean }) {
  const say = useLogWords()
  const figure = useFigure()(line)
  return (
    <>
      <span className={quiet ? undefined : 'font-medium'}>{say(line)}</span>
      {figure !== null && <span className={classes('figures', !quiet && 'text-ink-700')}>: {figure}</span>}
    </>
  )
}

/** Lines of one act, each with what it changed. */
function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.id}>
          <p className="text-meta">
            <What line={line} />
          </p>
          <LogFacts line={line} />
        </li>
      ))}
    </ul>
  )
}

/** Actor of a line; the dot of a colleague is filled. */
function Actor({ id, line }: { readonly id: string; readonly line: LogLine }) {
  const t = useTranslations('staff.log')
  const ours = line.actor === 'staff' || line.actor === 'operator'
  return (
    <span id={id} className="flex min-w-0 items-baseline gap-1.5 max-lg:shrink-0 lg:text-ink-700">
      <span
        aria-hidden
        className={classes(
          'size-1.75 shrink-0 -translate-y-px rounded-full border-[1.5px]',
          ours ? 'border-petrol-600 bg-petrol-600' : 'border-ink-500 bg-paper',
        )}
      />
      <span className="truncate">{line.by ?? t(`actors.${line.actor}`)}</span>
    </span>
  )
}

/** Links to what the line is about. A finger's room around them takes none from the row. */
const link =
  'pointer-events-auto inline-flex min-h-6 items-center text-petrol-600 hover:underline touch:-my-3 touch:min-h-11'

/** Booking of a line, then its customer and its thing, each in a column of its own where there is room. */
function About({ line: { reference, customer, which } }: { readonly line: LogLine }) {
  const href = useStaffHref()
  const name = customer && <span className="truncate">{customer.name}</span>
  return (
    <>
      {(reference ?? customer ?? which) !== null && (
        <span aria-hidden className="lg:hidden">
          ·
        </span>
      )}
      <span className="shrink-0 max-lg:empty:hidden">
        {reference !== null && (
          <Link to={href(`bookings/${reference}`)} className={classes(link, 'figures')}>
            {reference}
          </Link>
        )}
      </span>
      {reference !== null && (customer ?? which) !== null && (
        <span aria-hidden className="max-sm:hidden lg:hidden">
          ·
        </span>
      )}
      <span
        className={classes(
          'flex min-w-0 items-baseline gap-x-3 text-ink-700 max-lg:empty:hidden',
          reference !== null && 'max-sm:hidden',
        )}
      >
        {customer?.id ? (
          <Link to={href(`customers/${customer.id}`)} className={classes(link, 'min-w-0 text-ink-700!')}>
            {name}
          </Link>
        ) : (
          name
        )}
        {which !== null && <span className="figures truncate">{which}</span>}
      </span>
    </>
  )
}
