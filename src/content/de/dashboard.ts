/** A customer's own pages: the frame around them and the first one. */
export default {
  frame: {
    label: 'Mein Konto',
    logout: 'Abmelden',
    retry: 'Noch einmal versuchen',
    notLoaded: 'Das konnte gerade nicht geladen werden.',
  },
  /** What the sidebar, the window and search engines call a page. */
  pages: {
    dashboard: {
      entry: 'Übersicht',
      title: 'Mein Konto',
      description: 'Ihr Kundenkonto: was ansteht, was zuletzt geschehen ist und was Sie als Nächstes tun können.',
    },
    ownBookings: {
      entry: 'Buchungen',
      title: 'Meine Buchungen',
      description: 'Ihre Buchungen und Anfragen: ansehen, stornieren, in den Kalender übernehmen.',
    },
    loyalty: {
      entry: 'Treueprogramm',
      title: 'Treueprogramm',
      description: 'Ihre Punkte, Ihre Stufe und alles, was Ihnen gutgeschrieben oder eingelöst wurde.',
    },
    settings: {
      entry: 'Einstellungen',
      title: 'Einstellungen',
      description: 'Passwort, Anmeldungen und alles andere, was Sie an Ihrem Kundenkonto selbst einstellen können.',
    },
  },
  overview: {
    greeting: 'Guten Tag, {name}',
    account: 'Ihre Daten',
    name: 'Name',
    email: 'E-Mail-Adresse',
    changePassword: 'Passwort ändern',
    book: {
      heading: 'Einen Wagen mieten',
      text: 'Station und Mietzeitraum wählen, Preis sehen, fertig.',
      link: 'Zur Buchung',
    },
    manage: {
      heading: 'Eine Buchung ansehen oder stornieren',
      text: 'Mit der Nummer aus unserer E-Mail und Ihrer E-Mail-Adresse.',
      link: 'Buchung verwalten',
    },
  },
} as const
