export default {
  common: {
    close: 'Schließen',
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    required: 'Pflichtfeld',
    newTab: 'öffnet in neuem Tab',
    showPassword: 'Passwort anzeigen',
    hidePassword: 'Passwort verbergen',
    bookNow: 'Jetzt buchen',
    currency: 'Alle Preise in {currency}',
    example: 'Beispielbild',
    backHome: 'Zur Startseite',
  },
  errors: {
    unavailable:
      'Der Server ist gerade nicht erreichbar. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    unexpected: 'Etwas ist schiefgelaufen. Bitte versuchen Sie es erneut.',
    title: 'Diese Seite konnte nicht angezeigt werden',
  },
  noScript:
    'Buchen und Anmelden brauchen JavaScript. Ohne JavaScript buchen Sie telefonisch unter <phone>{number}</phone>.',
  header: {
    skip: 'Zum Inhalt springen',
    home: '{company} – Startseite',
    menu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    signIn: 'Anmelden',
    signUp: 'Registrieren',
    dashboard: 'Mein Konto',
    language: 'Sprache: Deutsch',
    languages: { de: 'Deutsch', en: 'English' },
  },
  /** Said when ordering begins (BGB § 312j) and on every page; a transfer only where there are days for it. */
  payment:
    'Zahlung bei Abholung: Kreditkarte, Debitkarte, PayPal{days, plural, =0 {} other {; Überweisung ab # Tagen vorher}}. Kaution nur mit Karte auf Ihren Namen.',
  menu: {
    home: 'Start',
    about: 'Über uns',
    why: 'Warum wir',
    process: 'Ablauf',
    vehicles: 'Fahrzeuge',
    rewards: 'Treueprogramm',
    testimonials: 'Stimmen',
    locations: 'Stationen',
  },
  banner: {
    label: 'Hinweis',
    text: 'Buchungen sind bald möglich.',
    link: 'Jetzt anfragen',
  },
  footer: {
    blurb:
      'Autovermietung in Berlin: Stationen in der Stadt und am Flughafen, ein klarer Preis und über 15 Jahre Erfahrung.',
    social: 'Soziale Netzwerke',
    newWindow: '{name} (neuer Tab)',
    quickLinks: 'Auf einen Blick',
    links: {
      vehicles: 'Fahrzeuge',
      rewards: 'Treueprogramm',
      terms: 'AGB',
      privacy: 'Datenschutz',
      imprint: 'Impressum',
      accessibility: 'Barrierefreiheit',
      manage: 'Buchung verwalten oder stornieren',
    },
    locations: 'Stationen',
    phone: 'Telefon',
    email: 'E-Mail',
    hours: 'Öffnungszeiten',
    copyright: '© {company}. Der Inhalt ist ein Platzhalter.',
  },
} as const
