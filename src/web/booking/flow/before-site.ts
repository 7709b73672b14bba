import type { SiteData } from '#contract/site.ts'

/**
 * Stands in for the server's answer while the first step is drawn into the page and until the answer is here. Its rules
 * are the usual ones; none of them decides anything, because the step after this one waits for the real ones.
 */
export const beforeSite: SiteData = {
  bookings: 'soon',
  currency: 'USD',
  branches: [],
  classes: [],
  services: [],
  rules: {
    leadMinutes: 0,
    horizonMonths: 12,
    maxDays: 90,
    graceMinutes: 0,
    holdMinutes: 15,
    minAge: 18,
    freeCancelHours: 24,
    firstRentalDiscountBp: 0,
    bankTransferDays: 0,
    includedKmPerDay: 0,
    memberKmPerDay: 0,
    crossBorderFeeMinor: 0,
    oneWayFeeMinor: 0,
    requestHours: 48,
    offerHours: 48,
    noShowMinutes: 180,
    sessionHours: 0,
    sessionIdleHours: 0,
    rememberedDays: 0,
    rememberedIdleDays: 0,
    pointsPerUnit: 0,
    welcomeUntil: null,
  },
  payment: { online: false },
}
