import { useTranslations } from 'use-intl'

import { toLocal } from '#domain/berlin-time.ts'
import { openNow } from '#domain/open-now.ts'
import type { BranchCalendar } from '#domain/opening-hours.ts'
import { dateOf, timeOf } from '#domain/period.ts'
import { useClockSettled, useNow } from '#api/clock.ts'
import { useLanguage, useLanguageTag } from '#i18n/i18n.tsx'
import { classes } from '#ui/classes.ts'

/** Whether the branch is open right now, by Berlin's clock. Its line is kept until both calendar and time are known. */
export function OpenToday({ calendar }: { readonly calendar: BranchCalendar | undefined }) {
  const now = useNow()
  const known = useClockSettled() && calendar !== undefined
  const words = useWords()
  const found = known ? openNow(calendar, toLocal(now)) : undefined
  return (
    <p className="figures flex min-h-[1lh] items-baseline gap-2.5 text-base font-semibold">
      {found && (
        <>
          <span
            aria-hidden
            className={classes(
              'size-2.5 shrink-0 rounded-full forced-mark',
              found.state === 'open' ? 'bg-success' : 'bg-edge',
            )}
          />
          {words(found)}
        </>
      )}
    </p>
  )
}

/** As the list of opening hours writes it: 8:00. */
const short = (time: string): string => time.replace(/^0/, '')

function useWords() {
  const t = useTranslations('home.locations.today')
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(useLanguageTag(), { weekday: 'long', timeZone: 'UTC' })
  return (found: ReturnType<typeof openNow>): string => {
    if (found.state === 'open') return t('open', { time: short(found.until) })
    if (found.state === 'later') return t('later', { time: short(found.from) })
    const holiday = found.why && t('holiday', { name: found.why[language] })
    if (found.next === undefined) return holiday ?? t('closed')
    const day = weekday.format(new Date(`${dateOf(found.next)}T00:00Z`))
    const next = t('next', { day, time: short(timeOf(found.next)) })
    // One line, like the words of an open branch: the page below does not move with the hours.
    return holiday ? `${holiday}. ${next}` : next
  }
}
