/** What the legal pages are called; their texts are in `notices.ts` and `terms.ts`. */
export default {
  effective: 'Gültig ab 3. Februar 2025',
  contents: 'Inhalt',
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie haben: Datenschutzerklärung und Cookie-Richtlinie.',
    // The invisible characters are soft hyphens: such words are wider than a phone.
    heading: 'Daten­schutz­erklärung und Cookie-Richtlinie',
  },
  terms: {
    title: 'AGB',
    description:
      'Allgemeine Geschäftsbedingungen: Mietdauer und Preise, Buchung und Zahlung, Abholung und Rückgabe, Versicherung und Haftung.',
    heading: 'Allgemeine Geschäfts­bedingungen',
  },
  imprint: {
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht: Anbieter, Anschrift, Kontakt und Registereintrag, Angaben gemäß § 5 DDG.',
    heading: 'Impressum',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description:
      'Erklärung zur Barrierefreiheit: was Sie erwarten können, was noch fehlt und wo Sie uns Hindernisse melden.',
    heading: 'Erklärung zur Barriere­freiheit',
  },
} as const
