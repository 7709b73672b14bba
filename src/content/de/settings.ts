/** What customers set about their own accounts. */
export default {
  cancel: 'Abbrechen',
  mail: {
    heading: 'Sprache und E‑Mails',
    lead: 'Sie wählen, in welcher Sprache Sie uns lesen und ob Sie den Newsletter bekommen.',
    site: 'Sprache der Website',
    language: 'Sprache der E‑Mails',
    languageHint:
      'Gilt für E‑Mails zu Ihrem Konto. Zu einer Buchung schreiben wir in der Sprache, in der Sie gebucht haben.',
    save: 'Sprache speichern',
    languageDone: 'Die Sprache unserer E‑Mails ist gespeichert.',
    newsletter: 'Newsletter',
    state: {
      none: 'Sie erhalten keinen Newsletter.',
      asked: 'Ihre Anmeldung ist noch nicht bestätigt: Bitte öffnen Sie den Link, den wir an {email} geschickt haben.',
      subscribed: 'Sie erhalten unseren Newsletter an {email}.',
    },
    subscribe: 'Abonnieren',
    privacy: 'Mehr dazu in der <privacy>Datenschutzerklärung</privacy>.',
    asked:
      'Bitte schauen Sie in Ihr Postfach: Mit dem Link in unserer E‑Mail an {email} bestätigen Sie Ihre Anmeldung.',
    end: 'Newsletter abbestellen',
    ended: 'Wir senden Ihnen keinen Newsletter mehr.',
    always: 'E‑Mails, die immer kommen',
    alwaysText:
      'Zu Ihren Buchungen und Ihrem Konto schreiben wir in jedem Fall: Das gehört zum Mietvertrag und hält Ihr Konto sicher.',
  },
  password: {
    heading: 'Passwort',
    lead: 'Mit einem neuen Passwort sind Sie überall sonst abgemeldet. Wir bestätigen es per E‑Mail.',
    submit: 'Passwort ändern',
    forgot: 'Passwort vergessen?',
    done: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  sessions: {
    heading: 'Wo Sie angemeldet sind',
    lead: 'Wenn Ihnen etwas unbekannt vorkommt, melden Sie es ab und ändern Sie Ihr Passwort.',
    howLong: 'Wie lange eine Anmeldung gilt',
    lasts:
      'Eine Anmeldung endet nach {idleHours, plural, one {einer Stunde} other {#\u00A0Stunden}} ohne Nutzung, spätestens nach {hours, plural, one {einer Stunde} other {#\u00A0Stunden}}. Mit „Angemeldet bleiben“ endet sie nach {idleDays, plural, one {einem Tag} other {#\u00A0Tagen}} ohne Nutzung, spätestens nach {days, plural, one {einem Tag} other {#\u00A0Tagen}}.',
    current: 'Dieses Gerät',
    device: '{browser}, {system}',
    unknown: 'Unbekannter Browser',
    started: 'angemeldet am {moment}\u00A0Uhr',
    lastSeen: 'zuletzt benutzt am {day}, {from}–{to}\u00A0Uhr',
    end: 'Abmelden',
    endNamed: 'Abmelden: {device}, angemeldet am {moment}\u00A0Uhr',
    endOthers: 'Alle anderen abmelden',
    endAll: 'Überall abmelden',
    ended: '{device} ist abgemeldet.',
    othersEnded: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  },
  data: {
    heading: 'Meine Daten',
    lead: 'Alles, was wir zu Ihnen gespeichert haben, in einer Datei: als PDF zum Lesen oder als JSON für andere Programme.',
    content:
      'Darin stehen Konto, Buchungen mit Verlauf, E‑Mails, Newsletter, Nachrichten und Anmeldungen. Auch die Nummern Ihrer Dokumente; bewahren Sie die Datei sicher auf. Hochgeladene Dokumente und Mietverträge sind aufgezählt; die Dateien selbst finden Sie unter „Dokumente“ und „Verträge“.',
    open: 'Kopie herunterladen',
    pdf: 'Als PDF herunterladen',
    json: 'Als JSON herunterladen',
    done: 'Die Datei ist heruntergeladen.',
    file: 'meine-daten-{day}.{format}',
  },
  remove: {
    heading: 'Konto löschen',
    lead: 'Ein gelöschtes Konto lässt sich nicht wiederherstellen.',
    goes: 'Das löschen wir sofort',
    goesList: {
      account:
        'Ihr Konto mit Profil, hochgeladenen Dokumenten, Passwort, Punkten und Verlauf; Sie sind überall abgemeldet.',
      requests: 'Ihren Namen und Ihre Anschrift in Anfragen, aus denen keine Miete wurde.',
      mail: 'Ihre Nachrichten an uns und den Vermerk, welche E‑Mails wir Ihnen geschickt haben, auch den von der letzten. Der Newsletter endet.',
    },
    stays: 'Das bewahren wir noch auf',
    staysList: {
      rentals:
        'Unterlagen zu Ihren Mieten, auch die Mietverträge: Abrechnungen acht, Geschäftsbriefe sechs Jahre vom Ende des Jahres an (§\u00a0147\u00a0AO, §\u00a0257\u00a0HGB). Nummern von Pass und Führerschein löschen wir 30 Tage nach der Miete.',
      newsletter:
        'Den Nachweis Ihrer Einwilligung in den Newsletter, bis zum Ende des dritten Kalenderjahres nach dem Abbestellen.',
      address:
        'Wenn Sie schon gemietet haben: drei Jahre lang einen Prüfwert Ihrer E‑Mail-Adresse, aus dem sie sich nicht ablesen lässt. Den Rabatt auf die erste Miete gibt es nur einmal.',
    },
    privacy: 'Mehr dazu in der <privacy>Datenschutzerklärung</privacy>.',
    submit: 'Konto endgültig löschen',
    openTitle: 'Eine Miete oder Anfrage ist noch offen',
    open: 'Solange sie läuft, brauchen wir Ihr Konto. Stornieren Sie sie, oder löschen Sie das Konto danach.',
    openItem: '{reference}: {vehicle}',
    openFrom: 'ab {moment}\u00A0Uhr',
    doneTitle: 'Ihr Konto ist gelöscht',
    done: 'Wir haben es Ihnen auch per E‑Mail bestätigt. Auf Wiedersehen!',
    goHome: 'Zur Startseite',
  },
} as const
