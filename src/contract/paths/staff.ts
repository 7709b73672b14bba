import type { Path } from './path.ts'

/** The calls of the back office. Its application alone loads this table. */
export const staffPaths = {
  getStaffMe: { method: 'GET', for: 'staff', path: '/api/staff/me' },
  lockScreen: { method: 'POST', for: 'staff', path: '/api/staff/lock' },
  unlockScreen: { method: 'POST', for: 'staff', path: '/api/staff/unlock' },

  // a caller, or somebody at the counter
  findRenters: { method: 'GET', for: 'staff', path: '/api/staff/counter/renters' },
  checkRenter: { method: 'POST', for: 'staff', path: '/api/staff/counter/renters/check' },
  findAtDesk: { method: 'GET', for: 'staff', path: '/api/staff/counter/availability' },
  quoteAtDesk: { method: 'POST', for: 'staff', path: '/api/staff/counter/quotes' },
  dropQuoteAtDesk: { method: 'DELETE', for: 'staff', path: '/api/staff/counter/quotes/:id' },
  bookAtDesk: { method: 'POST', for: 'staff', path: '/api/staff/counter/bookings' },
  offerAtDesk: { method: 'POST', for: 'staff', path: '/api/staff/counter/offers' },
  getStaffAgreement: { method: 'GET', for: 'staff', path: '/api/staff/bookings/:reference/agreement' },
  // people who may not rent
  getCustomerBlocks: { method: 'GET', for: 'staff', path: '/api/staff/customers/:id/blocks' },
  blockCustomer: { method: 'POST', for: 'staff', path: '/api/staff/customers/:id/blocks' },
  liftBlock: { method: 'POST', for: 'staff', path: '/api/staff/blocks/:id/lift' },
  // staff, roles, sessions
  getTeam: { method: 'GET', for: 'staff', path: '/api/staff/team' },
  inviteStaff: { method: 'POST', for: 'staff', path: '/api/staff/team/invitations' },
  withdrawInvitation: { method: 'DELETE', for: 'staff', path: '/api/staff/team/invitations/:id' },
  viewInvitation: { method: 'POST', for: 'visitor', path: '/api/staff/invitation' },
  acceptInvitation: { method: 'POST', for: 'visitor', path: '/api/staff/invitation/accept' },
  changeStaff: { method: 'PATCH', for: 'staff', path: '/api/staff/team/:id' },
  endStaff: { method: 'DELETE', for: 'staff', path: '/api/staff/team/:id' },
  resetStaffFactor: { method: 'POST', for: 'staff', path: '/api/staff/team/:id/second-factor/reset' },
  endStaffSession: { method: 'DELETE', for: 'staff', path: '/api/staff/team/:id/sessions/:session' },
  // the planner
  getPlanRows: { method: 'GET', for: 'staff', path: '/api/staff/plan/rows' },
  getPlan: { method: 'GET', for: 'staff', path: '/api/staff/plan' },
  judgePlanCars: { method: 'GET', for: 'staff', path: '/api/staff/plan/entries/:id/cars' },
  getPlanSuggestions: { method: 'GET', for: 'staff', path: '/api/staff/plan/suggestions' },
  tryPlanAct: { method: 'POST', for: 'staff', path: '/api/staff/plan/try' },
  doPlanAct: { method: 'POST', for: 'staff', path: '/api/staff/plan/acts' },
  // documents to review, messages
  getDocumentQueue: { method: 'GET', for: 'staff', path: '/api/staff/documents' },
  getQueuedPage: { method: 'GET', for: 'staff', path: '/api/staff/documents/:id/pages/:page' },
  reviewDocument: { method: 'POST', for: 'staff', path: '/api/staff/documents/:id/review' },
  getMessages: { method: 'GET', for: 'staff', path: '/api/staff/messages' },
  getMessage: { method: 'GET', for: 'staff', path: '/api/staff/messages/:id' },
  moveMessage: { method: 'PATCH', for: 'staff', path: '/api/staff/messages/:id' },
  answerMessage: { method: 'POST', for: 'staff', path: '/api/staff/messages/:id/answers' },
  noteWriting: { method: 'PUT', for: 'staff', path: '/api/staff/messages/:id/writing' },
  // the day
  getBoard: { method: 'GET', for: 'staff', path: '/api/staff/board' },
  getStaffEvents: { method: 'GET', for: 'staff', path: '/api/staff/events' },
  noteCall: { method: 'POST', for: 'staff', path: '/api/staff/bookings/:reference/calls' },
  reportCarReady: { method: 'POST', for: 'staff', path: '/api/staff/cars/:plate/ready' },
} as const satisfies Record<string, Path>
