import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { PartHead } from './office-part.tsx'
import { useStoryWords, useWho, type StoryLine } from './story-words.ts'

const FIRST = 5

/** History of a booking, the newest first: filled dots are colleagues, hollow ones customers and the house itself. */
export function BookingStory({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  const [all, setAll] = useState(false)
  const { story } = booking
  const shown = all ? story : story.slice(0, FIRST)
  return (
    <section>
      <PartHead title={t('history')}>
        {story.length > FIRST && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="font-semibold text-petrol-600 hover:underline touch:min-h-11"
          >
            {all ? t('fewer') : t('all', { count: String(story.length) })}
          </button>
        )}
      </PartHead>
      <ol className="pt-1.5">
        {shown.map((line, at) => (
          <Line key={line.id} booking={booking} line={line} last={at === shown.length - 1} />
        ))}
      </ol>
    </section>
  )
}

function Line({
  booking,
  line,
  last,
}: {
  readonly booking: StaffBooking
  readonly line: StoryLine
  readonly last: boolean
}) {
  const say = useStoryWords(booking.price)
  const who = useWho()
  const when = useWhen()
  const ours = line.actor === 'staff' || line.actor === 'operator'
  return (
    <li className="relative grid grid-cols-[1.125rem_minmax(0,1fr)_auto] gap-x-2 py-1.25 text-meta">
      <span
        aria-hidden
        className={classes(
          'z-1 mt-1.25 ml-0.5 size-1.75 rounded-full border-[1.5px]',
          ours ? 'border-petrol-600 bg-petrol-600' : 'border-ink-500 bg-paper',
        )}
      />
      {!last && <span aria-hidden className="absolute top-4.5 -bottom-2 left-[6.3px] border-l-[1.5px] border-line-2" />}
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {say(line)}
        <span className="block text-ink-500">
          {who(line)}
          {/* The house's own reasons are for the log. */}
          {line.actor !== 'system' && line.reason !== null && line.reason !== '' && `, ${line.reason}`}
        </span>
      </span>
      <time dateTime={line.at} className="figures text-ink-500">
        {when(line.at)}
      </time>
    </li>
  )
}

/** Time of today, the day of others. */
function useWhen(): (at: string) => string {
  const format = useFormat()
  const today = dateOf(toLocal(useNow()))
  return (at) => {
    const local = toLocal(new Date(at))
    return dateOf(local) === today ? timeOf(local) : format.day(at)
  }
}

/** Lines of the history in a few words, as a notice. */
export function StoryLines({
  booking,
  lines,
}: {
  readonly booking: StaffBooking
  readonly lines: readonly StoryLine[]
}) {
  const say = useStoryWords(booking.price)
  const who = useWho()
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          {who(line)}: {say(line)}
        </li>
      ))}
    </ul>
  )
}
