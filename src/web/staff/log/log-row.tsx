import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { LogLine } from '#contract/staff-log.ts'
import { logKeyOf } from '#domain/log-key.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
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

/** Columns of a wide window: time, event, actor, subject, arrow. A narrow one has actor and subject below the event. */
const columns =
  'grid min-h-14 grid-cols-[3rem_minmax(0,1fr)_1rem] content-center items-baseline gap-x-4 lg:min-h-10 lg:grid-cols-[3rem_minmax(0,5fr)_minmax(0,3fr)_minmax(0,5fr)_1rem]'

/** Line of the log, which opens to what changed. The button lies below its words, so that links can stand among them. */
export function LogRow({ line }: { readonly line: LogLine }) {
  const id = useId()
  const say = useLogWords()
  const [open, setOpen] = useState(false)
  const more = hasFacts(line)
  const figure = useFigure()(line)
  return (
    <li className="border-t border-line">
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
        <div className={classes('pointer-events-none relative', columns)}>
          <time
            dateTime={line.at}
            className="clock text-sm leading-4.5 max-lg:col-start-1 max-lg:row-span-2 max-lg:row-start-1 max-lg:self-start max-lg:pt-px"
          >
            {timeOf(toLocal(new Date(line.at)))}
          </time>
          <span id={`${id}-what`} className="truncate font-semibold max-lg:col-start-2 max-lg:row-start-1">
            {say(line)}
            {figure !== null && <span className="figures font-normal text-ink-700"> · {figure}</span>}
          </span>
          <p className="flex min-w-0 items-baseline gap-x-1.5 text-meta text-ink-500 max-lg:col-start-2 max-lg:row-start-2 lg:contents">
            <Actor id={`${id}-by`} line={line} />
            <About line={line} />
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
      </div>
      {more && (
        <div id={id} hidden={!open} className="pt-1 pb-3 pl-16">
          <LogFacts line={line} />
        </div>
      )}
    </li>
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

function About({ line: { reference, customer, which } }: { readonly line: LogLine }) {
  const href = useStaffHref()
  if (reference === null && customer === null && which === null) return <span className="max-lg:hidden" />
  return (
    <span className="flex min-w-0 items-baseline gap-x-1.5 lg:gap-x-3">
      <span aria-hidden className="lg:hidden">
        ·
      </span>
      {reference !== null && (
        <Link to={href(`bookings/${reference}`)} className={classes(link, 'figures shrink-0')}>
          {reference}
        </Link>
      )}
      {customer !== null && (
        <Link
          to={href(`customers/${customer.id}`)}
          className={classes(link, 'min-w-0', reference !== null && 'max-sm:hidden')}
        >
          <span className="truncate">{customer.name}</span>
        </Link>
      )}
      {which !== null && <span className="truncate font-semibold text-ink-700">{which}</span>}
    </span>
  )
}
