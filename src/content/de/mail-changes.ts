/** The letters about a changed booking or request. See mail.ts. */
export default {
  bookingChanged: {
    booking: {
      subject: 'Änderungsbestätigung {reference}: {vehicle}',
      preview: 'Ihr Gesamtpreis ist jetzt {total}.',
      heading: 'Ihre Buchung ist geändert',
      intro:
        'wie gewünscht haben wir Ihre Buchung geändert. Hier steht, was jetzt gilt. Das ersetzt unsere frühere Bestätigung.',
    },
    request: {
      subject: 'Ihre Anfrage {reference} ist geändert',
      preview: 'Der Gesamtpreis wäre jetzt {total}.',
      heading: 'Ihre Anfrage ist geändert',
      intro:
        'wie gewünscht haben wir Ihre Anfrage geändert. Sie bleibt unverbindlich, und wir antworten Ihnen zum zugesagten Zeitpunkt.',
    },
    discount_moved:
      'aus der Miete, für die Ihr Rabatt auf die erste Miete galt, wird nichts. Damit Sie ihn nicht verlieren, gilt er jetzt hier: Ihr Gesamtpreis sinkt, sonst bleibt alles, wie es war.',
    difference: 'Was sich geändert hat',
    before: 'Gesamtpreis bisher',
    now: 'Gesamtpreis neu',
    more: 'Sie zahlen mehr',
    less: 'Sie zahlen weniger',
    moreUnder: '{amount} mehr, Gesamtpreis jetzt {total}',
    lessUnder: '{amount} weniger, Gesamtpreis jetzt {total}',
    sameUnder: 'Gesamtpreis unverändert: {total}',
    transferred:
      'Wenn Sie den bisherigen Betrag schon überwiesen haben, überweisen Sie nur den Unterschied. Was Sie zu viel bezahlt haben, erstatten wir Ihnen.',
    notYou: 'Sie haben nichts geändert? Bitte rufen Sie uns gleich an: {phone}.',
    questions: 'Haben Sie Fragen dazu? Rufen Sie uns bitte an: {phone}.',
  },
  staffBookingChanged: {
    booking: {
      subject: 'Geändert {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
      preview: 'Abholung: {pickup}. Rückgabe: {dropoff}, {end}.',
      heading: 'Buchung · {type}',
      event: 'Geändert',
      intro:
        'Der Kunde hat diese Buchung geändert. Bitte planen Sie Abholung und Rückgabe neu ein: Unten steht, was jetzt gilt. Ihre Antwort auf diese E-Mail geht an den Kunden.',
    },
    request: {
      subject: 'Anfrage geändert {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
      preview: 'Abholung: {pickup}. Rückgabe: {dropoff}, {end}.',
      heading: 'Anfrage · {type}',
      event: 'Geändert',
      intro:
        'Der Kunde hat diese Anfrage geändert, bevor jemand über sie entschieden hat. Unten steht, was er jetzt möchte. Ihre Antwort auf diese E-Mail geht an den Kunden.',
    },
    discount_moved:
      'Der Gesamtpreis ist gesunken, sonst ist nichts anders: Der Rabatt auf die erste Miete gilt jetzt hier, weil aus der Miete, für die er galt, nichts wird. Der Kunde weiß Bescheid; Ihre Antwort auf diese E-Mail geht an ihn.',
    before: 'bisher {total}',
  },
} as const
