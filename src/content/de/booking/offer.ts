/** The page of our offer in answer to a request (D31). */
export default {
  title: 'Ihr Angebot',
  description: 'Ihr persönliches Angebot: ansehen und mit einem Klick zahlungspflichtig buchen.',
  heading: 'Ihr Angebot',
  total: 'Gesamtpreis, inkl. {vat} MwSt.',
  /** After the heading. */
  subject: '{vehicle}, {date}',
  lead: 'Zu diesem Preis halten wir den Wagen für Sie frei. Erst mit dem Klick am Ende buchen Sie ihn; bis dahin ist niemand zu etwas verpflichtet.',
  loading: 'Ihr Angebot wird geladen …',
  failed: 'Ihr Angebot konnte nicht geladen werden.',
  missing: {
    heading: 'Das fehlt uns noch',
    lead: 'Für den Mietvertrag brauchen wir noch diese Angaben zu der Person, die fährt, genau so, wie sie im Ausweis stehen.',
    privacy:
      'Die Nummern von Ausweis und Führerschein werden verschlüsselt und 30 Tage nach dem Ende der Miete gelöscht.',
  },
  review: 'Ihre Buchung im Überblick',
  different: 'Soll etwas anders sein? <ask>Fragen Sie neu an</ask>; dieses Angebot bleibt so lange bestehen.',
  rows: {
    driver: 'Fahrer',
    payment: 'Zahlungsart',
    price: 'Preis',
  },
  decline: 'Doch nicht? Dann brauchen Sie nichts zu tun, oder Sie <manage>ziehen die Anfrage zurück</manage>.',
  orCall: 'Fragen? Rufen Sie uns an: <phone>{number}</phone>',
  noLink: {
    heading: 'Welches Angebot?',
    text: 'Bitte öffnen Sie den Link in unserer E‑Mail. Oder suchen Sie Ihre Anfrage mit Nummer und E‑Mail‑Adresse; mit Kundenkonto steht sie unter „Meine Buchungen“.',
  },
  invalid: {
    heading: 'Diesen Link kennen wir nicht',
    text: 'Vielleicht ist er unvollständig: Bitte öffnen Sie ihn noch einmal aus unserer E‑Mail. Sie finden das Angebot auch mit Anfragenummer und E‑Mail-Adresse.',
  },
  over: {
    requested: {
      heading: 'Ihr Angebot ist noch nicht fertig',
      text: 'Wir prüfen Ihre Anfrage noch. Sobald das Angebot steht, schreiben wir Ihnen.',
    },
    booked: {
      heading: 'Sie haben schon gebucht',
      text: 'Ihre Buchung steht, und nichts wird doppelt gebucht. Alles Weitere finden Sie in unserer Bestätigung.',
    },
    expired: {
      heading: 'Dieses Angebot ist abgelaufen',
      text: 'Der Wagen ist wieder frei für andere. Es ist nichts gebucht und nichts zu bezahlen. Fragen Sie gern noch einmal an: Wir tragen Station und Wagen für Sie ein.',
    },
    withdrawn: {
      heading: 'Dieses Angebot gilt nicht mehr',
      text: 'Es wurde zurückgezogen. Es ist nichts gebucht und nichts zu bezahlen. Wenn Sie doch einen Wagen brauchen, fragen Sie gern noch einmal an.',
    },
    declined: {
      heading: 'Diesmal hat es leider nicht geklappt',
      text: 'Wir konnten Ihnen für diese Anfrage kein Angebot machen. Es ist nichts zu bezahlen. Mit anderen Zeiten oder einem anderen Wagen klappt es vielleicht.',
    },
    cancelled: {
      heading: 'Diese Buchung ist storniert',
      text: 'Aus diesem Angebot wurde eine Buchung, die inzwischen storniert ist.',
    },
  },
  manage: 'Buchung oder Anfrage suchen',
  show: 'Buchung ansehen',
  account: 'Meine Buchungen',
  again: 'Noch einmal anfragen',
} as const
