import * as settings from './account-settings.ts'
import * as account from './account.ts'
import * as booking from './booking.ts'
import * as contact from './contact.ts'
import type { Endpoint } from './endpoint.ts'
import * as fleet from './fleet.ts'
import * as loyalty from './loyalty.ts'
import * as newsletter from './newsletter.ts'
import * as ownBookings from './own-bookings.ts'
import * as overview from './overview.ts'
import * as profile from './profile.ts'
import * as ownData from './own-data.ts'
import * as site from './site.ts'

/** Every call of the interface by name. */
export const endpoints = {
  getSite: site.getSite,
  getFigures: site.getFigures,
  getVehicleByType: fleet.getVehicleByType,
  getAvailability: booking.getAvailability,
  createQuote: booking.createQuote,
  getQuote: booking.getQuote,
  createBooking: booking.createBooking,
  lookUpBooking: booking.lookUpBooking,
  cancelBooking: booking.cancelBooking,
  getBookingCalendar: booking.getBookingCalendar,
  getOwnBookings: ownBookings.getOwnBookings,
  getOwnBooking: ownBookings.getOwnBooking,
  cancelOwnBooking: ownBookings.cancelOwnBooking,
  getOwnCalendar: ownBookings.getOwnCalendar,
  addCustomer: account.addCustomer,
  signUp: account.signUp,
  login: account.login,
  logout: account.logout,
  getAccount: account.getAccount,
  getProfile: profile.getProfile,
  changeProfile: profile.changeProfile,
  getOverview: overview.getOverview,
  requestPasswordLink: account.requestPasswordLink,
  setPassword: account.setPassword,
  confirmAddress: account.confirmAddress,
  getSessions: settings.getSessions,
  endSession: settings.endSession,
  endSessions: settings.endSessions,
  changePassword: settings.changePassword,
  getMailSettings: settings.getMailSettings,
  setLanguage: settings.setLanguage,
  endOwnNewsletter: settings.endOwnNewsletter,
  getPoints: loyalty.getPoints,
  getOwnData: ownData.getOwnData,
  deleteAccount: ownData.deleteAccount,
  subscribe: newsletter.subscribe,
  confirmSubscription: newsletter.confirmSubscription,
  unsubscribe: newsletter.unsubscribe,
  sendContactMessage: contact.sendContactMessage,
} satisfies Record<string, Endpoint>
