import { randomUUID } from 'node:crypto'

import { addDays } from '#domain/period.ts'
import type { Verb } from '#domain/rights.ts'
import type { CallName } from '#paths/index.ts'
import { staffPaths } from '#paths/staff.ts'
import { inDays } from './client.ts'
import type { StaffWorld } from './staff-world.ts'

type StaffPaths = typeof staffPaths
/** Calls that only staff may make. */
export type StaffCall = {
  [Name in keyof StaffPaths]: StaffPaths[Name]['for'] extends 'staff' ? Name : never
}[keyof StaffPaths] &
  CallName

/** Input that names things of a world; a part that is left out is that of the example (examples.ts). */
interface Naming {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: Readonly<Record<string, unknown>>
}

/**
 * A call in the matrix of staff (tests/api/staff-matrix.test.ts). Its verb says which roles may make it and how far that
 * goes (domain/rights.ts); the matrix tries it for each role, at the branch of the thing and elsewhere.
 */
export interface StaffCase {
  verb: Verb
  /** Names a thing of the world: a booking, a car, a message. To staff elsewhere it is one that does not exist. */
  about?: (world: StaffWorld) => Naming
  /** Asks for a list, a search or an export in which a thing of the world could stand. The example's if omitted. */
  among?: (world: StaffWorld) => Naming
  /** Whether the answer tells of the booking to staff who may see it: the proof that the matrix would notice a leak. */
  shows?: true
  /** Whether it is made while the screen is locked. */
  whileLocked?: true
}

/** A case for every call of staff. A call without one does not compile: add it here. */
export const staffCases: Record<StaffCall, StaffCase> = {
  // one's own screen
  getStaffMe: { verb: 'ownStaffAccount', whileLocked: true },
  lockScreen: { verb: 'lockScreen', whileLocked: true },
  unlockScreen: { verb: 'unlockScreen', whileLocked: true },

  // a caller, or somebody at the counter
  findRenters: { verb: 'findRenters', among: ({ name }) => ({ query: { q: name } }), shows: true },
  checkRenter: { verb: 'checkRenter', among: ({ email }) => ({ body: { email } }) },
  findAtDesk: { verb: 'findAtDesk' },
  quoteAtDesk: { verb: 'quoteAtDesk' },
  dropQuoteAtDesk: { verb: 'dropQuoteAtDesk' },
  bookAtDesk: { verb: 'bookAtDesk' },
  offerAtDesk: { verb: 'offerAtDesk' },
  getStaffAgreement: { verb: 'showAgreement', about: ({ confirmed }) => ({ params: { reference: confirmed } }) },

  // people who may not rent
  getCustomerBlocks: { verb: 'listBlocks', about: ({ blocked }) => ({ params: { id: blocked } }) },
  blockCustomer: { verb: 'blockCustomer', about: ({ customer }) => ({ params: { id: customer } }) },
  getGuestBlocks: { verb: 'listGuestBlocks', about: ofBooking },
  blockGuest: { verb: 'blockGuest', about: ofBooking },
  liftBlock: { verb: 'liftBlock', about: ({ block }) => ({ params: { id: block } }) },

  // staff, roles, sessions
  getTeam: { verb: 'listStaff' },
  inviteStaff: { verb: 'inviteStaff' },
  withdrawInvitation: { verb: 'withdrawInvitation', about: ({ invitation }) => ({ params: { id: invitation } }) },
  changeStaff: { verb: 'changeStaff', about: ({ colleague }) => ({ params: { id: colleague } }) },
  resetStaffFactor: { verb: 'resetSecondFactor', about: ({ colleague }) => ({ params: { id: colleague } }) },
  endStaffSession: {
    verb: 'endStaffSession',
    about: ({ colleague, session }) => ({ params: { id: colleague, session } }),
  },
  endStaff: { verb: 'endStaff', about: ({ colleague }) => ({ params: { id: colleague } }) },

  // customers: list and page
  getStaffCustomers: { verb: 'findCustomers', among: ({ name }) => ({ body: { q: name } }), shows: true },
  exportStaffCustomers: { verb: 'exportCustomers', among: ({ name }) => ({ body: { q: name } }), shows: true },
  getStaffCustomer: { verb: 'showCustomer', about: ({ customer }) => ({ params: { id: customer } }) },
  changeStaffCustomer: { verb: 'changeCustomer', about: ({ customer }) => ({ params: { id: customer } }) },
  noteStaffCustomer: { verb: 'noteCustomer', about: ({ customer }) => ({ params: { id: customer } }) },
  removeCustomerNote: {
    verb: 'removeCustomerNote',
    about: ({ customer }) => ({ params: { id: customer, noteId: randomUUID() } }),
  },
  restoreCustomerNote: {
    verb: 'restoreCustomerNote',
    about: ({ customer }) => ({ params: { id: customer, noteId: randomUUID() } }),
  },
  // companies that rent
  getStaffBusinesses: { verb: 'findBusinesses' },
  getStaffBusiness: { verb: 'showBusiness', about: ({ business }) => ({ params: { id: business } }) },
  addStaffBusiness: { verb: 'addBusiness' },
  changeStaffBusiness: { verb: 'changeBusiness', about: ({ business }) => ({ params: { id: business } }) },
  exportStaffBusinesses: { verb: 'exportBusinesses' },
  noteStaffBusiness: { verb: 'noteBusiness', about: ({ business }) => ({ params: { id: business } }) },
  removeBusinessNote: {
    verb: 'removeBusinessNote',
    about: ({ business }) => ({ params: { id: business, noteId: randomUUID() } }),
  },
  restoreBusinessNote: {
    verb: 'restoreBusinessNote',
    about: ({ business }) => ({ params: { id: business, noteId: randomUUID() } }),
  },
  blockStaffBusiness: { verb: 'blockBusiness', about: ({ business }) => ({ params: { id: business } }) },
  addStaffBusinessPerson: {
    verb: 'addBusinessPerson',
    about: ({ business, blocked }) => ({ params: { id: business, customer: blocked } }),
  },
  removeStaffBusinessPerson: {
    verb: 'removeBusinessPerson',
    about: ({ business, blocked }) => ({ params: { id: business, customer: blocked } }),
  },
  getStaffTwins: { verb: 'findTwins', about: ({ customer }) => ({ params: { id: customer } }) },
  compareStaffCustomers: {
    verb: 'compareCustomers',
    about: ({ customer, blocked }) => ({ params: { id: customer, gone: blocked } }),
  },
  mergeStaffCustomers: {
    verb: 'mergeCustomers',
    about: ({ customer, blocked }) => ({
      params: { id: customer },
      body: { gone: blocked, version: 0, goneVersion: 0, reason: 'Zweimal eingetragen' },
    }),
  },
  adjustStaffPoints: { verb: 'adjustPoints', about: ({ customer }) => ({ params: { id: customer } }) },
  grantStaffTier: { verb: 'grantTier', about: ({ customer }) => ({ params: { id: customer } }) },

  // documents to review, messages
  getDocumentQueue: { verb: 'documentQueue', shows: true },
  getStaffDocument: { verb: 'showDocument', about: ({ document }) => ({ params: { id: document } }) },
  getQueuedPage: { verb: 'readPage', about: ({ document }) => ({ params: { id: document, page: '1' } }) },
  reviewDocument: { verb: 'reviewDocument', about: ({ document }) => ({ params: { id: document } }) },
  reopenDocument: {
    verb: 'reopenDocument',
    about: ({ document }) => ({ params: { id: document }, query: { decidedAt: '2026-11-27T10:00:00.000Z' } }),
  },
  getMessages: {
    verb: 'contactInbox',
    among: ({ branch }) => ({ query: { part: 'open', branch: String(branch) } }),
    shows: true,
  },
  getMessage: { verb: 'showContactMessage', about: ({ message }) => ({ params: { id: message } }), shows: true },
  moveMessage: { verb: 'moveContactMessage', about: ({ message }) => ({ params: { id: message } }) },
  answerMessage: { verb: 'answerContactMessage', about: ({ message }) => ({ params: { id: message } }) },
  noteWriting: { verb: 'noteContactWriting', about: ({ message }) => ({ params: { id: message } }) },

  // requests under the GDPR
  getPrivacyRequests: { verb: 'listPrivacyRequests', among: () => ({ query: { part: 'open' } }) },
  getPrivacyRequest: { verb: 'showPrivacyRequest', about: ({ privacy }) => ({ params: { id: privacy } }) },
  filePrivacyRequest: {
    verb: 'filePrivacyRequest',
    about: ({ customer, message }) => ({ body: { ...privacyRequest, customer, message } }),
  },
  changePrivacyRequest: { verb: 'changePrivacyRequest', about: ({ privacy }) => ({ params: { id: privacy } }) },
  putOffPrivacyRequest: { verb: 'putOffPrivacyRequest', about: ({ privacy }) => ({ params: { id: privacy } }) },
  answerPrivacyRequest: { verb: 'answerPrivacyRequest', about: ({ privacy }) => ({ params: { id: privacy } }) },
  copyPersonData: { verb: 'copyPersonData', about: ({ privacy }) => ({ params: { id: privacy } }) },
  erasePerson: { verb: 'erasePerson', about: ({ privacy }) => ({ params: { id: privacy } }) },
  restrictPerson: { verb: 'restrictPerson', about: ({ privacy }) => ({ params: { id: privacy } }) },
  liftRestriction: { verb: 'liftRestriction', about: ({ privacy }) => ({ params: { id: privacy } }) },
  endPersonNewsletter: { verb: 'endPersonNewsletter', about: ({ privacy }) => ({ params: { id: privacy } }) },

  // the log
  searchLog: { verb: 'searchLog', among: ({ confirmed }) => ({ body: { q: confirmed } }) },
  exportLog: { verb: 'exportLog', among: ({ confirmed }) => ({ body: { q: confirmed } }) },
  // the newsletter
  getIssues: { verb: 'listIssues' },
  getIssue: { verb: 'showIssue', about: ofIssue },
  createIssue: { verb: 'createIssue' },
  saveIssue: { verb: 'saveIssue', about: ofIssue },
  previewIssue: { verb: 'previewIssue' },
  testIssue: { verb: 'testIssue' },
  sendIssue: { verb: 'sendIssue', about: ofIssue },
  stopIssue: { verb: 'stopIssue', about: ofIssue },
  removeIssue: { verb: 'removeIssue', about: ({ issue }) => ({ params: { id: issue }, query: { version: '1' } }) },
  getSubscribers: { verb: 'findSubscribers', among: ({ email }) => ({ query: { state: 'confirmed', email } }) },
  exportSubscribers: { verb: 'exportSubscribers', among: ({ email }) => ({ query: { state: 'confirmed', email } }) },
  endSubscription: { verb: 'endSubscription', about: ({ subscriber }) => ({ params: { id: subscriber } }) },

  // the planner
  getPlanRows: { verb: 'listPlanRows', among: ({ branch }) => ({ query: { branch: String(branch) } }) },
  getPlanCars: {
    verb: 'listPlanCars',
    among: ({ branch }) => ({ query: { branch: String(branch), pages: `${branch}-3-0` } }),
  },
  getPlanUnplaced: { verb: 'listUnplaced', among: ({ branch }) => ({ query: { branch: String(branch) } }) },
  getPlan: {
    verb: 'showPlan',
    among: ({ car, branch, from, to }) => ({
      query: { cars: String(car), cells: `${branch}-3`, from, to, step: '120' },
    }),
    shows: true,
  },
  judgePlanCars: { verb: 'judgeCars', about: ({ entry }) => ({ params: { id: String(entry) } }) },
  getPlanSuggestions: { verb: 'suggestMoves', among: ({ branch }) => ({ query: { branch: String(branch) } }) },
  tryPlanAct: { verb: 'tryPlan', about: (world) => ({ body: fixed(world) }) },
  doPlanAct: { verb: 'changePlan', about: (world) => ({ body: fixed(world) }) },

  // the day
  getBoard: {
    verb: 'showBoard',
    among: ({ branch, from }) => ({ query: { branch: String(branch), day: addDays(from.slice(0, 10), 1) } }),
    shows: true,
  },
  getStaffEvents: { verb: 'hearChanges' },
  noteCall: { verb: 'noteCall', about: ({ confirmed }) => ({ params: { reference: confirmed } }) },
  withdrawCall: { verb: 'withdrawCall', about: ({ confirmed }) => ({ params: { reference: confirmed } }) },
  withdrawReady: {
    verb: 'withdrawReady',
    about: ({ plate }) => ({ params: { plate }, query: { entry: '1' } }),
  },
  reportCarReady: { verb: 'noteCar', about: ({ plate }) => ({ params: { plate } }) },
  reportArrival: {
    verb: 'finishDrive',
    // Refused for its kilometres, so that the next role finds it open.
    about: ({ drive }) => ({ params: { id: String(drive) }, body: { km: 0, at: null } }),
  },
  // bookings: search, lists and a booking's page
  searchOffice: { verb: 'searchOffice', among: ({ name }) => ({ body: { q: name } }), shows: true },
  getStaffBookings: {
    verb: 'findBookings',
    among: ({ name }) => ({ body: { q: name, status: 'confirmed' } }),
    shows: true,
  },
  exportStaffBookings: { verb: 'exportBookings', among: () => ({ body: { status: 'confirmed' } }), shows: true },
  getStaffRequests: { verb: 'listOpenRequests', shows: true },
  getStaffFilters: { verb: 'ownFilters' },
  saveStaffFilter: { verb: 'saveFilter' },
  removeStaffFilter: { verb: 'removeFilter' },
  getStaffPresence: { verb: 'listPresence', shows: true },
  noteStaffPresence: { verb: 'notePresence', about: ofBooking },
  getStaffExchangeCars: { verb: 'listExchangeCars', about: ofBooking },
  noteStaffPagePresence: {
    verb: 'notePagePresence',
    about: ({ customer }) => ({ params: { page: 'customer', id: customer } }),
  },
  getStaffOtherCars: { verb: 'listOtherCars', about: ofBooking },
  getStaffAgreementVersion: {
    verb: 'showAgreement',
    about: ({ confirmed }) => ({ params: { reference: confirmed, revision: '1' } }),
  },
  getStaffLetter: { verb: 'showLetter', about: withLetter },
  sendStaffLetterAgain: { verb: 'sendLetterAgain', about: withLetter },
  waiveStaffCharge: {
    verb: 'waiveCharge',
    about: ({ confirmed }) => ({ params: { reference: confirmed, chargeId: '1' } }),
  },
  removeStaffNote: {
    verb: 'removeNote',
    about: ({ confirmed }) => ({ params: { reference: confirmed, noteId: '1' }, query: { version: '1' } }),
  },
  restoreStaffNote: {
    verb: 'restoreNote',
    about: ({ confirmed }) => ({ params: { reference: confirmed, noteId: '1' } }),
  },
  writeOffStaffBooking: { verb: 'writeOff', about: ofBooking },
  getStaffBooking: { verb: 'showStaffBooking', about: ofBooking, shows: true },
  offerStaffRequest: { verb: 'makeOffer', about: ofBooking },
  declineStaffRequest: { verb: 'declineRequest', about: ofBooking },
  tryStaffChange: { verb: 'changeOffers', about: ofBooking },
  changeStaffBooking: { verb: 'changeBooking', about: ofBooking },
  cancelStaffBooking: { verb: 'cancelBooking', about: ofBooking },
  recordStaffNoShow: { verb: 'recordNoShow', about: ofBooking },
  handOverStaffBooking: { verb: 'handOver', about: ofBooking },
  takeBackStaffBooking: { verb: 'takeBack', about: ofBooking },
  closeStaffBooking: { verb: 'closeRental', about: ofBooking },
  exchangeStaffCar: { verb: 'exchangeCar', about: ofBooking },
  tryStaffExchange: { verb: 'exchangeCar', about: ofBooking },
  chargeStaffReturn: { verb: 'chargeReturn', about: ofBooking },
  payStaffBooking: { verb: 'recordPayment', about: ofBooking },
  refundStaffBooking: { verb: 'recordRefund', about: (world) => ({ ...ofBooking(world), body: refund }) },
  addStaffNote: { verb: 'addNote', about: ofBooking },
  setStaffInvoice: { verb: 'setInvoiceData', about: ofBooking },
  correctStaffContact: { verb: 'correctContact', about: ofBooking },
  setStaffLicence: {
    verb: 'setLicence',
    about: ({ confirmed }) => ({ params: { reference: confirmed, driverId: randomUUID() } }),
  },
}

/** Demand of a person under the GDPR. */
const privacyRequest = {
  kind: 'access',
  way: 'email',
  receivedOn: inDays(0).slice(0, 10),
  language: 'de',
  name: 'Cosima Beispiel',
  email: null,
  identity: null,
  note: '',
}

/** Refund of what is owed; a courtesy is for managers alone. */
const refund = {
  version: 1,
  method: 'cash',
  amountMinor: null,
  deposit: false,
  receipt: null,
  note: null,
  courtesy: null,
}

/** Names the confirmed booking of a world. */
function ofBooking({ confirmed }: StaffWorld): Naming {
  return { params: { reference: confirmed } }
}

/** Names a letter of the booking; it does not exist, and that is said to those alone who may see the booking. */
function withLetter({ confirmed }: StaffWorld): Naming {
  return { params: { reference: confirmed, letterId: '00000000-0000-4000-8000-000000000000' } }
}

/** Lets the booking of a world keep its car. */
const fixed = ({ entry, version }: StaffWorld) => ({ kind: 'fix', id: entry, version, fixed: true })

function ofIssue({ issue }: StaffWorld): Naming {
  return { params: { id: issue } }
}
