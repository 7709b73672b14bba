/** What the legal pages are called; their texts are in `notices.ts` and `terms.ts`. */
export default {
  effective: 'Gültig ab 3. Februar 2025',
  contents: 'Inhalt',
  privacy: {
    title: 'Datenschutz',
    description: 'Datenschutzerklärung und Cookie-Richtlinie.',
    // The invisible characters are soft hyphens: such words are wider than a phone.
    heading: 'Daten­schutz­erklärung und Cookie-Richtlinie',
  },
  terms: {
    title: 'AGB',
    description: 'Allgemeine Geschäftsbedingungen für die Miete von Fahrzeugen.',
    heading: 'Allgemeine Geschäfts­bedingungen',
  },
  imprint: {
    title: 'Impressum',
    description: 'Angaben gemäß § 5 DDG.',
    heading: 'Impressum',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: 'Erklärung zur Barrierefreiheit.',
    heading: 'Erklärung zur Barriere­freiheit',
  },
} as const
