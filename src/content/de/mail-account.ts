/** The letters that open an account or tell of a change to it. */
export default {
  setPassword: {
    registered: {
      subject: 'Willkommen: Bitte setzen Sie Ihr Passwort',
      preview: 'Noch ein Schritt, dann ist Ihr Konto bereit.',
      heading: 'Willkommen bei {company}',
      intro:
        'Ihr Konto ist angelegt. Bitte setzen Sie jetzt Ihr Passwort; damit bestätigen Sie auch Ihre E-Mail-Adresse.',
    },
    forgotten: {
      subject: 'Ihr Link für ein neues Passwort',
      preview: 'Setzen Sie innerhalb einer Stunde ein neues Passwort.',
      heading: 'Neues Passwort setzen',
      intro:
        'Sie haben einen Link für ein neues Passwort angefordert. Bis Sie ein neues setzen, bleibt Ihr bisheriges gültig.',
    },
    action: 'Passwort setzen',
    under: 'Der Link gilt eine Stunde und nur einmal.',
    later: 'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an.',
    ignore: 'Sie haben das nicht angefordert? Dann brauchen Sie nichts zu tun: Ohne diesen Link ändert sich nichts.',
  },
  confirmAddress: {
    subject: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
    preview: 'Noch ein Schritt, dann können Sie sich anmelden.',
    heading: 'Bitte bestätigen Sie Ihre Adresse',
    intro:
      'Sie haben ein Konto bei {company} erstellt. Bitte bestätigen Sie, dass diese E-Mail-Adresse Ihnen gehört. Sie brauchen dazu das Passwort, das Sie gewählt haben.',
    action: 'Adresse bestätigen',
    under: 'Der Link gilt eine Stunde und nur einmal.',
    later: 'Ist der Link abgelaufen, fordern Sie auf der Anmeldeseite über „Passwort vergessen?“ einen neuen an.',
    ignore:
      'Sie haben kein Konto erstellt? Dann löschen Sie diese E-Mail einfach: Ohne Ihre Bestätigung kann niemand das Konto benutzen.',
  },
  alreadyRegistered: {
    subject: 'Sie haben bereits ein Konto',
    preview: 'Zu Ihrer Adresse gibt es schon ein Konto bei {company}.',
    heading: 'Sie haben bereits ein Konto',
    intro:
      'jemand wollte sich mit Ihrer E-Mail-Adresse registrieren. Zu dieser Adresse gibt es schon ein Konto. Wir haben kein zweites angelegt und nichts geändert.',
    next: 'Waren Sie das selbst und haben Sie Ihr Passwort vergessen oder noch keines gesetzt? Dann setzen Sie über den Link oben ein neues.',
    action: 'Passwort setzen',
    under: 'Passwort vergessen? Der Link gilt eine Stunde und nur einmal.',
    ignore:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun. Wer Ihre Adresse eingegeben hat, erfährt nicht, dass es Ihr Konto gibt.',
  },
  staffInvitation: {
    subject: 'Ihre Einladung ins Büro von {company}',
    preview: 'Noch zwei Schritte, dann sind Sie dabei.',
    heading: 'Willkommen im Team',
    roles: { agent: 'Stationsteam', manager: 'Leitung' },
    intro: 'Sie sind eingeladen, im Büro von {company} zu arbeiten. Ihre Rolle: {role}.',
    next: 'Über den Link setzen Sie Ihren Namen und ein Passwort. Danach richten Sie einen Passkey oder eine Authenticator-App ein: Ohne zweiten Faktor öffnet sich das Büro nicht.',
    under: 'Der Link gilt bis {date}, {time}\u00A0Uhr, und nur einmal.',
    action: 'Einladung annehmen',
    ignore: 'Sie arbeiten nicht bei uns? Dann löschen Sie diese E-Mail einfach: Ohne den Link geschieht nichts.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    preview: 'Am {date} um {time}\u00A0Uhr. Waren Sie das nicht, handeln Sie bitte gleich.',
    heading: 'Ihr Passwort wurde geändert',
    intro:
      'am {date} um {time}\u00A0Uhr wurde das Passwort Ihres Kontos geändert. Alle anderen Anmeldungen sind damit beendet.',
    under: 'Waren Sie das nicht? Setzen Sie bitte sofort ein neues Passwort.',
    notYou: 'Waren Sie das nicht, rufen Sie uns bitte auch an: {phone}.',
    action: 'Neues Passwort setzen',
  },
  emailChangeOld: {
    subject: 'Möchten Sie Ihre E-Mail-Adresse ändern?',
    preview: 'Jemand, der Ihr Passwort kennt, hat das beantragt.',
    heading: 'Eine neue E-Mail-Adresse für Ihr Konto?',
    intro: 'jemand möchte die E-Mail-Adresse Ihres Kontos bei {company} ändern. Bitte sagen Sie uns, ob Sie das waren.',
    under: 'Neue Adresse: {email}',
    both: 'Die neue Adresse gilt, sobald beide Adressen bestätigt sind. Bis dahin bleibt alles, wie es ist.',
    action: 'Zustimmen oder ablehnen',
    later: 'Der Link gilt 48 Stunden.',
    notYou:
      'Waren Sie das nicht? Bitte lehnen Sie über den Link ab und ändern Sie gleich danach Ihr Passwort, denn jemand kennt es offenbar. Bei Fragen rufen Sie uns an: {phone}.',
  },
  emailChangeNew: {
    subject: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
    preview: 'Noch ein Schritt zu Ihrer neuen Adresse bei {company}.',
    heading: 'Ist das Ihre neue Adresse?',
    intro:
      'jemand hat diese E-Mail-Adresse als neue Adresse für ein Konto bei {company} angegeben. Bitte bestätigen Sie, dass sie Ihnen gehört.',
    under: 'Der Link gilt 48 Stunden.',
    both: 'Wir haben auch an die bisherige Adresse geschrieben. Die neue gilt, sobald beide bestätigt sind.',
    action: 'Neue Adresse bestätigen',
    notYou:
      'Sie haben kein Konto bei {company} oder keine neue Adresse angegeben? Dann bestätigen Sie bitte nicht und löschen Sie diese E-Mail.',
  },
  emailTaken: {
    subject: 'Ihre E-Mail-Adresse wurde für ein anderes Konto angegeben',
    preview: 'Sie gehört schon zu Ihrem Konto bei {company}, und dabei bleibt es.',
    heading: 'Ihre Adresse gehört schon zu einem Konto',
    intro:
      'jemand hat diese E-Mail-Adresse als neue Adresse für ein anderes Konto bei {company} angegeben. Sie gehört schon zu Ihrem Konto, und dabei bleibt es.',
    under: 'Deshalb ändert sich nichts.',
    you: 'Waren Sie das selbst? Dann löschen Sie zuerst eines der beiden Konten, oder nehmen Sie für das andere Konto eine andere Adresse.',
    action: 'Anmelden',
    ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  },
  emailChanged: {
    subject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
    preview: 'Am {date} um {time}\u00A0Uhr, nachdem beide Adressen bestätigt waren.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    intro:
      'Ihr Konto hat am {date} um {time}\u00A0Uhr eine neue E-Mail-Adresse bekommen. Beide Adressen haben das bestätigt.',
    under: 'Neue Adresse: {email}',
    signIn: 'Von jetzt an melden Sie sich mit der neuen Adresse an. Auf allen anderen Geräten sind Sie abgemeldet.',
    action: 'Anmelden',
    left: 'Diese Adresse gehört nicht mehr zu dem Konto, und wir senden den Newsletter nicht mehr hierher. Buchungen, die ohne Anmeldung mit dieser Adresse gemacht wurden, finden Sie weiter mit ihrer Nummer und dieser Adresse.',
    notYou: 'Waren Sie das nicht? Bitte rufen Sie uns sofort an: {phone}.',
  },
  customersMerged: {
    subject: 'Wir haben Ihre Daten zusammengeführt',
    preview: 'Am {date} um {time}\u00A0Uhr, weil Sie bei uns zweimal eingetragen waren.',
    heading: 'Ihre Daten stehen jetzt an einer Stelle',
    intro:
      'Sie waren bei uns zweimal als Kunde eingetragen. Am {date} um {time}\u00A0Uhr haben wir beide Einträge zusammengeführt.',
    under: 'Buchungen, Punkte und Dokumente sind vollständig da.',
    kept: 'Dieser Eintrag bleibt. Was zum anderen gehörte, finden Sie jetzt hier.',
    gone: 'Das Konto mit dieser Adresse gibt es nicht mehr. Melden Sie sich mit der Adresse Ihres anderen Kontos an.',
    goneWithout: 'Alles steht jetzt in Ihrem anderen Eintrag. Sie müssen nichts tun.',
    notYou: 'Sind Sie das nicht, oder stimmt etwas nicht? Bitte rufen Sie uns sofort an: {phone}.',
  },
  documentReviewed: {
    accepted: {
      subject: 'Ihr Dokument ist geprüft',
      preview: 'Wir haben ein Dokument in Ihrem Konto angenommen.',
      heading: 'Geprüft und angenommen',
      under: 'Es ist alles in Ordnung.',
      intro: 'wir haben {document} geprüft und angenommen.',
      next: 'Bitte bringen Sie die Originale trotzdem zur Abholung mit: Das Gesetz verlangt, dass wir sie dort sehen. Wir löschen, was Sie hochgeladen haben, {days}\u00A0Tage nach Ende der Miete, wenn Sie es nicht vorher tun.',
    },
    refused: {
      subject: 'Bitte laden Sie ein Dokument noch einmal hoch',
      preview: 'Wir konnten ein Dokument in Ihrem Konto nicht annehmen.',
      heading: 'Bitte laden Sie {document} noch einmal hoch',
      under: '{reason}',
      intro: 'wir konnten {document} so nicht annehmen.',
      next: 'Das Hochladen ist freiwillig: Bei der Abholung prüfen wir Ihre Papiere in jedem Fall im Original. Was wir nicht angenommen haben, löschen wir nach {days}\u00A0Tagen, wenn Sie es nicht vorher tun.',
    },
    action: 'Zu meinen Dokumenten',
    kinds: {
      licence: 'Ihren Führerschein',
      identity_card: 'Ihren Personalausweis',
      passport: 'Ihren Reisepass',
      other: 'Ihr weiteres Dokument',
    },
  },
  signInChanged: {
    preview: 'Am {date} um {time}\u00A0Uhr. Waren Sie das nicht, handeln Sie bitte gleich.',
    what: {
      passkey_added: {
        subject: 'Passkey hinzugefügt',
        intro:
          'am {date} um {time}\u00A0Uhr wurde Ihrem Konto ein Passkey hinzugefügt. Damit kann man sich ohne Passwort und ohne Code anmelden. Alle anderen Anmeldungen sind beendet. Wenn Sie das nicht waren, setzen Sie ein neues Passwort und entfernen Sie dann den Passkey in den Einstellungen Ihres Kontos: Ein neues Passwort allein macht ihn nicht ungültig.',
      },
      passkey_removed: {
        subject: 'Passkey entfernt',
        intro:
          'am {date} um {time}\u00A0Uhr wurde ein Passkey aus Ihrem Konto entfernt. Niemand kann sich mehr damit anmelden. Alle anderen Anmeldungen sind beendet.',
      },
      second_factor_on: {
        subject: 'Anmeldung mit zweitem Faktor ist eingeschaltet',
        intro:
          'am {date} um {time}\u00A0Uhr wurde für Ihr Konto eine Authenticator-App eingerichtet. Von jetzt an fragen wir beim Anmelden auch nach einem Code daraus. Alle anderen Anmeldungen sind beendet.',
      },
      second_factor_off: {
        subject: 'Anmeldung mit zweitem Faktor ist ausgeschaltet',
        intro:
          'am {date} um {time}\u00A0Uhr wurde der zweite Faktor Ihres Kontos ausgeschaltet. Zum Anmelden genügt wieder das Passwort. Alle anderen Anmeldungen sind beendet.',
      },
      second_factor_reset: {
        subject: 'Zweiter Faktor zurückgesetzt',
        intro:
          'wie gewünscht haben wir am {date} um {time}\u00A0Uhr den zweiten Faktor Ihres Kontos entfernt (Authenticator-App und Passkeys). Zum Anmelden genügt wieder Ihr Passwort. Bitte richten Sie bald einen neuen zweiten Faktor ein.',
      },
      recovery_codes_renewed: {
        subject: 'Neue Wiederherstellungscodes',
        intro:
          'am {date} um {time}\u00A0Uhr wurden für Ihr Konto neue Wiederherstellungscodes erstellt. Die bisherigen gelten nicht mehr. Alle anderen Anmeldungen sind beendet.',
      },
      recovery_code_used: {
        subject: 'Anmeldung mit einem Wiederherstellungscode',
        intro:
          'am {date} um {time}\u00A0Uhr hat sich jemand mit Ihrem Passwort und einem Ihrer Wiederherstellungscodes angemeldet. Dieser Code gilt jetzt nicht mehr.',
      },
    },
    under: 'Waren Sie das nicht? Setzen Sie bitte sofort ein neues Passwort.',
    notYou: 'Waren Sie das nicht, rufen Sie uns bitte auch an: {phone}.',
    action: 'Neues Passwort setzen',
  },
  accountDeleted: {
    subject: 'Ihr Konto ist gelöscht',
    preview: 'Wir haben es am {date} um {time}\u00A0Uhr gelöscht.',
    heading: 'Ihr Konto ist gelöscht',
    intro:
      'wie gewünscht haben wir Ihr Konto bei {company} am {date} um {time}\u00A0Uhr gelöscht. Sie können sich damit nicht mehr anmelden und erhalten keinen Newsletter mehr.',
    kept: 'Wir bewahren Unterlagen zu abgeschlossenen Mieten auf, solange das Gesetz es verlangt: Abrechnungen acht, Geschäftsbriefe sechs Jahre vom Ende des Jahres an. Alles Weitere steht in unserer Datenschutzerklärung.',
    policy: 'Datenschutzerklärung',
    notYou: 'Waren Sie das nicht? Bitte rufen Sie uns gleich an: {phone}.',
  },
} as const
