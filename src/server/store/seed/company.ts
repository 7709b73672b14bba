/** Branches, services and rate rules of a fresh install (specification 9, D13, D24). */

export const branches = [
  {
    id: 1,
    code: 'tempelhof',
    name_de: 'Büro Tempelhof',
    name_en: 'Tempelhof Office',
    detail_de: 'Stadtbüro',
    detail_en: 'City office',
    at_airport: false,
    way_de: '',
    way_en: '',
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
    at_airport: true,
    way_de: 'Aus der Gepäckausgabe gehen Sie in die Ankunftshalle von Terminal\u00A01: Dort ist unser Schalter.',
    way_en: 'Our desk is in the arrivals hall of Terminal\u00A01, past baggage reclaim.',
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

/** Services in the order of the specification. */
export const services = [
  {
    code: 'gps',
    name_de: 'GPS-Navigation',
    name_en: 'GPS navigation',
    note_de: 'Navigationsgerät mit aktuellen Karten',
    note_en: 'A navigation device with current maps',
    popular: false,
    max_quantity: 1,
  },
  {
    code: 'baby_seat',
    name_de: 'Babyschale',
    name_en: 'Baby seat',
    note_de: 'Bis etwa 15\u00A0Monate, bis 13\u00A0kg',
    note_en: 'Up to about 15\u00A0months, up to 13\u00A0kg',
    popular: false,
    max_quantity: 2,
  },
  {
    code: 'toddler_seat',
    name_de: 'Kleinkindsitz',
    name_en: 'Toddler seat',
    note_de: 'Etwa 9\u00A0Monate bis 4\u00A0Jahre',
    note_en: 'About 9\u00A0months to 4\u00A0years',
    popular: false,
    max_quantity: 2,
  },
  {
    code: 'child_seat',
    name_de: 'Kindersitz',
    name_en: 'Child seat',
    note_de: 'Etwa 4 bis 12\u00A0Jahre',
    note_en: 'About 4 to 12\u00A0years',
    popular: false,
    max_quantity: 3,
  },
  {
    code: 'additional_driver',
    name_de: 'Zusatzfahrer',
    name_en: 'Additional driver',
    note_de: 'Eine weitere Person darf fahren',
    note_en: 'One more person may drive',
    popular: false,
    max_quantity: 3,
  },
  {
    code: 'insurance',
    name_de: 'Versicherung',
    name_en: 'Insurance',
    note_de: 'Haftungsbegrenzung nach Art einer Vollkasko',
    note_en: 'Limit of liability, modelled on comprehensive cover',
    popular: true,
    max_quantity: 1,
  },
  {
    code: 'wifi',
    name_de: 'Mobiles WLAN',
    name_en: 'Mobile Wi-Fi',
    note_de: 'Hotspot für alle im Wagen',
    note_en: 'A hotspot for everyone in the car',
    popular: false,
    max_quantity: 1,
  },
  {
    code: 'snow_chain',
    name_de: 'Schneeketten',
    name_en: 'Snow chains',
    note_de: 'Für Fahrten ins Gebirge',
    note_en: 'For trips into the mountains',
    popular: false,
    max_quantity: 1,
  },
]

/** Prices of the services a day in minor units, as specified. */
export const servicePrices: Record<string, number> = {
  gps: 1000,
  baby_seat: 1500,
  toddler_seat: 2000,
  child_seat: 1000,
  additional_driver: 1500,
  insurance: 2000,
  wifi: 1500,
  snow_chain: 2000,
}

/** Discounts for the length of a rental. */
export const rateLengths = [
  { min_days: 1, discount_bp: 0 },
  { min_days: 3, discount_bp: 500 },
  { min_days: 7, discount_bp: 1200 },
  { min_days: 14, discount_bp: 1800 },
  { min_days: 28, discount_bp: 2500 },
]
