import type { BoardDue } from '#contract/staff-board.ts'
import { dateOf } from '#domain/period.ts'
import { documentHref } from '../frame/staff-href.ts'
import type { Words } from './use-words.ts'

export const keyOf = ({ act, of }: BoardDue): string => `${act} ${'reference' in of ? of.reference : of.id}`

/** Title of a thing to do. */
export function dueTitle(due: BoardDue, { t, branchOf }: Words): string {
  switch (due.act) {
    case 'call_overdue':
    case 'call_late':
      return t('due.call', { name: due.of.name })
    case 'no_show':
      return t('due.noShow', { name: due.of.name })
    case 'give_car':
      return t('due.giveCar', { name: due.of.name })
    case 'prepare':
      return t('due.prepare', { name: due.of.name })
    case 'decide':
      return t('due.decide', { name: due.of.name })
    case 'drive':
      return t('due.drive', { plate: due.of.plate, branch: branchOf(due.of.to) })
    case 'review':
      return t('due.review', { kind: t(`documents.${due.of.kind}`), name: due.of.name })
    case 'answer':
      return t('due.answer', { name: due.of.name })
  }
}

export const bookingHref = (reference: string): string => `bookings/${reference}`

export const privacyHref = (id: string): string => `privacy?request=${id}`
export const messageHref = (id: string): string => `inbox?message=${id}`

interface Planned {
  readonly branch: number
  /** Code of the class that alone is shown. */
  readonly class?: string
  readonly day?: string
  /** Plate. */
  readonly car?: string
  readonly plan?: 'inspection'
}

/** Part of the planner, or a car in it (planner.tsx). */
export const plannerHref = ({ branch, ...rest }: Planned): string =>
  `planner?${new URLSearchParams({ branch: String(branch), ...rest }).toString()}`

/** Page on which the act of an entry is done. @param branch the board's */
export function dueHref(due: BoardDue, branch: number): string {
  switch (due.act) {
    case 'drive':
      return plannerHref({ branch: due.of.from, car: due.of.plate })
    case 'give_car':
      // There it stands on a line without a car, above those that could have it.
      return plannerHref({ branch, class: due.of.class, day: dateOf(due.of.at) })
    case 'review':
      return documentHref(due.of.id)
    case 'answer':
      return messageHref(due.of.id)
    case 'no_show':
      return `${bookingHref(due.of.reference)}?act=noShow`
    case 'call_overdue':
    case 'call_late':
    case 'decide':
    case 'prepare':
      return bookingHref(due.of.reference)
  }
}
