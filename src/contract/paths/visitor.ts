import type { Path } from './path.ts'

/** The calls of public pages, and of signing in. Every page loads this table: it holds nothing else. */
export const visitorPaths = {
  getSite: { method: 'GET', for: 'visitor', path: '/api/site' },
  getFigures: { method: 'GET', for: 'visitor', path: '/api/figures' },
  getVehicleByType: { method: 'GET', for: 'visitor', path: '/api/vehicle/GetVehicleByType' },
  getAvailability: { method: 'GET', for: 'visitor', path: '/api/availability' },
  createQuote: { method: 'POST', for: 'visitor', path: '/api/quotes' },
  getQuote: { method: 'GET', for: 'visitor', path: '/api/quotes/:id' },
  extendQuote: { method: 'POST', for: 'visitor', path: '/api/quotes/:id/extension' },
  createBooking: { method: 'POST', for: 'visitor', path: '/api/bookings' },
  sendEmailCode: { method: 'POST', for: 'visitor', path: '/api/email-codes' },
  addCustomer: { method: 'POST', for: 'visitor', path: '/api/customer/AddCustomer' },
  signUp: { method: 'POST', for: 'visitor', path: '/api/account/sign-up' },
  login: { method: 'POST', for: 'visitor', path: '/api/user/Login' },
  logout: { method: 'DELETE', for: 'account', path: '/api/account/sessions/current' },
  getAccount: { method: 'GET', for: 'account', path: '/api/account' },
  requestPasswordLink: { method: 'POST', for: 'visitor', path: '/api/account/password-link' },
  checkLink: { method: 'POST', for: 'visitor', path: '/api/account/link' },
  setPassword: { method: 'POST', for: 'visitor', path: '/api/account/password' },
  confirmAddress: { method: 'POST', for: 'visitor', path: '/api/account/confirm' },
  subscribe: { method: 'POST', for: 'visitor', path: '/api/newsletter/subscriptions' },
  confirmSubscription: { method: 'POST', for: 'visitor', path: '/api/newsletter/confirm' },
  unsubscribe: { method: 'POST', for: 'visitor', path: '/api/newsletter/unsubscribe' },
  sendContactMessage: { method: 'POST', for: 'visitor', path: '/api/contact-messages' },
} as const satisfies Record<string, Path>
