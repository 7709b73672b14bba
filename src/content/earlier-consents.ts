/** Words beside the newsletter's button that some have agreed to and no page shows any more: what the log's versions mean. */
export const earlierNewsletterConsents = [
  {
    version: '2026-11-20',
    de: 'Mit „Abonnieren“ willigen Sie ein, dass wir Ihnen Angebote und Neuigkeiten unserer Autovermietung per E-Mail senden, höchstens einmal im Monat. Sie können jederzeit widerrufen, am einfachsten mit dem Abmeldelink in jeder E-Mail.',
    en: 'By choosing "Subscribe" you agree that we send you offers and news of our car rental by email, once a month at most. You can withdraw at any time, most easily with the unsubscribe link in every email.',
  },
] as const

/** Words beside the box for a copy of a document, by the same rule. */
export const earlierDocumentConsents = [
  {
    version: '2026-11-23',
    de: 'Ich willige ein, dass Sie dieses Dokument als Kopie speichern und vor der Abholung prüfen. Es gehört mir, oder sein Inhaber hat zugestimmt. Ich kann jederzeit widerrufen, indem ich es hier lösche.',
    en: 'I agree that you store this document as a copy and check it before pickup. It is mine, or its holder has agreed. I can withdraw my consent at any time by deleting it here.',
  },
] as const
