/** Step 3: who drives. */
export default {
  lead: 'Wer mietet und fährt? Bitte genau so, wie es im Ausweis steht.',
  left: '{count, plural, one {Eine Angabe fehlt oder stimmt nicht} other {#\u00A0Angaben fehlen oder stimmen nicht}}',
  who: {
    label: 'Wer fährt?',
    hint: 'Aus Ihrem Konto. Bitte tragen Sie unten die Nummern der Papiere ein.',
    own: 'Ich selbst',
  },
  person: 'Person',
  contact: 'Kontakt und Anschrift',
  documents: 'Dokumente',
  privacy:
    'Wir brauchen diese Angaben für Ihren Mietvertrag. Die Nummern von Pass und Führerschein werden verschlüsselt und 30\u00A0Tage nach dem Ende der Miete gelöscht. Bis zum Absenden bleibt alles nur in diesem Browserfenster. Mehr in der <link>Datenschutzerklärung</link>.',
  fromAccount: {
    title: 'Aus Ihrem Konto übernommen',
    text: '{names}. Was Sie hier ändern, gilt nur für diese Miete.',
  },
  postalCode: 'Postleitzahl',
  postalCodeHint: 'falls vorhanden',
  underAge: 'Sie müssen bei der Abholung mindestens {age}\u00A0Jahre alt sein.',
  missing: {
    firstName: 'Bitte geben Sie Ihren Vornamen ein.',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein.',
    dateOfBirth: 'Bitte geben Sie Ihr Geburtsdatum ein.',
    email: 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
    phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
    passportNumber: 'Bitte geben Sie die Nummer Ihres Reisepasses oder Personalausweises ein.',
    address: 'Bitte geben Sie Straße und Hausnummer ein.',
    city: 'Bitte geben Sie Ihren Ort ein.',
    country: 'Bitte geben Sie Ihr Land ein.',
    licenseNumber: 'Bitte geben Sie die Nummer Ihres Führerscheins ein.',
    licenseExpiry: 'Bitte geben Sie ein, bis wann Ihr Führerschein gültig ist.',
  },
} as const
