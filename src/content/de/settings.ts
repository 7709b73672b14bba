/** What customers set about their own accounts. */
export default {
  retry: 'Noch einmal versuchen',
  notLoaded: 'Das konnte gerade nicht geladen werden.',
  password: {
    heading: 'Passwort',
    lead: 'Ein neues Passwort beendet alle anderen Anmeldungen. Sie erhalten eine E-Mail darüber.',
    submit: 'Passwort ändern',
    forgot: 'Passwort vergessen?',
    done: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  sessions: {
    heading: 'Wo Sie angemeldet sind',
    lead: 'Kommt Ihnen etwas unbekannt vor, melden Sie es ab und ändern Sie Ihr Passwort.',
    current: 'Dieses Gerät',
    device: '{browser}, {system}',
    unknown: 'Unbekannter Browser',
    started: 'angemeldet am {moment} Uhr',
    lastSeen: 'zuletzt benutzt am {day} zwischen {from} und {to} Uhr',
    end: 'Abmelden',
    endNamed: 'Abmelden: {device}, angemeldet am {moment} Uhr',
    endOthers: 'Alle anderen abmelden',
    endAll: 'Überall abmelden',
    ended: '{device} ist abgemeldet.',
    othersEnded: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  },
} as const
