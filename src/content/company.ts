import { unbroken } from './unbroken.ts'

/** As it is shown, and as it is dialled. */
const telephone = (number: string) => ({ text: unbroken(number), href: `tel:${number.replaceAll(/[^+\d]/g, '')}` })

/** D14: who runs this. A real company replaces these values here and nowhere else. All of them are fictional. */
export const company = {
  name: 'Spreewagen',
  /** The two halves of the word mark. */
  wordMark: ['spree', 'wagen'],
  origin: 'https://www.spreewagen.example',
  email: 'hallo@spreewagen.example',
  phone: telephone('+49 30 23125-100'),
  /** Answered day and night: accidents and breakdowns. */
  emergency: telephone('+49 30 23125-112'),
  legal: {
    entity: 'Spreewagen Autovermietung GmbH',
    street: 'Flugfeldallee 12',
    city: '12099 Berlin',
    /** Where the company has its seat (GmbHG § 35a). */
    seat: 'Berlin',
    managingDirector: 'Johanna Lindqvist',
    court: 'Amtsgericht Charlottenburg (Berlin)',
    register: 'HRB 000000 B',
    vatId: 'DE000000000',
    privacyEmail: 'datenschutz@spreewagen.example',
  },
  /** For bank transfers (D29). Check digits 00 belong to no account. */
  bank: { name: 'Musterbank Berlin', iban: 'DE00 1000 0000 0000 0000 00', bic: 'XXXXDEBBXXX' },
  social: [
    { name: 'Facebook', href: 'https://facebook.example/spreewagen' },
    { name: 'Instagram', href: 'https://instagram.example/spreewagen' },
    { name: 'X', href: 'https://x.example/spreewagen' },
    { name: 'LinkedIn', href: 'https://linkedin.example/spreewagen' },
    { name: 'YouTube', href: 'https://youtube.example/spreewagen' },
    { name: 'TikTok', href: 'https://tiktok.example/spreewagen' },
  ],
} as const
