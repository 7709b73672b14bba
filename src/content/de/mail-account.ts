/** The letters that tell of a change to an account. */
export default {
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Am {date} um {time} Uhr. Waren Sie das nicht, handeln Sie bitte gleich.',
    heading: 'Ihr Passwort wurde geändert',
    intro:
      'am {date} um {time} Uhr wurde das Passwort Ihres Kontos geändert. Alle anderen Anmeldungen sind damit beendet.',
    notYou:
      'Waren Sie das nicht? Dann setzen Sie bitte sofort ein neues Passwort, mit einem Link an diese Adresse, und rufen Sie uns an: {phone}.',
    action: 'Neues Passwort setzen',
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Seit dem {date} um {time} Uhr gibt es Ihr Konto nicht mehr.',
    heading: 'Ihr Konto ist gelöscht',
    intro:
      'wie gewünscht haben wir Ihr Konto bei {company} am {date} um {time} Uhr gelöscht. Anmelden können Sie sich damit nicht mehr; vom Newsletter sind Sie abgemeldet.',
    kept: 'Unterlagen zu abgeschlossenen Mieten bewahren wir auf, solange das Gesetz es verlangt: Rechnungen acht, Geschäftsbriefe sechs Jahre. Alles Weitere steht in unserer Datenschutzerklärung.',
    action: 'Datenschutzerklärung',
    notYou: 'Waren Sie das nicht? Dann rufen Sie uns bitte gleich an: {phone}.',
  },
} as const
