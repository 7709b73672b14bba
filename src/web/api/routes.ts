import type { endpoints } from '../../contract/index.ts'

type Endpoints = typeof endpoints

/**
 * Method and path of every call. The contract itself carries schemas, and with them a validator that the
 * public pages would load for nothing; here only its types are used, and they check each line.
 */
export const routes: {
  readonly [Name in keyof Endpoints]: readonly [Endpoints[Name]['method'], Endpoints[Name]['path']]
} = {
  getSite: ['GET', '/api/site'],
  getFigures: ['GET', '/api/figures'],
  getVehicleByType: ['GET', '/api/vehicle/GetVehicleByType'],
  getAvailability: ['GET', '/api/availability'],
  createQuote: ['POST', '/api/quotes'],
  getQuote: ['GET', '/api/quotes/:id'],
  createBooking: ['POST', '/api/bookings'],
  lookUpBooking: ['POST', '/api/bookings/lookup'],
  cancelBooking: ['POST', '/api/bookings/cancel'],
  getBookingCalendar: ['POST', '/api/bookings/calendar'],
  getOwnBookings: ['GET', '/api/account/bookings'],
  getOwnBooking: ['GET', '/api/account/bookings/:reference'],
  cancelOwnBooking: ['POST', '/api/account/bookings/:reference/cancel'],
  getOwnCalendar: ['GET', '/api/account/bookings/:reference/calendar'],
  addCustomer: ['POST', '/api/customer/AddCustomer'],
  signUp: ['POST', '/api/account/sign-up'],
  login: ['POST', '/api/user/Login'],
  logout: ['POST', '/api/user/Logout'],
  getAccount: ['GET', '/api/account'],
  getProfile: ['GET', '/api/account/profile'],
  getPoints: ['GET', '/api/account/points'],
  changeProfile: ['PUT', '/api/account/profile'],
  getOverview: ['GET', '/api/account/overview'],
  requestPasswordLink: ['POST', '/api/account/password-link'],
  setPassword: ['POST', '/api/account/password'],
  confirmAddress: ['POST', '/api/account/confirm'],
  getSessions: ['GET', '/api/account/sessions'],
  endSession: ['POST', '/api/account/sessions/end'],
  endSessions: ['POST', '/api/account/sessions/end-all'],
  changePassword: ['POST', '/api/account/change-password'],
  getMailSettings: ['GET', '/api/account/mail-settings'],
  setLanguage: ['POST', '/api/account/language'],
  endOwnNewsletter: ['POST', '/api/account/newsletter/end'],
  getOwnData: ['POST', '/api/account/data'],
  deleteAccount: ['POST', '/api/account/delete'],
  subscribe: ['POST', '/api/newsletter/subscriptions'],
  confirmSubscription: ['POST', '/api/newsletter/confirm'],
  unsubscribe: ['POST', '/api/newsletter/unsubscribe'],
  sendContactMessage: ['POST', '/api/contact-messages'],
}
