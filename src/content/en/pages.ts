import type de from '../de/pages.ts'
import type { Shape } from '../shape.ts'

export default {
  about: {
    title: 'About us',
    description: 'Car rental in Berlin for more than 15 years: who we are, what matters to us and what we offer.',
    heading: 'Anyone can rent out cars. Keeping your word is the hard part.',
    placeholder: 'Placeholder content. We are launching soon.',
    journey: {
      title: 'Our journey',
      paragraphs: [
        'We started with a few cars and one desk beside Tempelhof Field. The field is still there, and so is the desk. More than 15\u00A0years on, you will also find our cars where your journey arrives.',
        'What has not changed is the idea we started with: the price is right, the keys are ready, and somebody answers the phone.',
        'Since then we’ve added cars from Mini to Transporter, a booking form that takes four steps, and one simple rule: we only promise what we can keep.',
      ],
    },
    mission: {
      title: 'Our mission',
      text: 'Renting should feel as simple as taking your own car: terms you can understand, and no surprise at the desk.',
      more: 'So we check every car before every handover, give every price in full and are there when your plans change.',
    },
    message: {
      title: 'A message from the CEO',
      quote:
        'We measure ourselves by two figures: how many customers paid exactly the price they booked at, and how many had their keys on time. Both should be 100%.',
      more: 'When something goes wrong, you hear it from us first, along with what we are doing about it. And if something is missing, tell us: that is how we get better.',
      role: 'Chief Executive Officer',
    },
    offers: {
      title: 'What we offer',
      items: [
        {
          title: 'Cars of every size',
          text: 'From the Mini for the inner city to the Transporter for moving house.',
        },
        { title: 'One-way rentals', text: 'Pick up at one location, return at another if that suits you better.' },
        {
          title: 'Fair conditions',
          text: 'Free cancellation until 24 hours before pickup, the deposit clearly stated.',
        },
        { title: 'The right extras', text: 'Child seats, navigation, Wi-Fi and snow chains, by the day.' },
        { title: 'A loyalty programme', text: 'Points that do not expire, and free rental days as a thank-you.' },
      ],
    },
    luxury: {
      title: 'Luxury driving, for the journeys that matter',
      text: 'More luxury is on its way: business sedans and sports cars. Until then, our best-equipped cars are the SUVs and electrics.',
      action: 'See the vehicles',
    },
  },
  bookingLanding: {
    title: 'Book a rental car',
    description:
      'Request or book a rental car in Berlin: in four steps, with the total price from the start, at the location you choose.',
    now: 'Request your car now',
    nowText:
      'See every vehicle with its total price and request yours, without obligation. A person replies with an offer, and you decide.',
    vehicles: 'See the vehicles',
    heading: 'Coming soon',
    text: 'Online booking opens soon.',
    request: 'Request without obligation',
    openHeading: 'Book a rental car',
    openText: 'One moment, you are being taken to the booking form.',
    openLink: 'Go to the booking form',
  },
  notFound: {
    title: 'Page not found',
    description: 'This address does not exist on our site.',
    heading: 'This page does not exist',
    text: 'The link may be out of date, or the address may contain a typing mistake. Here is where to go next:',
    empty: 'Nothing is parked in this bay.',
    ways: 'Where to go next',
    fleet: 'See vehicles and prices',
    booking: 'Book a rental car',
    call: 'Call us: {number}',
  },
} as const satisfies Shape<typeof de>
