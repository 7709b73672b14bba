import type de from '../de/dashboard.ts'
import type { Shape } from '../shape.ts'

export default {
  frame: {
    label: 'My account',
    logout: 'Logout',
    retry: 'Try again',
    notLoaded: 'This could not be loaded just now.',
    outdated: 'The latest state could not be loaded. What you see here may be out of date.',
  },
  pages: {
    dashboard: {
      entry: 'Dashboard',
      title: 'My account',
      description: 'Your account: what is coming up, what happened last and what you can do next.',
    },
    profile: {
      entry: 'Profile',
      title: 'My profile',
      description: 'See and change your details: name, address, driving licence and identity documents.',
    },
    ownBookings: {
      entry: 'Bookings',
      title: 'My bookings',
      description: 'Your bookings and requests: view them, cancel them, add them to your calendar.',
    },
    contracts: {
      entry: 'Contracts',
      title: 'My rental agreements',
      description: 'The rental agreements of your bookings as PDFs, each version unchanged.',
    },
    documents: {
      entry: 'Documents',
      title: 'My documents',
      description: 'Upload, view and delete your driving licence, identity card or passport.',
    },
    loyalty: {
      entry: 'Rewards',
      title: 'Rewards',
      description: 'Your points, your tier, and everything you earned or redeemed.',
    },
    settings: {
      entry: 'Settings',
      title: 'Settings',
      description: 'Password, sign-ins and everything else you can set for your account.',
    },
  },
} as const satisfies Shape<typeof de>
