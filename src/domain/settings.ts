import { parseDate } from './local-time.ts'

/**
 * Description, default and limits of every figure of the business (D30). This table is the source of their type
 * (`BusinessRules`), of the check of stored figures, of the database's own check and defaults (`setting_rules()`,
 * written by scripts/check-docs.ts), of the command line and of the operator's manual.
 */
export type Setting = NumberSetting | ChoiceSetting | FlagSetting | PatternSetting

export type Unit =
  | 'minutes'
  | 'hours'
  | 'days'
  | 'months'
  | 'years'
  | 'minor units'
  | 'hundredths of a percent'
  | 'percent'
  | 'kilometres'
  | 'points'
  | 'megabytes'
  | 'times'
  | 'pieces'
  | 'eighths'

interface Described {
  readonly about: string
}

interface NumberSetting extends Described {
  readonly kind: 'number'
  readonly initial: number
  readonly least: number
  readonly most: number
  readonly unit: Unit
  /** Whether the value must be a whole number. */
  readonly whole: boolean
}

interface ChoiceSetting<Choice extends string = string> extends Described {
  readonly kind: 'choice'
  readonly initial: Choice
  readonly choices: readonly Choice[]
}

interface FlagSetting extends Described {
  readonly kind: 'flag'
  readonly initial: boolean
}

interface PatternSetting extends Described {
  readonly kind: 'currency' | 'day'
  readonly initial: string
}

const inUnit =
  (unit: Unit) =>
  (initial: number, [least, most]: readonly [number, number], about: string) =>
    ({ kind: 'number', initial, least, most, unit, whole: true, about }) as const satisfies NumberSetting
const minutes = inUnit('minutes')
const hours = inUnit('hours')
const days = inUnit('days')
const years = inUnit('years')
const money = inUnit('minor units')
const share = inUnit('hundredths of a percent')
const kilometres = inUnit('kilometres')
const points = inUnit('points')
const pieces = inUnit('pieces')

const MOST_MONEY = 10_000_000
const HALF_A_YEAR_IN_HOURS = 4_380
const TEN_YEARS_IN_DAYS = 3_653

const choice = <Choice extends string>(initial: Choice, choices: readonly Choice[], about: string) =>
  ({ kind: 'choice', initial, choices, about }) as const satisfies ChoiceSetting<Choice>

/** The offer of the site and its limits. */
const offering = {
  bookings: choice<'soon' | 'open'>(
    'soon',
    ['soon', 'open'],
    'what the booking form sends: soon takes requests without obligation, open takes binding bookings (D2)',
  ),
  currency: { kind: 'currency', initial: 'USD', about: 'the currency of every price, as an ISO 4217 code (D8)' },
  leadMinutes: minutes(120, [0, 43_200], 'between booking and the earliest pickup (D23)'),
  horizonMonths: inUnit('months')(12, [1, 60], 'how far ahead a pickup may lie (D21)'),
  maxDays: days(90, [1, 365], 'the longest rental (D21)'),
  graceMinutes: minutes(59, [0, 1_439], 'beyond a rental day before the next one counts (D23)'),
  minAge: years(18, [18, 99], 'the least age of a driver at pickup (D27)'),
  bankTransferDays: days(7, [0, 365], 'before pickup, from which on a bank transfer is offered (D29)'),
  turnaroundMinutes: minutes(90, [0, 1_440], 'until a returned car can leave again (D21, D22)'),
  transferMinutes: minutes(240, [0, 10_080], 'staff need to drive a car to another branch (D22)'),
  earlyHandoverMinutes: minutes(120, [0, 1_440], 'before pickup, from which on a car may be handed over'),
  noShowMinutes: minutes(180, [0, 10_080], 'after pickup, from which on nobody is expected any more'),
  overdueAheadMinutes: minutes(120, [0, 10_080], 'before a pickup, from which on a late car endangers it'),
} as const satisfies Record<string, Setting>

/** Duration of our promises, and how much one person may reserve (D24, D25, D26, D31, D32). */
const promises = {
  holdMinutes: {
    ...minutes(15, [0, 1_440], 'a quote holds its price and its car; above zero (D24)'),
    least: 0.001,
    whole: false,
  },
  requestHours: hours(48, [1, 720], 'a request keeps its car without a decision (D25)'),
  offerHours: hours(48, [1, 720], 'our offer keeps its car where staff say nothing else (D31)'),
  offerEndsBeforePickupHours: hours(2, [0, 48], 'before pickup, at which every offer has ended (D31)'),
  freeCancelHours: hours(24, [0, HALF_A_YEAR_IN_HOURS], 'before pickup, until which cancelling is free (D26)'),
  unprovenRentals: pieces(2, [0, 1_000], 'rentals that somebody unproven keeps at once, by address and by place (D32)'),
  unprovenCarDays: days(30, [0, 10_000], 'that those rentals last in all (D32)'),
  unprovenPerNetwork: inUnit('times')(4, [1, 1_000], 'as much for all places of one network (IPv6 /48) together (D32)'),
  unprovenSharePercent: inUnit('percent')(
    5,
    [0, 100],
    'of a branch’s cars that all of them together keep on any day, one car at least (D32)',
  ),
  provenRentals: pieces(10, [1, 1_000], 'rentals that somebody proven or signed in has open at once (D32)'),
  unaskedLetters: pieces(3, [0, 1_000], 'letters an hour to an address whose owner may not have asked (D32)'),
  staffLetters: pieces(30, [0, 10_000], 'letters an hour to a branch that strangers cause (D32)'),
} as const satisfies Record<string, Setting>

/** Fees, tax, discounts and points (D24, D28). */
const amounts = {
  oneWayFeeMinor: money(1_900, [0, MOST_MONEY], 'the fee of a one-way rental (D24)'),
  crossBorderFeeMinor: money(2_500, [0, MOST_MONEY], 'the fee of trips abroad (D24)'),
  extraKmMinor: money(25, [0, 100_000], 'for each further kilometre (D28)'),
  vatBp: share(1_900, [0, 10_000], 'VAT contained in every price (D24)'),
  firstRentalDiscountBp: share(1_500, [0, 10_000], 'off vehicle and extras of a member’s first rental (D24)'),
  welcomeUntil: {
    kind: 'day',
    initial: '2027-12-31',
    about: 'the last day on which an account is opened with the welcome offer',
  },
  pointsPerUnit: points(10, [0, 1_000], 'for each unit of the currency that is paid (D28)'),
  firstRentalPoints: points(200, [0, 1_000_000], 'for the first rental (D28)'),
  primeFreeDayPoints: points(15_000, [1, 10_000_000], 'that a free day costs a Prime member (D28)'),
  eliteFreeDayPoints: points(10_000, [1, 10_000_000], 'that a free day costs an Elite member (D28)'),
  eliteRentals: pieces(10, [1, 10_000], 'completed rentals that make a member Elite (D28)'),
  elitePoints: points(30_000, [1, 100_000_000], 'earned within the window that make a member Elite (D28)'),
  eliteWindowMonths: inUnit('months')(12, [1, 120], 'in which those points are earned (D28)'),
  includedKmPerDay: kilometres(200, [0, 100_000], 'a day included without membership (D28)'),
  primeKmPerDay: kilometres(500, [0, 100_000], 'a day included for Prime members (D28)'),
  eliteKmPerDay: kilometres(700, [0, 100_000], 'a day included for Elite members (D28)'),
  eliteDriversFree: pieces(1, [0, 9], 'additional drivers that cost Elite members nothing (D28)'),
  eliteCrossBorderFree: {
    kind: 'flag',
    initial: true,
    about: 'whether trips abroad cost Elite members nothing (D28)',
  },
} as const satisfies Record<string, Setting>

/** Accounts, their documents, and how long data are kept (D4, D12, D27, D35, D45). */
const keeping = {
  sessionHours: hours(12, [1, 720], 'a session lasts (D4)'),
  sessionIdleHours: hours(2, [1, 720], 'without use after which a session ends (D4)'),
  rememberedDays: days(30, [1, 365], 'a session lasts with “remember me” (D4)'),
  rememberedIdleDays: days(14, [1, 365], 'without use after which such a session ends (D4)'),
  invitationDays: days(7, [1, 90], 'the link works by which an invited colleague comes in'),
  lockMinutes: minutes(5, [1, 240], 'without a touch after which a screen of the back office locks itself'),
  documentsPerAccount: pieces(20, [0, 1_000], 'documents that an account can keep'),
  driversPerAccount: pieces(10, [0, 1_000], 'drivers that an account can keep beside its owner'),
  // Low, because a file has to be drawn within 20 seconds.
  documentPages: pieces(10, [1, 20], 'pages of an uploaded PDF'),
  documentMegabytes: inUnit('megabytes')(10, [1, 100], 'of an uploaded file'),
  documentDays: days(365, [1, TEN_YEARS_IN_DAYS], 'an uploaded document is kept if nothing is rented after it'),
  identityDays: days(30, [0, TEN_YEARS_IN_DAYS], 'passport and licence numbers stay after completion (D27)'),
  cancelledDays: days(30, [0, TEN_YEARS_IN_DAYS], 'birthday, phone and address stay after a free cancellation (D35)'),
  requestMonths: inUnit('months')(6, [1, 120], 'a request without a contract is kept with its name (D35)'),
  driverYears: years(3, [0, 30], 'after the year’s end that we know who drove, with the birthday (D35, D45)'),
  agreementYears: years(6, [0, 30], 'after the year’s end that agreements and letters are kept (HGB § 257, AO § 147)'),
  rentalYears: years(8, [0, 30], 'after the year’s end that rentals with their charges are kept (AO § 147)'),
  newsletterConfirmDays: days(7, [1, 365], 'in which a newsletter subscription has to be confirmed (D12)'),
  newsletterProofYears: years(3, [0, 30], 'an ended subscription is kept as proof of its consent (BGB § 195)'),
  documentConsentYears: years(3, [0, 30], 'the consent to a copy is kept after the copy is gone (BGB § 195)'),
  privacyRequestYears: years(3, [0, 30], 'a request under the GDPR is kept as proof of the answer (BGB § 195)'),
  contactDays: days(180, [1, TEN_YEARS_IN_DAYS], 'a message of the contact form is kept (D12)'),
  inboxDays: days(30, [7, TEN_YEARS_IN_DAYS], 'that a provider’s message came is known, so that it counts once'),
  accountEventDays: days(365, [1, TEN_YEARS_IN_DAYS], 'owners can read what happened to their account (D9)'),
  blockDays: days(365, [0, TEN_YEARS_IN_DAYS], 'a block of a person is kept after it was lifted or has ended'),
  rentedAddressDays: days(1_095, [0, TEN_YEARS_IN_DAYS], 'a deleted account counts as having rented before (D24)'),
} as const satisfies Record<string, Setting>

/** The board of the day: what counts as due, and when a car is ready. */
const board = {
  dueAheadMinutes: minutes(60, [5, 1_440], 'before its time, from which on the board shows something as due now'),
  latePickupMinutes: minutes(15, [0, 1_440], 'after pickup, from which on the board asks for a call'),
  callAgainMinutes: minutes(30, [1, 1_440], 'after a call, until the board asks for the next one'),
  answerHours: hours(4, [1, 720], 'a message may wait before the board shows it as due'),
  reviewAheadHours: hours(24, [1, 720], 'before pickup, from which on the customer’s document is due for review'),
  inspectionAheadDays: days(14, [0, 365], 'before an inspection, from which on the board names the car (D44)'),
  lowStockCars: pieces(1, [0, 100], 'cars of a class left on a day, up to which its stock counts as low'),
  readyFuelEighths: inUnit('eighths')(8, [0, 8], 'of the tank, at least, with which a car is ready'),
  readyChargePercent: inUnit('percent')(80, [0, 100], 'of the battery, at least, with which a car is ready'),
} as const satisfies Record<string, Setting>

export const settings = { ...offering, ...promises, ...amounts, ...keeping, ...board }

export type SettingName = keyof typeof settings

type ValueOf<S extends Setting> = S extends NumberSetting
  ? number
  : S extends FlagSetting
    ? boolean
    : S extends ChoiceSetting<infer Choice>
      ? Choice
      : string

/** The figures in force, by the name of their setting. */
export type BusinessRules = { [Name in SettingName]: ValueOf<(typeof settings)[Name]> }

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(settings, name)

/** The figures of a company that has not changed any. */
export const defaultRules = Object.fromEntries(
  Object.entries(settings).map(([name, { initial }]) => [name, initial]),
) as BusinessRules

/** The problem with a figure, in words for an operator; undefined if there is none. */
export function settingProblem(name: string, value: unknown): string | undefined {
  if (!isSettingName(name)) return `there is no setting ${name}`
  const setting: Setting = settings[name]
  return fits(setting, value) ? undefined : `${name} must be ${allowed(setting)}, not ${JSON.stringify(value)}`
}

function fits(setting: Setting, value: unknown): boolean {
  switch (setting.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        value >= setting.least &&
        value <= setting.most &&
        (!setting.whole || Number.isInteger(value))
      )
    case 'flag':
      return typeof value === 'boolean'
    case 'choice':
      return typeof value === 'string' && setting.choices.includes(value)
    case 'currency':
      return typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    case 'day':
      // Years from 2000 to 2999, on which the calendars of database and browser agree.
      return typeof value === 'string' && /^2\d{3}-/.test(value) && parseDate(value) !== null
  }
}

/** The values that a setting may have, in words for an operator. */
export function allowed(setting: Setting): string {
  switch (setting.kind) {
    case 'number':
      return `${setting.whole ? 'a whole number' : 'a number'} from ${setting.least} to ${setting.most}`
    case 'flag':
      return 'true or false'
    case 'choice':
      return setting.choices.join(' or ')
    case 'currency':
      return 'a code such as EUR'
    case 'day':
      return 'a day such as 2027-12-31'
  }
}
