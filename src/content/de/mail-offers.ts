/** The letters about our offers in answer to requests (D31). See mail.ts. */
export default {
  requestOffered: {
    subject: 'Ihr Angebot {reference}: {vehicle} ab {date}',
    preview: '{total} insgesamt. Das Angebot steht bis {until}.',
    heading: 'Ihr Angebot',
    under: '{total} insgesamt, gilt bis {until}',
    intro: 'wir haben Ihren Wagen, zum angefragten Preis. Bis {until} halten wir ihn für Sie frei.',
    action: 'Angebot ansehen und buchen',
    next: 'Zum Buchen wählen Sie auf der Angebotsseite „zahlungspflichtig buchen“. Bis dahin sind weder Sie noch wir verpflichtet, und es kostet nichts. Bitte halten Sie Ihren Führerschein und Ihren Ausweis bereit: Wenn uns noch Angaben fehlen, fragt sie danach.',
    otherwise:
      'Möchten Sie doch nicht buchen? Dann brauchen Sie nichts zu tun. Wenn etwas anders sein soll, rufen Sie uns an: {phone}.',
    rights: 'Wenn Sie buchen',
  },
  offerRevised: {
    subject: 'Ihr geändertes Angebot {reference}: {vehicle} ab {date}',
    heading: 'Ihr geändertes Angebot',
    intro:
      'wir haben unser Angebot für Sie geändert. Es ersetzt das bisherige. Bis {until} halten wir den Wagen für Sie frei.',
  },
  offerExpired: {
    subject: 'Ihr Angebot {reference} ist abgelaufen',
    preview: 'Sie haben nichts gebucht und zahlen nichts.',
    heading: 'Ihr Angebot ist abgelaufen',
    intro:
      'Sie haben unser Angebot nicht gebucht. Das ist in Ordnung: Sie zahlen nichts, und der Wagen ist wieder frei für andere.',
    next: 'Brauchen Sie doch noch einen Wagen? Fragen Sie einfach noch einmal an, oder rufen Sie uns an: {phone}.',
    action: 'Noch einmal anfragen',
  },
  offerWithdrawn: {
    subject: 'Unser Angebot {reference} gilt nicht mehr',
    preview: 'Wir mussten es leider zurücknehmen. Sie zahlen nichts.',
    heading: 'Unser Angebot gilt nicht mehr',
    intro:
      'leider müssen wir unser Angebot zurücknehmen. Das tut uns leid. Sie haben nichts gebucht und zahlen nichts.',
    next: 'Rufen Sie uns gern an: {phone}. Wir suchen einen anderen Wagen für Sie. Oder schauen Sie selbst, was noch frei ist.',
    action: 'Freie Fahrzeuge ansehen',
  },
  staffOfferExpired: {
    subject: 'Angebot {reference} abgelaufen',
    preview: '{type} ab {date}: Der Kunde hat nicht gebucht.',
    heading: 'Angebot · {type}',
    event: 'Abgelaufen',
    intro:
      'Der Kunde hat unser Angebot nicht rechtzeitig gebucht. Das Fahrzeug ist wieder frei, und der Kunde weiß Bescheid. Ihre Antwort auf diese E-Mail geht an ihn.',
  },
} as const
