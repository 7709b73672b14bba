import { describe, expect, test } from 'vitest'

import type { Actor } from '#domain/actor.ts'
import type { AccountId } from '#domain/ids.ts'
import { may, reaches, reachOf, rights, rolesThatMay, type Verb } from '#domain/rights.ts'

/** Written out by hand: who changes a right changes it here as well, and sees what else the line says. */
const table = `
                          visitor   customer  agent     manager   operator  system    provider
  happyCustomers          all       all       -         -         -         -         -
  isReady                 all       all       -         -         -         -         -
  sendMessage             all       all       -         -         -         -         -
  listContactMessages     -         -         branches  all       all       -         -
  contactInbox            -         -         branches  all       all       -         -
  showContactMessage      -         -         branches  all       all       -         -
  moveContactMessage      -         -         branches  all       -         -         -
  answerContactMessage    -         -         branches  all       -         -         -
  noteContactWriting      -         -         branches  all       -         -         -
  subscribe               all       all       -         -         -         -         -
  confirmSubscription     own       own       -         -         -         -         -
  unsubscribe             own       own       -         -         -         -         -
  endOwnNewsletter        -         own       -         -         -         -         -
  listSubscribers         -         -         -         all       all       -         -
  findSubscribers         -         -         -         all       all       -         -
  exportSubscribers       -         -         -         all       all       -         -
  endSubscription         -         -         -         all       all       -         -
  listIssues              -         -         -         all       all       -         -
  showIssue               -         -         -         all       all       -         -
  createIssue             -         -         -         all       all       -         -
  saveIssue               -         -         -         all       all       -         -
  removeIssue             -         -         -         all       all       -         -
  previewIssue            -         -         -         all       all       -         -
  testIssue               -         -         -         all       -         -         -
  sendIssue               -         -         -         all       all       -         -
  stopIssue               -         -         -         all       all       -         -
  addCustomer             all       all       -         -         -         -         -
  signUp                  all       all       -         -         -         -         -
  login                   all       all       -         -         -         -         -
  beginPasskeySignIn      all       all       -         -         -         -         -
  signInWithPasskey       all       all       -         -         -         -         -
  requestPasswordLink     all       all       -         -         -         -         -
  isLinkUsable            own       own       -         -         -         -         -
  setPassword             own       own       -         -         -         -         -
  confirmAddress          own       own       -         -         -         -         -
  confirmEmailChange      own       own       -         -         -         -         -
  refuseEmailChange       own       own       -         -         -         -         -
  whoAmI                  own       own       -         -         -         -         -
  logout                  -         own       -         -         -         -         -
  listSessions            -         own       -         -         -         -         -
  endSession              -         own       -         -         -         -         -
  endSessions             -         own       -         -         -         -         -
  overview                -         own       -         -         -         -         -
  ownProfile              -         own       -         -         -         -         -
  changeProfile           -         own       -         -         -         -         -
  ownPicture              -         own       -         -         -         -         -
  keepPicture             -         own       -         -         -         -         -
  removePicture           -         own       -         -         -         -         -
  mailSettings            -         own       -         -         -         -         -
  setLanguage             -         own       -         -         -         -         -
  ownEmail                -         own       -         -         -         -         -
  changeEmail             -         own       -         -         -         -         -
  cancelEmailChange       -         own       -         -         -         -         -
  changePassword          -         own       -         -         -         -         -
  ownSecondFactor         -         own       -         -         -         -         -
  beginSecondFactor       -         own       -         -         -         -         -
  confirmSecondFactor     -         own       -         -         -         -         -
  endSecondFactor         -         own       -         -         -         -         -
  renewRecoveryCodes      -         own       -         -         -         -         -
  listPasskeys            -         own       -         -         -         -         -
  beginPasskey            -         own       -         -         -         -         -
  addPasskey              -         own       -         -         -         -         -
  renamePasskey           -         own       -         -         -         -         -
  removePasskey           -         own       -         -         -         -         -
  ownPoints               -         own       -         -         -         -         -
  ownPointsPage           -         own       -         -         -         -         -
  ownData                 -         own       -         -         -         -         -
  deleteAccount           -         own       -         -         -         -         -
  becomeCustomer          -         own       -         -         -         -         -
  ownDrivers              -         own       -         -         -         -         -
  saveDriver              -         own       -         -         -         -         -
  removeDriver            -         own       -         -         -         -         -
  findCustomers           -         -         branches  all       all       -         -
  exportCustomers         -         -         branches  all       all       -         -
  showCustomer            -         -         branches  all       all       -         -
  noteCustomer            -         -         branches  all       all       -         -
  removeCustomerNote      -         -         branches  all       all       -         -
  restoreCustomerNote     -         -         branches  all       all       -         -
  changeCustomer          -         -         branches  all       all       -         -
  findBusinesses          -         -         all       all       all       -         -
  showBusiness            -         -         all       all       all       -         -
  addBusiness             -         -         all       all       all       -         -
  changeBusiness          -         -         all       all       all       -         -
  noteBusiness            -         -         all       all       all       -         -
  removeBusinessNote      -         -         all       all       all       -         -
  restoreBusinessNote     -         -         all       all       all       -         -
  exportBusinesses        -         -         -         all       all       -         -
  blockBusiness           -         -         -         all       all       -         -
  addBusinessPerson       -         -         branches  all       all       -         -
  removeBusinessPerson    -         -         branches  all       all       -         -
  findTwins               -         -         -         all       all       -         -
  compareCustomers        -         -         -         all       all       -         -
  mergeCustomers          -         -         -         all       all       -         -
  filePrivacyRequest      -         -         all       all       all       -         -
  listPrivacyRequests     -         -         -         all       all       -         -
  showPrivacyRequest      -         -         -         all       all       -         -
  changePrivacyRequest    -         -         -         all       all       -         -
  putOffPrivacyRequest    -         -         -         all       all       -         -
  answerPrivacyRequest    -         -         -         all       -         -         -
  copyPersonData          -         -         -         all       all       -         -
  erasePerson             -         -         -         all       all       -         -
  endPersonNewsletter     -         -         -         all       all       -         -
  restrictPerson          -         -         -         all       all       -         -
  liftRestriction         -         -         -         all       all       -         -
  ownDocuments            -         own       -         -         -         -         -
  mayUpload               -         own       -         -         -         -         -
  uploadDocument          -         own       -         -         -         -         -
  changeDocument          -         own       -         -         -         -         -
  deleteDocument          -         own       -         -         -         -         -
  readPage                -         own       branches  all       all       -         -
  readDocument            -         own       branches  all       all       -         -
  listPending             -         -         branches  all       all       -         -
  documentQueue           -         -         branches  all       all       -         -
  showDocument            -         -         branches  all       all       -         -
  reviewDocument          -         -         branches  all       all       -         -
  reopenDocument          -         -         branches  all       all       -         -
  findAvailability        all       all       -         -         -         -         -
  createQuote             all       all       -         -         -         -         -
  getQuote                own       own       -         -         -         -         -
  extendQuote             own       own       -         -         -         -         -
  sendEmailCode           all       all       -         -         -         -         -
  createBooking           own       own       -         -         -         -         -
  viewOffer               own       own       -         -         -         -         -
  orderOffer              own       own       -         -         -         -         -
  lookUpBooking           own       own       -         -         -         -         -
  bookingCalendar         own       own       -         -         -         -         -
  setFlight               own       own       -         -         -         -         -
  setPhone                own       own       -         -         -         -         -
  cancelBooking           own       own       branches  all       all       -         -
  ownBookings             -         own       -         -         -         -         -
  changeOffers            -         own       branches  all       all       -         -
  changeBooking           -         own       branches  all       all       -         -
  ownAgreements           -         own       -         -         -         -         -
  showBooking             -         own       branches  all       all       -         -
  showAgreement           -         own       branches  all       all       -         -
  lockScreen              -         -         own       own       -         -         -
  unlockScreen            -         -         own       own       -         -         -
  ownStaffAccount         -         -         own       own       -         -         -
  listBlocks              -         -         branches  all       all       -         -
  blockCustomer           -         -         branches  all       all       -         -
  listGuestBlocks         -         -         branches  all       all       -         -
  blockGuest              -         -         branches  all       all       -         -
  liftBlock               -         -         -         all       all       -         -
  findRenters             -         -         branches  all       all       -         -
  checkRenter             -         -         all       all       all       -         -
  findAtDesk              -         -         branches  all       all       -         -
  quoteAtDesk             -         -         branches  all       all       -         -
  dropQuoteAtDesk         -         -         branches  all       all       -         -
  bookAtDesk              -         -         branches  all       all       -         -
  offerAtDesk             -         -         branches  all       all       -         -
  searchOffice            -         -         branches  all       all       -         -
  findBookings            -         -         branches  all       all       -         -
  exportBookings          -         -         branches  all       all       -         -
  listOpenRequests        -         -         branches  all       all       -         -
  showStaffBooking        -         -         branches  all       all       -         -
  showLetter              -         -         branches  all       all       -         -
  sendLetterAgain         -         -         branches  all       all       -         -
  addNote                 -         -         branches  all       all       -         -
  removeNote              -         -         branches  all       all       -         -
  restoreNote             -         -         branches  all       all       -         -
  notePresence            -         -         branches  all       -         -         -
  listPresence            -         -         branches  all       -         -         -
  notePagePresence        -         -         branches  all       -         -         -
  listExchangeCars        -         -         branches  all       all       -         -
  listOtherCars           -         -         branches  all       all       -         -
  setInvoiceData          -         -         branches  all       all       -         -
  setLicence              -         -         branches  all       all       -         -
  correctContact          -         -         branches  all       all       -         -
  ownFilters              -         -         own       own       -         -         -
  saveFilter              -         -         own       own       -         -         -
  removeFilter            -         -         own       own       -         -         -
  showBoard               -         -         branches  all       all       -         -
  hearChanges             -         -         branches  all       all       -         -
  noteCall                -         -         branches  all       all       -         -
  withdrawCall            -         -         branches  all       all       -         -
  listBookings            -         -         branches  all       all       -         -
  listRequests            -         -         branches  all       all       -         -
  listOverdue             -         -         branches  all       all       -         -
  makeOffer               -         -         branches  all       all       -         -
  declineRequest          -         -         branches  all       all       -         -
  handOver                -         -         branches  all       all       -         -
  exchangeCar             -         -         branches  all       all       -         -
  takeBack                -         -         branches  all       all       -         -
  chargeReturn            -         -         branches  all       all       -         -
  waiveCharge             -         -         branches  all       all       -         -
  closeRental             -         -         branches  all       all       -         -
  recordNoShow            -         -         branches  all       all       -         -
  showMoney               -         -         branches  all       all       -         -
  recordPayment           -         -         branches  all       all       -         -
  recordRefund            -         -         branches  all       all       -         -
  listDrives              -         -         branches  all       all       -         -
  finishDrive             -         -         branches  all       all       -         -
  showCar                 -         -         branches  all       all       -         -
  noteCar                 -         -         branches  all       all       -         -
  withdrawReady           -         -         branches  all       all       -         -
  listPlanRows            -         -         branches  all       all       -         -
  listPlanCars            -         -         branches  all       all       -         -
  listUnplaced            -         -         branches  all       all       -         -
  showPlan                -         -         branches  all       all       -         -
  judgeCars               -         -         branches  all       all       -         -
  suggestMoves            -         -         branches  all       all       -         -
  tryPlan                 -         -         branches  all       all       -         -
  tryTimes                -         -         branches  all       all       -         -
  changePlan              -         -         branches  all       all       -         -
  addStaff                -         -         -         all       all       -         -
  listStaff               -         -         -         all       all       -         -
  inviteStaff             -         -         -         all       all       -         -
  withdrawInvitation      -         -         -         all       all       -         -
  viewInvitation          own       own       -         -         -         -         -
  acceptInvitation        own       own       -         -         -         -         -
  changeStaff             -         -         -         all       all       -         -
  endStaff                -         -         -         all       all       -         -
  endStaffSession         -         -         -         all       all       -         -
  writeOff                -         -         -         all       all       -         -
  adjustPoints            -         -         -         all       all       -         -
  grantTier               -         -         -         all       all       -         -
  resetSecondFactor       -         -         -         all       all       -         -
  changeSetting           -         -         -         all       all       -         -
  listRates               -         -         all       all       all       -         -
  setRate                 -         -         -         all       all       -         -
  listPriceRules          -         -         all       all       all       -         -
  setLengthDiscounts      -         -         -         all       all       -         -
  addSeason               -         -         -         all       all       -         -
  endSeason               -         -         -         all       all       -         -
  saveBranch              -         -         -         all       all       -         -
  closeBranch             -         -         -         all       all       -         -
  setBranchDay            -         -         -         all       all       -         -
  addClass                -         -         -         all       all       -         -
  addService              -         -         -         all       all       -         -
  addVehicle              -         -         -         all       all       -         -
  addCar                  -         -         -         all       all       -         -
  listChanges             -         -         -         all       all       -         -
  searchLog               -         -         -         all       all       -         -
  exportLog               -         -         -         all       all       -         -
  findColleague           -         -         -         -         all       -         -
  reseal                  -         -         -         -         all       -         -
  keysInUse               -         -         -         -         all       -         -
  countFiles              -         -         -         -         all       -         -
  moveFiles               -         -         -         -         all       -         -
  checkFiles              -         -         -         -         all       -         -
  receiveMessage          -         -         -         -         -         -         all
  workInbox               -         -         -         -         -         all       all
  listInbox               -         -         -         all       all       -         -
  retryMessage            -         -         -         all       all       -         -
  putMessageAside         -         -         -         all       all       -         -
  countCall               -         -         -         -         -         all       -
  tellFailedBackup        -         -         -         -         -         all       -
  deliverLetter           -         -         -         -         -         all       -
  postIssues              -         -         -         -         -         all       -
  expireOverdue           -         -         -         -         -         all       -
  tellDrives              -         -         -         -         -         all       -
  watchYard               -         -         -         -         -         all       -
  writeAgreements         -         -         -         -         -         all       -
  keepHouse               -         -         -         -         -         all       -
  removeLeftFiles         -         -         -         -         -         all       -
  forgetChallenges        -         -         -         -         -         all       -
  forgetExpired           -         -         -         -         -         all       -
  forgetLapsed            -         -         -         -         -         all       -
  forgetTrials            -         -         -         -         -         all       -
  forgetUnproven          -         -         -         -         -         all       -
`
const [head, ...lines] = table.trim().split('\n')
const columns = head!.trim().split(/\s+/)
const cells = lines.flatMap((line) => {
  const [verb, ...reaching] = line.trim().split(/\s+/)
  return columns.map((column, at) => ({ verb: verb as Verb, column, reach: reaching[at] }))
})

const TEMPELHOF = 1
const AIRPORT = 3
const staff = { kind: 'staff', account: 's' as AccountId, name: 'Kim', branches: [TEMPELHOF] } as const
const actors: Record<string, Actor> = {
  visitor: { kind: 'visitor', place: '192.0.2.1' },
  customer: { kind: 'customer', account: 'a' as AccountId, customer: null, session: 'b', place: '192.0.2.1' },
  agent: { ...staff, role: 'agent' },
  manager: { ...staff, role: 'manager', branches: 'all' },
  operator: { kind: 'operator' },
  system: { kind: 'system', job: 'keep_house' },
  provider: { kind: 'provider', name: 'bank' },
}

/** Whether a reach allows the act, for a member of staff of Tempelhof. */
const expected = (reach: string | undefined, { own, branch }: { own: boolean; branch: number }): boolean =>
  ({ '-': false, own, branches: branch === TEMPELHOF, all: true })[reach!]!

describe('the rights', () => {
  test('are those of the table, verb by verb', () => {
    expect(cells.map(({ verb }) => verb).filter((_, at) => at % columns.length === 0)).toEqual(Object.keys(rights))
    expect(cells.every(({ reach }) => reach !== undefined)).toBe(true)
  })

  test.each(columns)(
    'of a %s reach as far as the table says, at both branches, with what is theirs and what is not',
    (column) => {
      const actor = actors[column]!
      const mine = cells.filter((cell) => cell.column === column)
      expect(mine.length).toBe(Object.keys(rights).length)
      for (const { verb, reach } of mine) {
        expect([verb, reachOf(actor, verb) ?? '-', may(actor, verb)]).toEqual([verb, reach, reach !== '-'])
        for (const own of [true, false]) {
          for (const branch of [TEMPELHOF, AIRPORT]) {
            const to = { own, branches: [branch] }
            expect([verb, to, reaches(actor, verb, to)]).toEqual([verb, to, expected(reach, { own, branch })])
          }
        }
      }
    },
  )

  test('reach what touches one of several branches', () => {
    const oneWay = { own: false, branches: [AIRPORT, TEMPELHOF] }
    expect(reaches(actors['agent']!, 'handOver', oneWay)).toBe(true)
    expect(reaches({ ...staff, role: 'agent', branches: 'all' }, 'handOver', { own: false, branches: [AIRPORT] })).toBe(
      true,
    )
    expect(reaches({ ...staff, role: 'agent', branches: [] }, 'handOver', oneWay)).toBe(false)
  })

  test('are listed by role for a refusal', () => {
    expect(rolesThatMay('handOver')).toEqual(['agent', 'manager'])
    expect(rolesThatMay('grantTier')).toEqual(['manager'])
    expect(rolesThatMay('changeProfile')).toEqual([])
  })
})
