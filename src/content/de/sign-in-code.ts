/** The code of the second factor, at sign-in. */
export default {
  app: {
    lead: 'Noch ein Schritt: Öffnen Sie Ihre Authenticator-App und geben Sie den Code ein, den sie für uns zeigt.',
    label: 'Code aus der App',
    hint: 'Sechs Ziffern, die alle 30 Sekunden wechseln.',
    invalid: 'Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie den nächsten, den die App zeigt.',
    other: 'Wiederherstellungscode verwenden',
  },
  recovery: {
    lead: 'Geben Sie einen der zehn Codes ein, die Sie beim Einrichten aufbewahrt haben. Jeder gilt einmal.',
    label: 'Wiederherstellungscode',
    hint: 'Zum Beispiel K7QX-M2PD-9TRV. Auch die Codes verloren? Rufen Sie uns an: {phone}.',
    invalid: 'Dieser Code stimmt nicht oder wurde schon benutzt. Nehmen Sie einen anderen.',
    other: 'Code aus der App verwenden',
  },
  missing: 'Bitte geben Sie den Code ein.',
  back: 'Zurück',
} as const
