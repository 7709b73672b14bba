import type de from '../../de/site/shell.ts'
import type { Shape } from '../../shape.ts'

export default {
  common: {
    close: 'Close',
    retry: 'Try again',
    loading: 'Loading…',
    required: 'required',
    newTab: 'opens in a new tab',
    showPassword: 'Show password',
    hidePassword: 'Hide password',
    bookNow: 'Book Now',
    currency: 'All prices in {currency}',
    example: 'Example picture',
    backHome: 'Back to home',
  },
  errors: {
    unavailable: 'The server cannot be reached right now. Please check your connection and try again.',
    unexpected: 'Something went wrong. Please try again.',
    title: 'This page could not be shown',
  },
  noScript: 'Booking and signing in need JavaScript. Without it, please book by phone: <phone>{number}</phone>.',
  header: {
    skip: 'Skip to content',
    home: '{company} – home',
    menu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    signIn: 'Sign in',
    signUp: 'Sign up',
    dashboard: 'My account',
    language: 'Language: English',
    languages: { de: 'Deutsch', en: 'English' },
  },
  payment:
    'Pay at pickup by credit card, debit card or PayPal{days, plural, =0 {} other {; by bank transfer if pickup is at least # days away}}. The deposit needs a card in your own name.',
  menu: {
    home: 'Home',
    about: 'About',
    why: 'Why',
    process: 'Process',
    vehicles: 'Vehicles',
    rewards: 'Rewards',
    testimonials: 'Testimonials',
    locations: 'Locations',
  },
  banner: {
    label: 'Notice',
    text: 'Bookings will be available soon.',
    link: 'Send a request',
  },
  footer: {
    blurb:
      'Car rental in Berlin: in the city and at the airport, one clear price and more than 15 years of experience.',
    social: 'Social networks',
    newWindow: '{name} (new tab)',
    quickLinks: 'Quick links',
    links: {
      vehicles: 'Vehicles',
      rewards: 'Rewards',
      terms: 'Terms',
      privacy: 'Privacy',
      imprint: 'Imprint',
      accessibility: 'Accessibility',
      manage: 'Manage or cancel a booking',
    },
    locations: 'Locations',
    phone: 'Phone',
    email: 'Email',
    hours: 'Opening hours',
    copyright: '© {company}. Content is placeholder.',
  },
} as const satisfies Shape<typeof de>
