/**
 * What stands beside the newsletter's button, and with it what a subscriber agrees to (UWG § 7). The log of consents
 * names the version. A version that was ever shown stays as it is: other words are a new version, and those that were
 * here go to `earlier-consents.ts`.
 */
export const newsletterConsent = {
  version: '2026-11-23',
  de: 'Mit „Abonnieren“ willigen Sie ein, dass wir Ihnen Angebote und Neuigkeiten unserer Autovermietung per E-Mail senden, höchstens einmal im Monat. Sie können jederzeit widerrufen, am einfachsten mit dem Abmeldelink in jeder E-Mail.',
  en: 'By choosing “Subscribe” you agree that we send you offers and news of our car rental by email, once a month at most. You can withdraw at any time, most easily with the unsubscribe link in every email.',
} as const
