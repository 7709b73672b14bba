/** Branches, services and rate rules of a fresh install (specification 9, D13, D24). */

export const branches = [
  {
    id: 1,
    code: 'tempelhof',
    name_de: 'Büro Tempelhof',
    name_en: 'Tempelhof Office',
    detail_de: 'Stadtbüro',
    detail_en: 'City office',
    street: 'Flugfeldallee 12',
    city: '12099 Berlin',
    phone: '+49 30 23125-100',
    email: 'tempelhof@spreewagen.example',
    latitude: 52.4577,
    longitude: 13.3845,
    federal_state: 'BE',
    popular: true,
    after_hours_allowed: false,
  },
  {
    id: 3,
    code: 'airport',
    name_de: 'Flughafen Berlin',
    name_en: 'Berlin Airport',
    detail_de: 'Schalter in der Ankunft, Terminal\u00A01',
    detail_en: 'Terminal\u00A01 arrivals desk',
    street: 'Flughafen BER, Terminal 1',
    city: '12529 Schönefeld',
    phone: '+49 30 23125-100',
    email: 'flughafen@spreewagen.example',
    latitude: 52.3649,
    longitude: 13.5099,
    federal_state: 'BB',
    popular: false,
    after_hours_allowed: true,
  },
]

const week = [0, 1, 2, 3, 4, 5, 6]

export const branchHours = [
  ...week.slice(0, 5).map((weekday) => ({ branch_id: 1, weekday, opens: '08:00', closes: '18:00' })),
  { branch_id: 1, weekday: 5, opens: '08:00', closes: '13:00' },
  ...week.map((weekday) => ({ branch_id: 3, weekday, opens: '08:00', closes: '23:00' })),
]

/** Fee for an after-hours pickup, in minor units. */
export const AFTER_HOURS_FEE_MINOR = 3000

/** Services in the order and at the prices of the specification. */
export const services = [
  { code: 'gps', per_day_minor: 1000, popular: false, max_quantity: 1 },
  { code: 'baby_seat', per_day_minor: 1500, popular: false, max_quantity: 2 },
  { code: 'toddler_seat', per_day_minor: 2000, popular: false, max_quantity: 2 },
  { code: 'child_seat', per_day_minor: 1000, popular: false, max_quantity: 3 },
  { code: 'additional_driver', per_day_minor: 1500, popular: false, max_quantity: 3 },
  { code: 'insurance', per_day_minor: 2000, popular: true, max_quantity: 1 },
  { code: 'wifi', per_day_minor: 1500, popular: false, max_quantity: 1 },
  { code: 'snow_chain', per_day_minor: 2000, popular: false, max_quantity: 1 },
]

/** Discounts for the length of a rental. */
export const rateLengths = [
  { min_days: 1, discount_bp: 0 },
  { min_days: 3, discount_bp: 500 },
  { min_days: 7, discount_bp: 1200 },
  { min_days: 14, discount_bp: 1800 },
  { min_days: 28, discount_bp: 2500 },
]
