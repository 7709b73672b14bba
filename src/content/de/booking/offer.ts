/** The page of our offer in answer to a request (D31). */
export default {
  title: 'Ihr Angebot',
  description: 'Ihr persönliches Angebot: ansehen und mit einem Klick zahlungspflichtig buchen.',
  heading: 'Ihr Angebot',
  lead: 'Bis {date} halten wir den Wagen für Sie frei, zu diesem Preis. Gebucht ist er mit dem Klick ganz unten; bis dahin ist niemand zu etwas verpflichtet.',
  loading: 'Ihr Angebot wird geladen …',
  failed: 'Ihr Angebot konnte nicht geladen werden.',
  missing: {
    heading: 'Das fehlt uns noch',
    lead: 'Für den Mietvertrag brauchen wir von der Person, die fährt, noch diese Angaben, genau so, wie sie im Ausweis stehen.',
    privacy:
      'Nummern von Ausweis und Führerschein speichern wir verschlüsselt und löschen sie 30 Tage nach dem Ende der Miete.',
  },
  review: 'Ihre Buchung im Überblick',
  different: 'Soll etwas anders sein? <ask>Fragen Sie neu an</ask>; dieses Angebot bleibt so lange bestehen.',
  rows: {
    vehicle: 'Fahrzeug',
    pickup: 'Abholung',
    dropoff: 'Rückgabe',
    driver: 'Fahrer',
    payment: 'Zahlungsart',
    price: 'Preis',
  },
  reference: 'Anfragenummer {reference}',
  decline: 'Doch nicht? Dann brauchen Sie nichts zu tun, oder Sie <manage>ziehen die Anfrage zurück</manage>.',
  noLink: {
    heading: 'Welches Angebot?',
    text: 'Öffnen Sie bitte den Link in unserer E‑Mail. Oder suchen Sie Ihre Anfrage mit Nummer und E‑Mail-Adresse; mit Kundenkonto steht sie unter „Meine Buchungen“.',
  },
  invalid: {
    heading: 'Diesen Link kennen wir nicht',
    text: 'Vielleicht ist er unvollständig: Öffnen Sie ihn bitte noch einmal aus unserer E‑Mail. Sie finden das Angebot auch mit Anfragenummer und E‑Mail-Adresse.',
  },
  over: {
    requested: {
      heading: 'Ihr Angebot ist noch nicht fertig',
      text: 'Wir prüfen Ihre Anfrage noch. Sobald das Angebot steht, schreiben wir Ihnen.',
    },
    booked: {
      heading: 'Sie haben schon gebucht',
      text: 'Dieses Angebot ist gebucht, doppelt geschieht nichts. Alles Weitere steht in unserer Bestätigung.',
    },
    expired: {
      heading: 'Dieses Angebot ist abgelaufen',
      text: 'Der Wagen ist wieder frei für andere. Gebucht ist nichts, und zu bezahlen ist nichts. Fragen Sie gern noch einmal an: Station und Wagen tragen wir für Sie ein.',
    },
    withdrawn: {
      heading: 'Dieses Angebot gilt nicht mehr',
      text: 'Es wurde zurückgezogen. Gebucht ist nichts, und zu bezahlen ist nichts. Brauchen Sie doch einen Wagen, fragen Sie gern noch einmal an.',
    },
    declined: {
      heading: 'Diesmal hat es leider nicht geklappt',
      text: 'Wir konnten Ihnen für diese Anfrage kein Angebot machen. Zu bezahlen ist nichts. Mit anderen Zeiten oder einem anderen Wagen klappt es vielleicht.',
    },
    cancelled: {
      heading: 'Diese Buchung ist storniert',
      text: 'Aus diesem Angebot war eine Buchung geworden; sie ist inzwischen storniert.',
    },
  },
  manage: 'Buchung oder Anfrage suchen',
  show: 'Buchung ansehen',
  account: 'Meine Buchungen',
  again: 'Noch einmal anfragen',
} as const
