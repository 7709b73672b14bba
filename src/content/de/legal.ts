/** What the legal pages are called; their texts are in `notices.ts` and `terms.ts`. */
export default {
  effective: 'Gültig ab 3. Februar 2025',
  contents: 'Inhalt',
  print: 'Drucken',
  brief: 'Das Wichtigste in Kürze',
  briefNote: 'Diese Übersicht hilft beim Lesen. Es gilt der Text darunter.',
  cases: { data: 'Welche Daten', purpose: 'Wozu', kept: 'Wie lange' },
  stored: {
    caption: 'Was in Ihrem Browser liegen kann',
    name: 'Name und Ort',
    purpose: 'Wozu',
    kept: 'Wie lange',
  },
  privacy: {
    title: 'Datenschutz',
    description:
      'Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie haben: Datenschutzerklärung und Cookie-Richtlinie.',
    // The invisible characters are soft hyphens: such words are wider than a phone.
    heading: 'Daten­schutz­erklärung und Cookie-Richtlinie',
    brief: [
      { text: 'Keine Nutzungsmessung, keine Werbung, nichts von fremden Servern.', to: 'sharing' },
      {
        text: 'Ihr Browser speichert nur, was unbedingt nötig ist. Deshalb gibt es hier kein Cookie-Banner.',
        to: 'cookies',
      },
      {
        text: 'Nummern von Pass und Führerschein sind verschlüsselt und werden 30 Tage nach der Miete gelöscht.',
        to: 'processing',
      },
      {
        text: 'Auskunft, Berichtigung, Löschung: selbst in Ihrem Konto, oder mit einer Nachricht an uns.',
        to: 'rights',
      },
    ],
  },
  terms: {
    title: 'AGB',
    description:
      'Allgemeine Geschäftsbedingungen: Mietdauer und Preise, Buchung und Zahlung, Abholung und Rückgabe, Versicherung und Haftung.',
    heading: 'Allgemeine Geschäfts­bedingungen',
    brief: [
      {
        text: 'Der Gesamtpreis, den Sie vor der Buchung sehen, ist der Preis, den Sie bezahlen.',
        to: 'period-and-prices',
      },
      { text: 'Sie stornieren kostenlos bis 24 Stunden vor der Abholung.', to: 'booking-and-payment' },
      {
        text: 'Zur Abholung brauchen Sie Führerschein, Ausweis und eine Karte für die Kaution.',
        to: 'pickup-and-return',
      },
      {
        text: 'Die Kaution steht neben dem Preis und ist kein Teil davon. Nach der Rückgabe geben wir sie frei.',
        to: 'pickup-and-return',
      },
      { text: 'Bis zu 59 Minuten zu spät: Das kostet nichts.', to: 'period-and-prices' },
    ],
  },
  imprint: {
    title: 'Impressum',
    description:
      'Wer hinter dieser Website steht: Anbieter, Anschrift, Kontakt und Registereintrag, Angaben gemäß §\u00A05 DDG.',
    heading: 'Impressum',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description:
      'Erklärung zur Barrierefreiheit: was Sie erwarten können, was noch fehlt und wo Sie uns Hindernisse melden.',
    heading: 'Erklärung zur Barriere­freiheit',
  },
} as const
