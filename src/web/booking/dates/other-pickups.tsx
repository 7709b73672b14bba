import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'

import { pickupSlot } from '#domain/opening-hours.ts'
import type { Branch } from '#contract/site.ts'
import { Button } from '#ui/button.tsx'
import { useBranchName } from '#rental/branch-name.ts'
import { useTrip } from '../flow/trip-context.ts'
import type { Trip } from '../flow/trip.ts'
import { useWallClock } from '#rental/wall-clock.ts'
import { isSolvedByLater, nextPickup } from './next-pickup.ts'
import type { DateProblem } from './date-problems.ts'

/** Alternatives to a pick-up that is not possible: the next possible one, and the other branch if it is open. */
export function OtherPickups({ problem }: { readonly problem: DateProblem | undefined }) {
  const t = useTranslations('booking.dates')
  const { site, trip, now, change } = useTrip()
  const name = useBranchName()
  const clock = useWallClock()
  if (problem === undefined || !isSolvedByLater(problem)) return null
  const next = nextPickup(trip, site, now)
  const other = problem === 'closed' || problem === 'closed_day' ? openElsewhere(trip, site.branches) : undefined
  const take = (button: HTMLElement, patch: Partial<Trip>) => {
    const ends = button.closest('fieldset')
    flushSync(() => change(patch))
    // The buttons disappear with the problem, so the field that they changed takes the focus.
    ends?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  return (
    <div className="flex flex-wrap gap-3">
      {next?.start !== undefined && (
        <Button onClick={({ currentTarget }) => take(currentTarget, next)}>
          {t('nextPickup', { date: clock.date(next.start), time: clock.time(next.start) })}
        </Button>
      )}
      {other && (
        <Button variant="quiet" onClick={({ currentTarget }) => take(currentTarget, movedTo(other, trip))}>
          {t('elsewhere', { branch: name(other) })}
        </Button>
      )}
    </div>
  )
}

/** Another branch that is open at the wanted time. */
const openElsewhere = ({ pickup, start }: Trip, branches: readonly Branch[]): Branch | undefined =>
  branches.find(
    ({ id, calendar }) => id !== pickup && start !== undefined && pickupSlot(calendar, start).status !== 'closed',
  )

const movedTo = ({ id }: Branch, { pickup, dropoff }: Trip): Partial<Trip> => ({
  pickup: id,
  dropoff: dropoff === pickup ? id : dropoff,
})
