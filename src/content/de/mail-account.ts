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
} as const
