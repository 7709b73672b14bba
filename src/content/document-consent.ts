/**
 * What stands beside the box that a customer ticks before uploading a document, and with it what they agree to
 * (PAuswG § 20 (2), PassG § 18 (3), GDPR Art. 6 (1) (a)). The log of consents names the version. A version that was ever
 * shown stays as it is: other words are a new version, and those that were here go to `earlier-consents.ts`.
 */
export const documentConsent = {
  version: '2026-11-26',
  de: 'Ich willige ein, dass Sie dieses Dokument als Kopie speichern und vor der Abholung prüfen. Es gehört mir, oder sein Inhaber hat zugestimmt. Ich kann jederzeit widerrufen, indem ich es hier lösche.',
  en: 'I agree to you keeping a copy of this document and checking it before pickup. The document is mine, or its holder has agreed. I can withdraw my consent at any time by deleting the copy here.',
} as const

/** Stands across every page that is kept: in German, as the law that asks for it. */
export const copyMark = 'KOPIE – nur für {company} – {day}'
