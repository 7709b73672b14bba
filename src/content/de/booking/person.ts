/** The fields of whoever drives: the customer’s, and of those the ones that additional drivers have too. */
export default {
  fields: {
    optional: '{name} (freiwillig)',
    firstName: 'Vorname',
    lastName: 'Nachname',
    dateOfBirth: 'Geburtsdatum',
    email: 'E-Mail-Adresse',
    phone: 'Telefonnummer',
    passportNumber: 'Pass- oder Ausweisnummer',
    address: 'Anschrift',
    city: 'Ort',
    country: 'Land',
    licenseNumber: 'Führerscheinnummer',
    licenseExpiry: 'Führerschein gültig bis',
  },
  hints: {
    dropped: 'Zu Ihrer Sicherheit hat der Browser diese Nummer nicht behalten. Bitte geben Sie sie noch einmal ein.',
    dateOfBirth: 'Am Tag der Abholung mindestens {age}\u00A0Jahre alt',
    email: 'Hierhin schicken wir alles Weitere.',
    phone: 'Für Rückfragen zur Abholung, am besten mit Ländervorwahl (+49).',
    later: 'Sie können das nachtragen: Wir brauchen es erst, wenn Sie unser Angebot buchen.',
    laterDate: 'Erst nötig, wenn Sie unser Angebot buchen',
    address: 'Straße und Hausnummer',
    licenseExpiry: 'Mindestens bis zur Rückgabe am {date}',
  },
  wrong: {
    email: 'Diese E‑Mail-Adresse ist nicht vollständig. Beispiel: name@beispiel.de',
    phone: 'Bitte geben Sie nur Ziffern ein, wenn nötig mit + am Anfang. Beispiel: +49\u00A030\u00A01234567',
    dateOfBirth: 'Bitte geben Sie das Geburtsdatum als TT.MM.JJJJ ein, zum Beispiel 07.03.1990.',
    licenseExpiry: 'Bitte geben Sie das Datum als TT.MM.JJJJ ein, zum Beispiel 30.06.2031.',
    text: 'Bitte prüfen Sie diese Angabe: Sie ist zu lang oder enthält Zeichen, die hier nicht möglich sind.',
    number:
      'Bitte geben Sie die Nummer so ein, wie sie auf dem Dokument steht: Buchstaben und Ziffern, dazwischen Leerzeichen oder Zeichen wie - und /.',
    licence_expires: 'Der Führerschein läuft vor der Rückgabe am {date} ab. Er muss bis dahin gültig sein.',
  },
} as const
