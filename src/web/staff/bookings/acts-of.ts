import {
  ArrowLeftRight,
  Ban,
  Banknote,
  CalendarDays,
  Car,
  ContactRound,
  FilePlus2,
  FileText,
  IdCard,
  LockKeyhole,
  Plus,
  StickyNote,
  Undo2,
  UserX,
  X,
  type LucideIcon,
} from 'lucide-react'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { isUnordered } from '#domain/booking-status.ts'
import { mayCorrectContact } from '#domain/contact-change.ts'
import { deskChargesIn } from '#domain/return-charges.ts'
import type { Verb } from '#domain/rights.ts'

export const actNames = [
  'offer',
  'decline',
  'trip',
  'extend',
  'extras',
  'car',
  'exchange',
  'licence',
  'contact',
  'invoice',
  'note',
  'block',
  'noShow',
  'cancel',
  'pay',
  'payDeposit',
  'refund',
  'charge',
  'writeOff',
  'handOver',
  'takeBack',
  'close',
] as const
export type ActName = (typeof actNames)[number]

interface Act {
  readonly name: ActName
  readonly icon: LucideIcon
  readonly key?: string
  readonly needs: Verb
  /** Whether it cannot be undone. */
  readonly final?: boolean
  /** Moment from which it is possible. */
  readonly from?: string
}

/** States in which a rental has a car that nobody has driven yet. */
const planned: ReadonlySet<StaffBooking['status']> = new Set(['requested', 'offered', 'pending_payment', 'confirmed'])

const over: ReadonlySet<StaffBooking['status']> = new Set(['declined', 'expired', 'withdrawn', 'cancelled', 'no_show'])

/** Whether the rental does not take place. */
export const isOff = ({ status }: StaffBooking): boolean => over.has(status)

/** Person who rents, as a block names them. */
export const renterOf = ({ member, reference }: StaffBooking) =>
  member === null ? { booking: reference } : { customer: member.id }

type Driver = StaffBooking['otherDrivers'][number]

/** Everybody whose driving licence can be entered: those who drive, until the handover. */
export const driversOf = ({ status, mainDriver, otherDrivers }: StaffBooking): readonly Driver[] =>
  planned.has(status) ? [mainDriver, ...otherDrivers].filter((one) => one !== null) : []

/** Whether the licence of a driver is not known, or its last day is not. */
export const isWithoutLicence = ({ hasPapers, licenseExpiry }: Driver): boolean => !hasPapers || licenseExpiry === null

/** Acts on the rental that its state allows. */
export function changesOf(booking: StaffBooking): readonly Act[] {
  const { status, changeable, cancellation, noShow } = booking
  const acts: Act[] = []
  if (status === 'requested') {
    acts.push({ name: 'offer', icon: FileText, key: 'a', needs: 'makeOffer' })
    acts.push({ name: 'decline', icon: Ban, key: 'd', needs: 'declineRequest', final: true })
  }
  if (changeable === 'all') {
    acts.push({ name: 'trip', icon: CalendarDays, key: 'c', needs: 'changeBooking' })
    acts.push({ name: 'extras', icon: Plus, key: 'x', needs: 'changeBooking' })
  }
  if (changeable === 'return') acts.push({ name: 'extend', icon: CalendarDays, key: 'c', needs: 'changeBooking' })
  if (planned.has(status) && booking.cars.length > 0)
    acts.push({ name: 'car', icon: Car, key: 'w', needs: 'changePlan' })
  if (status === 'active') acts.push({ name: 'exchange', icon: ArrowLeftRight, key: 'w', needs: 'exchangeCar' })
  if (driversOf(booking).some(isWithoutLicence))
    acts.push({ name: 'licence', icon: IdCard, key: 'f', needs: 'setLicence' })
  if (mayCorrectContact(status)) acts.push({ name: 'contact', icon: ContactRound, key: 'o', needs: 'correctContact' })
  acts.push({ name: 'note', icon: StickyNote, key: 'm', needs: 'addNote' })
  if (!isOff(booking)) acts.push({ name: 'invoice', icon: FileText, key: 'r', needs: 'setInvoiceData' })
  if (noShow !== null) acts.push({ name: 'noShow', icon: UserX, needs: 'recordNoShow', final: true, from: noShow.from })
  if (booking.member !== null || booking.email !== '')
    acts.push({ name: 'block', icon: Ban, key: 'b', needs: 'blockCustomer' })
  if (cancellation !== null) acts.push({ name: 'cancel', icon: X, needs: 'cancelBooking', final: true })
  return acts
}

/** Acts on the money of a booking. */
export function moneyActsOf(booking: StaffBooking): readonly Act[] {
  const { status, balance, deposit, price } = booking
  const acts: Act[] = []
  if (balance.dueMinor > 0) acts.push({ name: 'pay', icon: Banknote, key: 'z', needs: 'recordPayment' })
  const held = deposit.paidMinor + deposit.authorisedMinor
  if (status === 'confirmed' && held < price.depositMinor)
    acts.push({ name: 'payDeposit', icon: LockKeyhole, key: 'h', needs: 'recordPayment' })
  if (balance.paidMinor > 0 || deposit.paidMinor > 0)
    acts.push({ name: 'refund', icon: Undo2, key: 'e', needs: 'recordRefund' })
  if (deskChargesIn(status).length > 0) acts.push({ name: 'charge', icon: FilePlus2, key: 'p', needs: 'chargeReturn' })
  // Before the handover nothing is written off: the customer pays then, or the rental is called off.
  if (balance.dueMinor > 0 && !planned.has(status))
    acts.push({ name: 'writeOff', icon: Ban, needs: 'writeOff', final: true })
  return acts
}

/** Words of an act, which differ for a request and an offer. */
export function wordsKeyOf(name: Exclude<ActName, 'block'>, booking: StaffBooking) {
  if (name === 'cancel' && isUnordered(booking.status))
    return booking.status === 'offered' ? 'withdraw' : 'withdrawRequest'
  return name === 'handOver' || name === 'takeBack' || name === 'close' ? 'trip' : name
}

const dialogs: Record<NonNullable<StaffBooking['next']>['step'], ActName | null> = {
  answer: 'offer',
  await_order: null,
  hand_over: 'handOver',
  take_back: 'takeBack',
  close: 'close',
}

/** Act that is next; null where the customer is to act. */
export const nextActOf = ({ next }: StaffBooking): ActName | null => (next === null ? null : dialogs[next.step])

/** Whether a booking has no car: its class is sold out, and nothing else is done before another one is chosen. */
export const isWithoutCar = ({ status, cars, changeable }: StaffBooking): boolean =>
  status === 'confirmed' && cars.length === 0 && changeable === 'all'

/** Money that is taken before what is next, or is all that is left to do; null if none is open. */
export function dueActOf({ next, balance }: StaffBooking): 'pay' | 'payDeposit' | null {
  const lacks = (name: 'payment' | 'deposit') => next?.checks.some(({ check, ok }) => check === name && !ok) === true
  if (lacks('payment') || (next === null && balance.dueMinor > 0)) return 'pay'
  return lacks('deposit') ? 'payDeposit' : null
}
