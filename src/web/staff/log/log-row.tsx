import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { LogLine } from '#contract/staff-log.ts'
import { logKeyOf } from '#domain/log-key.ts'
import { timeOf, toLocal } from '#domain/period.ts'
import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { LogFacts, hasFacts } from './log-facts.tsx'

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

const shape =
  'press grid min-h-12.25 w-full min-w-0 flex-1 grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-4 rounded-field px-2 py-1.5 text-left enabled:hover:bg-sand focus-visible:-outline-offset-2 touch:min-h-14'

/** Line of the log, which opens to what changed. */
export function LogRow({ line }: { readonly line: LogLine }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const more = hasFacts(line)
  return (
    <li className="border-t border-line">
      <div className="flex flex-wrap items-center gap-x-4 md:flex-nowrap">
        <button
          type="button"
          data-row
          aria-expanded={open}
          aria-controls={id}
          disabled={!more}
          onClick={() => setOpen(!open)}
          className={shape}
        >
          <Head line={line} />
        </button>
        <About line={line} />
        <ChevronDown
          aria-hidden
          size={16}
          className={classes('shrink-0 text-ink-500 max-md:hidden', open && 'rotate-180', !more && 'invisible')}
        />
      </div>
      {more && (
        <div id={id} hidden={!open} className="pb-3 pl-2 md:pl-18">
          <LogFacts line={line} />
        </div>
      )}
    </li>
  )
}

/** Time, event and actor; the dot of a colleague is filled. */
function Head({ line }: { readonly line: LogLine }) {
  const t = useTranslations('staff.log')
  const say = useLogWords()
  const ours = line.actor === 'staff' || line.actor === 'operator'
  return (
    <>
      <time dateTime={line.at} className="clock text-sm leading-4.5">
        {timeOf(toLocal(new Date(line.at)))}
      </time>
      <span className="min-w-0">
        <span className="block truncate font-semibold">{say(line)}</span>
        <span className="flex items-center gap-1.5 text-meta text-ink-500">
          <span
            aria-hidden
            className={classes(
              'size-1.75 shrink-0 rounded-full border-[1.5px]',
              ours ? 'border-petrol-600 bg-petrol-600' : 'border-ink-500 bg-paper',
            )}
          />
          <span className="truncate">{line.by ?? t(`actors.${line.actor}`)}</span>
        </span>
      </span>
    </>
  )
}

/** Links to what the line is about. */
function About({ line: { reference, customer, which } }: { readonly line: LogLine }) {
  const href = useStaffHref()
  const link = 'inline-flex min-h-6 items-center text-petrol-600 hover:underline touch:min-h-11'
  if (reference === null && customer === null && which === null) return null
  return (
    <p className="flex shrink-0 flex-wrap items-center gap-x-3 pb-1.5 pl-2 text-meta max-md:w-full max-md:pl-18 md:max-w-[45%] md:justify-end md:pb-0">
      {which !== null && <span className="text-ink-700">{which}</span>}
      {customer !== null && (
        <Link to={href(`customers/${customer.id}`)} className={link}>
          {customer.name}
        </Link>
      )}
      {reference !== null && (
        <Link to={href(`bookings/${reference}`)} className={link}>
          {reference}
        </Link>
      )}
    </p>
  )
}
