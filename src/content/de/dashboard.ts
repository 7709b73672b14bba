/** The frame around a customer's own pages. */
export default {
  frame: {
    label: 'Mein Konto',
    logout: 'Abmelden',
    retry: 'Noch einmal versuchen',
    notLoaded: 'Das konnte gerade nicht geladen werden.',
    outdated: 'Der neueste Stand konnte nicht geladen werden. Was Sie hier sehen, ist vielleicht nicht mehr aktuell.',
  },
  /** What the sidebar, the window and search engines call a page. */
  pages: {
    dashboard: {
      entry: 'Übersicht',
      title: 'Mein Konto',
      description: 'Ihr Kundenkonto: was ansteht, was zuletzt geschehen ist und was Sie als Nächstes tun können.',
    },
    profile: {
      entry: 'Profil',
      title: 'Mein Profil',
      description: 'Ihre Angaben zu Person, Anschrift, Führerschein und Ausweisen ansehen und ändern.',
    },
    ownBookings: {
      entry: 'Buchungen',
      title: 'Meine Buchungen',
      description: 'Ihre Buchungen und Anfragen: ansehen, stornieren, in den Kalender übernehmen.',
    },
    contracts: {
      entry: 'Verträge',
      title: 'Meine Mietverträge',
      description: 'Die Mietverträge zu Ihren Buchungen als PDF, jede Fassung unverändert.',
    },
    documents: {
      entry: 'Dokumente',
      title: 'Meine Dokumente',
      description: 'Führerschein, Personalausweis oder Reisepass hochladen, ansehen und wieder löschen.',
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
} as const
