import contact from './contact.ts'
import type de from '../de/home.ts'
import type { Shape } from '../shape.ts'
import moving from './home/moving.ts'
import search from './home/search.ts'
import testimonials from './home/testimonials.ts'
import tiers from './home/tiers.ts'
import traits from './home/traits.ts'

const keyDrop = 'Outside opening hours, use the key drop. No extra charge.'

export default {
  ...moving,
  ...search,
  ...testimonials,
  ...traits,
  why: {
    title: 'Five promises',
    lead: 'Hold us to these five.',
    features: [
      {
        heading: 'The price stays',
        details: 'You see the total first, with tax and every unavoidable charge. The deposit is shown beside it.',
      },
      {
        heading: 'The car is there',
        details: 'We only confirm cars we have. Yours is set aside the moment you book.',
      },
      {
        heading: 'The car type is guaranteed',
        details: 'Car type, seats and transmission are fixed. Only the model may differ.',
      },
      {
        heading: 'Plans can change',
        details: 'Cancel free of charge until 24 hours before pickup. After that, you see the fee before you decide.',
      },
      {
        heading: 'Return when it suits you',
        details: keyDrop,
      },
    ],
  },
  how: {
    title: 'At the wheel in three steps',
    steps: [
      {
        title: 'Choose place and time',
        description: 'Pick up wherever suits you. You can return the car to a different location.',
      },
      {
        title: 'Pick your vehicle',
        description: 'You see the total price for your rental period before you enter any details.',
      },
      {
        title: 'Pick it up and drive',
        description: 'Show your licence, identity card and bank card, take the key, get in.',
      },
    ],
  },
  fleet: {
    title: 'Our fleet in\u00A0Berlin',
    models: '{models} models in {classes} car types.',
    lead: 'Car type, seats and transmission are guaranteed.',
    filterLabel: 'Filter vehicles by car type',
    filters: {
      allCars: 'All cars',
      mini: 'Mini',
      economy: 'Economy',
      compact: 'Compact Car',
      StationWagon: 'Station Wagon',
      suv: 'SUV',
      electric: 'Electric',
      PeopleCarrier: 'People Carrier',
      Transporter: 'Transporter',
    },
    count: '{count, plural, one {# vehicle} other {# vehicles}}',
    examples: 'Example pictures',
    similar: 'or similar',
    seats: '{count, plural, one {# seat} other {# seats}}',
    cargo: 'Cargo space',
    bags: '{count, plural, =0 {No bags} one {# bag} other {# bags}}',
    transmission: { Manual: 'Manual', Automatic: 'Automatic' },
    fuels: { Petrol: 'Petrol', Diesel: 'Diesel', Hybrid: 'Hybrid', Electric: 'Electric' },
    ac: { yes: 'Air conditioning', no: 'No air conditioning' },
    kilometres: { day: '{km, number} km/day incl.', total: '{km, number} km incl.' },
    group: 'Class code {code}',
    features: {
      NavigationSystem: 'Navigation system',
      RearviewCamera: 'Rear-view camera',
      USBCharging: 'USB charging',
      ParkingSensors: 'Parking sensors',
      GoodInterior: 'Upgraded interior',
      CarPlay: 'CarPlay',
      Bluetooth: 'Bluetooth',
    },
    price: 'from <price>{amount}</price> <day>per day<tax>, incl. VAT</tax></day>',
    priceNote:
      '“From” prices are for one rental day, incl. VAT, with drop-off at the same location. Longer rentals often cost less per day, high season more. Search above for your total.',
    book: 'Book Now',
    bookShort: 'Book',
    bookNamed: 'Book Now: {name}',
    details: 'Details',
    showDetails: 'Show details',
    hideDetails: 'Hide details',
    detailsOf: '{action}: {name}',
    noDetails: 'This vehicle has no further features.',
    loading: 'Loading vehicles…',
    failed: 'The vehicles could not be loaded.',
    empty: 'We have no vehicle that matches your choice at the moment.',
    showAll: 'Show all vehicles',
    noScript: 'The list of vehicles needs JavaScript. We are glad to help you by phone: <phone>{number}</phone>.',
    soon: 'coming soon',
    /** The last one stands in front. */
    soonCars: [
      { name: 'Business Sedan', picture: 'business-sedan' },
      { name: 'Sports', picture: 'sports' },
    ],
  },
  services: {
    title: 'Add what you need',
    lead: 'Nothing is preselected. You decide in the booking form.',
    popular: 'Popular',
    perDay: '<price>{amount}</price> / day incl. VAT',
    items: [
      { code: 'gps', title: 'GPS navigation', description: 'With up-to-date maps covering all of Europe.' },
      { code: 'baby_seat', title: 'Baby seat', description: 'For the very youngest, rear-facing.' },
      { code: 'toddler_seat', title: 'Toddler seat', description: 'For children who can sit up unaided.' },
      { code: 'child_seat', title: 'Child seat', description: 'A booster for older children.' },
      {
        code: 'additional_driver',
        title: 'Additional driver',
        description: 'So that you can take turns at the wheel.',
      },
      {
        code: 'insurance',
        title: 'Insurance',
        description: 'Limit of liability: for each accident or theft you pay no more than the deposit.',
      },
      { code: 'wifi', title: 'Mobile Wi-Fi', description: 'Internet in the car and on the move.' },
      { code: 'snow_chain', title: 'Snow chains', description: 'For trips into the mountains.' },
    ],
  },
  loyalty: {
    title: 'The more you drive, the better it gets',
    lead: 'The loyalty programme is free. Every account starts as Prime.',
    earn: {
      title: 'Collect points',
      text: 'Ten points for every {unit} you spend.',
    },
    benefits: [
      { title: 'Keep points', text: 'They never expire while your account is active.' },
      { title: 'Drive for free', text: 'Points turn into free rental days.' },
      { title: 'Go further', text: 'More free kilometres a day than without membership.' },
    ],
    tiers,
    select: 'Select Now',
    selectNamed: 'Select Now: {tier}',
    account: 'My points and tier',
  },
  rewards: {
    title: 'Your welcome gift: 200\u00A0points and a discount\u00A0of <large>15%</large>',
    text: 'Sign up before your first rental: 15% off its vehicle and extras, and 200 bonus points once it is complete.',
    until: 'This is a limited-time offer, for everyone who signs up by {date}.',
    over: {
      title: 'Every rental earns points',
      text: 'An account costs nothing. You collect points, drive more kilometres for free and turn points into free rental days.',
    },
    action: 'Sign up for free',
    account: 'My points and tier',
  },
  gallery: {
    title: 'A closer look',
    pictures: [
      'Headlight of a green SUV by the Landwehrkanal at dusk',
      'White electric sedan from the front, at night in the studio',
      'Red sports car from behind on a reflective floor',
      'Front wheel and headlight of a red sports car',
      'White electric sedan in front of the Oberbaum Bridge on a wet evening',
      'Small yellow car by the urban motorway at blue hour',
    ],
  },
  locations: {
    title: 'Our locations',
    popular: 'Popular',
    vehicles: '{count, plural, one {# vehicle} other {# vehicles}} at this location',
    hours: 'Opening hours',
    phone: 'Phone',
    address: 'Address',
    directions: 'Get Directions',
    directionsTo: 'Get Directions: {name} (new tab)',
    seeVehicles: 'Vehicles',
    seeVehiclesAt: 'Vehicles: {name}',
    today: {
      open: 'Open today until {time}',
      later: 'Open today from {time}',
      closed: 'Closed now',
      holiday: 'Closed today: {name}',
      next: 'Opens {day} at {time}',
    },
    picture: 'A car at dusk, {name}',
    keyDrop,
  },
  requirements: {
    title: 'What to bring',
    lead: 'Three things, all originals, all in your name. Then the handover is quick.',
    items: [
      {
        title: 'Driving licence',
        text: 'It must be valid until you return the car; we check the original at every handover. If it was issued outside the EU and EEA, please bring a translation or an international permit.',
      },
      {
        title: 'Identity card or passport',
        text: 'We check it at the desk and do not copy it there. You can upload it beforehand if you like.',
      },
      {
        title: 'A card for the deposit',
        text: 'You see the deposit beside the price before you book. We release it after drop-off.',
      },
    ],
    age: 'All drivers must be at least {age} years old at pickup.',
  },
  faq: {
    title: 'Frequently asked questions',
    items: [
      {
        question: 'Is the price shown the final price?',
        answer:
          'Yes. It includes VAT and every charge that cannot be avoided. Extras are added only if you choose them. The deposit is not part of the price.',
      },
      {
        question: 'Do I get exactly the model in the picture?',
        answer:
          'Not necessarily. The car type, the number of seats and the transmission are guaranteed. It may be a similar model of the same car type.',
      },
      {
        question: 'Can I cancel free of charge?',
        answer:
          'Yes, until 24 hours before pickup. After that we charge the vehicle price of one rental day, never more than the total. You see the amount before you confirm. You can withdraw a request at any time, free of charge.',
      },
      {
        question: 'How long is a rental day?',
        answer: '24 hours from the pickup time. Up to 59 minutes late costs nothing.',
      },
      {
        question: 'Can I return the car somewhere else?',
        answer: 'Yes, at any of our locations. The one-way fee is listed separately in the price.',
      },
      {
        question: 'What about times outside opening hours?',
        answer:
          'You can return the car at any time: just use the key drop. Pickup is possible only where the form offers it, at the extra charge shown beside it.',
      },
      {
        question: 'Can I drive abroad?',
        answer:
          'Yes, if you tell us when you book: in the EU and EEA, Switzerland and the United Kingdom. There is a fixed extra charge.',
      },
      {
        question: 'Is my foreign driving licence valid?',
        answer:
          'Yes, if it is from the EU or EEA. Licences from elsewhere are valid for visitors if they are in German, or come with a translation or an international driving permit; once you live in Germany, for the first six months only. Some countries differ: please ask us beforehand.',
      },
    ],
  },
  contact,
} as const satisfies Shape<typeof de>
