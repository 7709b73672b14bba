/** Headline beside the car on the pages that lead in, in the two tones of the first view. */
export default {
  manageBooking: { first: 'Berlin wartet.', second: 'Ihr Wagen auch.' },
  login: { first: 'Schön,', second: 'dass Sie da sind.' },
  register: { first: 'Ein Konto.', second: 'Mehr Kilometer.' },
  password: { first: 'Ein Link,', second: 'und Sie sind drin.' },
  passwordNew: { first: 'Neues Passwort.', second: 'Freie Fahrt.' },
  passwordExpired: { first: 'Der Link ist alt.', second: 'Ein neuer, bitte.' },
  passwordSet: { first: 'Fertig.', second: 'Gute Fahrt.' },
  confirm: { first: 'Gleich', second: 'geht es los.' },
  newsletterConfirm: { first: 'Post aus Berlin.', second: 'Nie zu oft.' },
  newsletterUnsubscribe: { first: 'Kein Problem.', second: 'Gute Fahrt.' },
} as const
