/** Where the two links of a change of address lead. The word joiner keeps a heading from breaking after „E-“. */
export default {
  old: {
    heading: 'Eine andere E‑Mail-Adresse?',
    lead: 'Für Ihr Konto wurde eine andere E‑Mail-Adresse beantragt; sie steht in unserer E‑Mail. Bitte stimmen Sie nur zu, wenn Sie das selbst waren.',
    submit: 'Zustimmen',
  },
  new: {
    heading: 'Neue E‑Mail-Adresse bestätigen',
    lead: 'Ein Klick noch, dann wissen wir, dass diese Adresse Ihnen gehört.',
    submit: 'Adresse bestätigen',
  },
  refuse: 'Ablehnen: Das war ich nicht',
  end: {
    half: {
      heading: 'Bestätigt',
      text: 'Die andere Adresse fehlt noch: Wir haben auch dorthin einen Link geschickt.',
    },
    changed: {
      heading: 'Ihre E‑Mail-Adresse ist geändert',
      text: 'Von jetzt an melden Sie sich mit der neuen Adresse an. Auf allen anderen Geräten sind Sie abgemeldet.',
    },
    refused: {
      heading: 'Abgelehnt',
      text: 'Ihr Konto behält seine Adresse. Wer die neue beantragt hat, kennt Ihr Passwort: Bitte ändern Sie es jetzt.',
    },
    invalid: {
      heading: 'Dieser Link gilt nicht mehr',
      text: 'Er ist abgelaufen, wurde schon benutzt, oder die Änderung wurde abgebrochen. Ihr Profil zeigt den aktuellen Stand.',
    },
  },
  toProfile: 'Zum Profil',
  signIn: 'Zur Anmeldung',
  password: 'Passwort ändern',
} as const
