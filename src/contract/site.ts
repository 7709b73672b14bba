import * as z from 'zod/mini'

import { endpoint } from './endpoint.ts'
import { branchId, currency, minor, names } from './values.ts'

const range = z.object({ opens: z.string(), closes: z.string() })

/** Details of a branch that every page prints, even before its first call. */
export const branchCard = z.object({
  id: branchId,
  code: z.string(),
  names,
  /** Kind of place or where to find it; '' if there is nothing to add. */
  details: names,
  /** Whether customers come by plane, and may tell us their flight. */
  atAirport: z.boolean(),
  /** Way to the desk in words; '' if the address says enough. */
  ways: names,
  street: z.string(),
  city: z.string(),
  phone: z.object({ text: z.string(), href: z.string() }),
  email: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Opening hours of a week in a few lines. */
  hours: names,
})
export type BranchCard = z.infer<typeof branchCard>

export const branch = z.object({
  ...branchCard.shape,
  /** Name for clients that read one language only. */
  name: z.string(),
  /** Number of physical cars based here (D13). */
  cars: z.int(),
  popular: z.boolean(),
  /** Whether the branch has been given up. Only its name is shown then, for customers who rented there. */
  closed: z.boolean(),
  calendar: z.object({
    weekly: z.array(z.array(range)),
    holidays: z.array(z.object({ date: z.string(), name: names })),
    exceptions: z.array(z.object({ date: z.string(), ranges: z.array(range), name: names })),
    afterHours: z.object({ allowed: z.boolean(), feeMinor: minor }),
    /** First day on which the branch no longer exists. */
    closedFrom: z.optional(z.string()),
  }),
})
export type Branch = z.infer<typeof branch>

export const service = z.object({
  code: z.string(),
  names,
  /** Use of the service in one line; '' if there is nothing to say. */
  notes: names,
  perDayMinor: minor,
  popular: z.boolean(),
  maxQuantity: z.int(),
})
export type Service = z.infer<typeof service>

export const siteData = z.object({
  bookings: z.enum(['soon', 'open']),
  currency,
  branches: z.array(branch),
  classes: z.array(z.object({ code: z.string(), names })),
  services: z.array(service),
  /** Figures that a page needs for its texts and the limits of its inputs. The server checks them again. */
  rules: z.object({
    leadMinutes: z.int(),
    horizonMonths: z.int(),
    maxDays: z.int(),
    graceMinutes: z.int(),
    holdMinutes: z.int(),
    minAge: z.int(),
    freeCancelHours: z.int(),
    /** Discount on vehicle and extras of a member's first rental, in hundredths of a percent. */
    firstRentalDiscountBp: z.int(),
    bankTransferDays: z.int(),
    /** Free kilometres a day, without membership and in its first tier. */
    includedKmPerDay: z.int(),
    memberKmPerDay: z.int(),
    crossBorderFeeMinor: minor,
    oneWayFeeMinor: minor,
    requestHours: z.int(),
    /** Hours for which our offer holds where staff say nothing else. */
    offerHours: z.int(),
    noShowMinutes: z.int(),
    sessionHours: z.int(),
    sessionIdleHours: z.int(),
    rememberedDays: z.int(),
    rememberedIdleDays: z.int(),
    /** Points for each unit of the currency that a customer pays for rental and extras. */
    pointsPerUnit: z.number(),
    /** Last day of the welcome offer; null once it is over. */
    welcomeUntil: z.nullable(z.string()),
  }),
  payment: z.object({ online: z.boolean() }),
})
export type SiteData = z.infer<typeof siteData>

export const getSite = endpoint('getSite', {
  summary: 'Launch state, currency, branches with hours, services with prices, limits of the booking form.',
  answers: { 200: siteData },
})

export const getFigures = endpoint('getFigures', {
  summary: 'What the statistics of the home page count beyond fleet and branches: customers of closed rentals.',
  answers: { 200: z.object({ happyCustomers: z.int() }) },
})
