import type { Actor, Role } from './actor.ts'
import { rightsOfBusinesses } from './rights-of-businesses.ts'
import { rightsOfJobs } from './rights-of-jobs.ts'

/**
 * How far a right goes: to what is one's own, to what touches one's branches, or to everything. What a visitor owns is
 * what they know the number and the address of, or have been mailed the link to.
 */
export type Reach = 'own' | 'branches' | 'all'

type Column = 'visitor' | 'customer' | Role | 'operator' | 'system' | 'provider'
type Row = Readonly<Partial<Record<Column, Reach>>>

/** Open to everybody: reads public data, or begins something that belongs to nobody yet. */
const anybody = { visitor: 'all', customer: 'all' } as const
/** Opened by a mailed link alone, signed in or not. */
const linked = { visitor: 'own', customer: 'own' } as const
const member = { customer: 'own' } as const
/** Work at the branch. */
const desk = { agent: 'branches', manager: 'all', operator: 'all' } as const
/** Work at the branch that bears the name of a colleague. */
const atDesk = { agent: 'branches', manager: 'all' } as const
/** Work with customers, who belong to no branch. */
const team = { agent: 'all', manager: 'all', operator: 'all' } as const
/** Prices, settings, roles and gifts (C). */
const office = { manager: 'all', operator: 'all' } as const
/** The same, where it needs a person with a mailbox. */
const inPerson = { manager: 'all' } as const
/** One's own way in and out of the back office. */
const colleague = { agent: 'own', manager: 'own' } as const

/**
 * Rights of each kind of actor, for every use case by its name. What a row does not name is denied.
 * `tests/rights.test.ts` compares the names with the use cases that exist.
 */
export const rights = {
  // site
  happyCustomers: anybody,
  isReady: anybody,
  // contact and newsletter
  sendMessage: anybody,
  listContactMessages: desk,
  contactInbox: desk,
  showContactMessage: desk,
  moveContactMessage: atDesk,
  answerContactMessage: atDesk,
  noteContactWriting: atDesk,
  subscribe: anybody,
  confirmSubscription: linked,
  unsubscribe: linked,
  endOwnNewsletter: member,
  listSubscribers: office,
  findSubscribers: office,
  exportSubscribers: office,
  endSubscription: office,
  listIssues: office,
  showIssue: office,
  createIssue: office,
  saveIssue: office,
  removeIssue: office,
  previewIssue: office,
  testIssue: inPerson,
  sendIssue: office,
  stopIssue: office,
  // account: the way in
  addCustomer: anybody,
  signUp: anybody,
  login: anybody,
  beginPasskeySignIn: anybody,
  signInWithPasskey: anybody,
  requestPasswordLink: anybody,
  isLinkUsable: linked,
  setPassword: linked,
  confirmAddress: linked,
  confirmEmailChange: linked,
  refuseEmailChange: linked,
  whoAmI: linked,
  // account: one's own
  logout: member,
  listSessions: member,
  endSession: member,
  endSessions: member,
  overview: member,
  ownProfile: member,
  changeProfile: member,
  ownPicture: member,
  keepPicture: member,
  removePicture: member,
  mailSettings: member,
  setLanguage: member,
  ownEmail: member,
  changeEmail: member,
  cancelEmailChange: member,
  changePassword: member,
  ownSecondFactor: member,
  beginSecondFactor: member,
  confirmSecondFactor: member,
  endSecondFactor: member,
  renewRecoveryCodes: member,
  listPasskeys: member,
  beginPasskey: member,
  addPasskey: member,
  renamePasskey: member,
  removePasskey: member,
  ownPoints: member,
  ownPointsPage: member,
  ownData: member,
  deleteAccount: member,
  becomeCustomer: member,
  ownDrivers: member,
  saveDriver: member,
  removeDriver: member,
  // customers, for staff: those who rent at the branches of an agent
  findCustomers: desk,
  exportCustomers: desk,
  showCustomer: desk,
  noteCustomer: desk,
  removeCustomerNote: desk,
  restoreCustomerNote: desk,
  changeCustomer: desk,
  ...rightsOfBusinesses,
  // Two of one person: nobody may get another person's data, so managers decide.
  findTwins: office,
  compareCustomers: office,
  mergeCustomers: office,
  // requests under the GDPR
  filePrivacyRequest: team,
  listPrivacyRequests: office,
  showPrivacyRequest: office,
  changePrivacyRequest: office,
  putOffPrivacyRequest: office,
  answerPrivacyRequest: { manager: 'all' },
  copyPersonData: office,
  erasePerson: office,
  endPersonNewsletter: office,
  restrictPerson: office,
  liftRestriction: office,
  // documents
  ownDocuments: member,
  mayUpload: member,
  uploadDocument: member,
  changeDocument: member,
  deleteDocument: member,
  readPage: { ...member, ...desk },
  readDocument: { ...member, ...desk },
  listPending: desk,
  documentQueue: desk,
  showDocument: desk,
  reviewDocument: desk,
  reopenDocument: desk,
  // from a price to a booking
  findAvailability: anybody,
  createQuote: anybody,
  getQuote: linked,
  extendQuote: linked,
  sendEmailCode: anybody,
  createBooking: linked,
  viewOffer: linked,
  orderOffer: linked,
  // a booking
  lookUpBooking: linked,
  bookingCalendar: linked,
  setFlight: linked,
  setPhone: linked,
  cancelBooking: { ...linked, ...desk },
  ownBookings: member,
  changeOffers: { ...member, ...desk },
  changeBooking: { ...member, ...desk },
  ownAgreements: member,
  showBooking: { ...member, ...desk },
  showAgreement: { ...member, ...desk },
  // the back office: one's own screen
  lockScreen: colleague,
  unlockScreen: colleague,
  ownStaffAccount: colleague,
  // people who may not rent
  listBlocks: desk,
  blockCustomer: desk,
  listGuestBlocks: desk,
  blockGuest: desk,
  liftBlock: office,
  // a caller, or somebody at the counter
  // Finds others than one's own customers too, by exact details alone, and tells little of them.
  findRenters: desk,
  checkRenter: team,
  findAtDesk: desk,
  quoteAtDesk: desk,
  dropQuoteAtDesk: desk,
  bookAtDesk: desk,
  offerAtDesk: desk,
  // the back office: bookings
  searchOffice: desk,
  findBookings: desk,
  exportBookings: desk,
  listOpenRequests: desk,
  showStaffBooking: desk,
  showLetter: desk,
  sendLetterAgain: desk,
  addNote: desk,
  removeNote: desk,
  restoreNote: desk,
  notePresence: atDesk,
  listPresence: atDesk,
  notePagePresence: atDesk,
  listExchangeCars: desk,
  listOtherCars: desk,
  setInvoiceData: desk,
  setLicence: desk,
  correctContact: desk,
  ownFilters: colleague,
  saveFilter: colleague,
  removeFilter: colleague,
  // at the desk
  showBoard: desk,
  hearChanges: desk,
  noteCall: desk,
  withdrawCall: desk,
  listBookings: desk,
  listRequests: desk,
  listOverdue: desk,
  makeOffer: desk,
  declineRequest: desk,
  handOver: desk,
  exchangeCar: desk,
  takeBack: desk,
  chargeReturn: desk,
  waiveCharge: desk,
  closeRental: desk,
  recordNoShow: desk,
  showMoney: desk,
  recordPayment: desk,
  recordRefund: desk,
  listDrives: desk,
  finishDrive: desk,
  showCar: desk,
  noteCar: desk,
  withdrawReady: desk,
  // the planner
  listPlanRows: desk,
  listPlanCars: desk,
  listUnplaced: desk,
  showPlan: desk,
  judgeCars: desk,
  suggestMoves: desk,
  tryPlan: desk,
  tryTimes: desk,
  changePlan: desk,
  // the office
  addStaff: office,
  listStaff: office,
  inviteStaff: office,
  withdrawInvitation: office,
  viewInvitation: linked,
  acceptInvitation: linked,
  changeStaff: office,
  endStaff: office,
  endStaffSession: office,
  writeOff: office,
  adjustPoints: office,
  grantTier: office,
  resetSecondFactor: office,
  changeSetting: office,
  listRates: team,
  setRate: office,
  listPriceRules: team,
  setLengthDiscounts: office,
  addSeason: office,
  endSeason: office,
  saveBranch: office,
  closeBranch: office,
  setBranchDay: office,
  addClass: office,
  addService: office,
  addVehicle: office,
  addCar: office,
  listChanges: office,
  searchLog: office,
  exportLog: office,
  // Finds the colleague in whose name the operator works (manage --as).
  findColleague: { operator: 'all' },
  // at the machine
  reseal: { operator: 'all' },
  keysInUse: { operator: 'all' },
  countFiles: { operator: 'all' },
  moveFiles: { operator: 'all' },
  checkFiles: { operator: 'all' },
  // what providers tell us
  receiveMessage: { provider: 'all' },
  // The job does what a message says in the name of its provider.
  workInbox: { system: 'all', provider: 'all' },
  listInbox: office,
  retryMessage: office,
  putMessageAside: office,
  ...rightsOfJobs,
} as const satisfies Readonly<Record<string, Row>>

export type Verb = keyof typeof rights

const columnOf = (actor: Actor): Column => (actor.kind === 'staff' ? actor.role : actor.kind)

/** How far somebody's right to do something goes; undefined where they have none. */
export const reachOf = (actor: Actor, verb: Verb): Reach | undefined => (rights[verb] as Row)[columnOf(actor)]

/** Thing that an actor acts on, as far as rights depend on it. */
export interface Subject {
  /** Whether it is the actor's own. */
  readonly own: boolean
  /** The branches that it touches. */
  readonly branches: readonly number[]
}

/** Whether somebody may do something at all; to what it may be done, `reaches` says. */
export const may = (actor: Actor, verb: Verb): boolean => reachOf(actor, verb) !== undefined

/** Whether somebody may do something to this. */
export function reaches(actor: Actor, verb: Verb, to: Subject): boolean {
  switch (reachOf(actor, verb)) {
    case undefined:
      return false
    case 'own':
      return to.own
    case 'branches':
      return actor.kind === 'staff' && (actor.branches === 'all' || to.branches.some((id) => isAt(actor.branches, id)))
    case 'all':
      return true
  }
}

/** Whether a branch is among those. */
export const isAt = (branches: 'all' | readonly number[], branch: number): boolean =>
  branches === 'all' || branches.includes(branch)

/** Refused: nobody with this role may do that. */
export interface Forbidden {
  readonly code: 'forbidden'
  readonly verb: Verb
}

export const forbidden = (verb: Verb): { ok: false; refusal: Forbidden } => ({
  ok: false,
  refusal: { code: 'forbidden', verb },
})

/** Thrown at an actor without the right, at a place which only a mistake in our code lets them reach. */
export class NoRightError extends Error {
  override readonly name = 'NoRightError'
  readonly refusal: Forbidden
  constructor(actor: Actor, verb: Verb) {
    super(`${verb} is no right of ${columnOf(actor)}`)
    this.refusal = { code: 'forbidden', verb }
  }
}

/** @throws NoRightError if nobody of this kind may do that */
export function assertMay(actor: Actor, verb: Verb): void {
  if (!may(actor, verb)) throw new NoRightError(actor, verb)
}

/** Roles of staff that may do something, the lower ones first. */
export const rolesThatMay = (verb: Verb): Role[] =>
  (['agent', 'manager'] as const).filter((role) => (rights[verb] as Row)[role] !== undefined)
