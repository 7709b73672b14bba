/** Words of the file with bookings. */
export const csvWords = {
  columns: [
    'Nummer',
    'Zustand',
    'Kunde',
    'Telefon',
    'Fahrzeug',
    'Klasse',
    'Kennzeichen',
    'Abholstation',
    'Abholung',
    'Rückgabestation',
    'Rückgabe',
    'Gesamtpreis',
    'Offen',
    'Währung',
  ],
}

/** Columns of the file with the log. */
export const logCsv = ['Zeit', 'Wer', 'Was', 'Wovon', 'Buchung', 'Kunde', 'Vorher', 'Nachher', 'Grund'] as const

/** Words of the file with customers. */
export const customerCsvWords = {
  columns: [
    'Name',
    'Vorname',
    'Firma',
    'E-Mail',
    'Telefon',
    'Stufe',
    'Gesperrt',
    'Mieten',
    'Letzte Miete',
    'Offen',
    'Währung',
  ],
  tiers: { prime: 'Prime', elite: 'Elite' },
  blocked: 'gesperrt',
}

/** Words of the file with subscribers of the newsletter. */
export const subscriberCsvWords = {
  columns: ['Adresse', 'Stand', 'Sprache', 'Angemeldet', 'Bestätigt', 'Abbestellt', 'Einwilligung'],
  states: { confirmed: 'bestätigt', pending: 'unbestätigt', ended: 'abbestellt' },
  languages: { de: 'Deutsch', en: 'Englisch' },
}

/** Words of the file with companies. */
export const businessCsvWords = {
  columns: [
    'Name',
    'Straße',
    'Postleitzahl',
    'Ort',
    'Land',
    'USt-IdNr.',
    'E-Mail für Rechnungen',
    'Kostenstelle',
    'Personen',
    'Gesperrt',
  ],
  blocked: 'gesperrt',
}
