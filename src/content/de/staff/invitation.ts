/** Page of a mailed invitation. */
export default {
  title: 'Einladung',
  loading: 'Wird geladen …',
  leads: {
    agent: 'Sie kommen ins Büro von {company}, zur Mitarbeit an Ihren Stationen.',
    manager: 'Sie kommen ins Büro von {company}, in die Leitung.',
  },
  email: 'E‑Mail-Adresse',
  name: 'Ihr Name',
  nameHint: 'So kennt Sie das Team.',
  password: 'Passwort',
  passwordHint: 'Mindestens 12 Zeichen, zum Beispiel vier Wörter.',
  keepsPassword: 'Zu dieser Adresse gibt es schon ein Konto. Sein Passwort bleibt; damit melden Sie sich gleich an.',
  accept: 'Annehmen',
  next: 'Danach richten Sie einen Passkey oder eine App mit Codes ein.',
  missing: 'Bitte füllen Sie alles aus.',
  short: 'Das Passwort braucht mindestens 12 Zeichen.',
  away: 'Der Server ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  invalid: 'Dieser Link gilt nicht mehr oder wurde schon benutzt. Bitte lassen Sie sich neu einladen.',
  noLink: 'Bitte öffnen Sie den Link aus Ihrer Einladung.',
  toDoor: 'Zur Anmeldung',
} as const
