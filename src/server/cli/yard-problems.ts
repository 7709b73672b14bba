import type { Worded } from './operator.ts'
import { toLocal } from '#domain/berlin-time.ts'
import { shown } from './booking-list.ts'
import { odometerText } from './odometer-text.ts'
import { rentalName } from './others.ts'
import type { HandoverRefusal } from '#usecases/booking/hand-over.ts'
import type { NoShowRefusal } from '#usecases/booking/no-show.ts'

/** Advice to staff for a customer we have no car for (terms, section 1). */
const LET_DOWN =
  'Offer a better class: book it for the customer on the site and take only the price of this booking at the desk. In any case "cancel" this one: that is free'

export const CAR_OWED = `we had no car for it in time, so nobody failed to come. ${LET_DOWN}`

export function handoverProblem(refusal: Worded<HandoverRefusal>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'not_possible':
      return 'its state does not allow this step: handover follows the order'
    case 'too_early':
      return `its pickup day has not come yet: it can be handed over from ${local(refusal.from)}`
    case 'period_over':
      return 'its rental period is over: record it with "no-show", or with "cancel" if we had no car for it'
    case 'odometer':
    case 'odometer_later':
      return odometerText(refusal)
    case 'no_car':
      return `no car is left for it: "overdue" shows which are out. ${LET_DOWN}`
    case 'car_out':
      return carOut(refusal)
  }
}

function carOut({ plate, holder, instead }: Extract<HandoverRefusal, { code: 'car_out' }>): string {
  const out = `${plate} is not here: ${rentalName(holder.reference)} has it until ${shown(holder.ends_local)}`
  if (instead === plate) return `${out}; if it is back, record its return first`
  return instead === null
    ? `${out}, and no other car is left; if it is back, record its return first. ${LET_DOWN}`
    : `${out}. Now ${instead} is planned: hand over that one, with its kilometres`
}

export function noShowProblem(refusal: Worded<NoShowRefusal>): string {
  switch (refusal.code) {
    case 'booking_not_found':
      return 'there is no such booking'
    case 'not_possible':
      return 'only a confirmed booking that was not handed over can be recorded so'
    case 'too_early':
      return `its customer may still come until ${local(refusal.from)}`
    case 'car_owed':
      return CAR_OWED
  }
}

const local = (instant: Date) => shown(toLocal(instant))
