import arrival from './booking/arrival.ts'
import liability from './booking/liability.ts'
import words from './booking/words.ts'

/**
 * The letters. `{name}` and the like are filled in by the server's mail room; nothing else is special here. What
 * follows the greeting goes on with a small letter in German: the greeting ends in a comma.
 */
export default {
  frame: {
    greeting: 'Guten Tag {name},',
    greetingWithoutName: 'Guten Tag,',
    closing: 'Freundliche Grüße',
    signature: 'Ihr Team von {company}',
    linkHint: 'Falls sich die Schaltfläche nicht öffnet, kopieren Sie bitte diese Adresse in Ihren Browser:',
    managingDirector: 'Geschäftsführung: {name}',
    register: '{court}, {number}',
    seat: 'Sitz: {seat}',
    vatId: 'USt-IdNr. {id}',
    phone: 'Telefon {phone}',
    commands: 'Auf dem Server',
    links: { imprint: 'Impressum', privacy: 'Datenschutz', terms: 'AGB' },
  },
  money: {
    days: { one: '{count}\u00A0Tag', other: '{count}\u00A0Tage' },
    quantity: '{quantity} × {name}',
    perUnit: '{name}, {days}',
    perUnitWithRate: '{name}, {days} zu\u00A0je\u00A0{rate}',
    oneUnitWithRate: '{name}, {days} zu\u00A0{rate}',
    seasonMore: 'Saisonzuschlag',
    seasonLess: 'Saisonrabatt',
    lengthDiscount: 'Rabatt für die Mietdauer',
    firstRentalDiscount: 'Rabatt auf Fahrzeug und Zusatzleistungen (erste Miete)',
    freeDays: 'Eingelöste freie Miettage',
    total: 'Gesamtpreis',
    vat: 'darin enthalten {percent} Mehrwertsteuer: {amount}',
    deposit: 'Kaution (nicht im Gesamtpreis enthalten)',
    depositNote:
      'Sie hinterlegen die Kaution bei der Abholung auf Ihrer Karte. Nach der Rückgabe geben wir sie wieder frei.',
    depositName: 'Kaution',
    depositValue: '{deposit}, nicht im Gesamtpreis enthalten',
    kilometresName: 'Freikilometer',
    kilometresValue: '{included}\u00A0km für die gesamte Miete',
    kilometresMore: 'Jeder weitere Kilometer kostet {rate}.',
    kilometres: 'Freikilometer: {included}\u00A0km für die gesamte Miete, jeder weitere Kilometer {rate}.',
  },
  services: words.services,
  liability,
  arrival,
  fees: words.fees,
  charges: {
    ...words.charges,
    late_return_one: 'Verspätete Rückgabe: {days} zu {rate}',
    /** Within a sentence. */
    names: {
      kilometres: 'Mehrkilometer',
      late_return: 'verspätete Rückgabe',
      no_show: 'Fahrzeug nicht abgeholt',
      fuel: 'fehlender Kraftstoff oder Strom',
      cleaning: 'Reinigung',
      damage: 'Schaden am Fahrzeug',
    },
  },
  classes: words.classes,
  facts: {
    keyDrop: 'Rückgabe rund um die Uhr',
    heading: 'Ihre Miete',
    about: { booking: 'Ihre Buchung', request: 'Ihre Anfrage' },
    changed: 'geändert',
    priceHeading: 'Ihr Preis',
    bookingNumber: 'Buchungsnummer',
    requestNumber: 'Anfragenummer',
    vehicle: 'Fahrzeug',
    type: 'Fahrzeugklasse',
    vehicleValue: '{vehicle} oder ähnlich',
    similar: 'oder ähnlich',
    pictureAlt: '{type} (Beispielbild)',
    vehicleNote: 'Fahrzeugklasse, Sitzplätze und Getriebe sind zugesagt.',
    pickup: 'Abholung',
    dropoff: 'Rückgabe',
    landLate: 'Rufen Sie uns bitte an, sobald Sie es wissen: {phone}.',
    customer: 'Kunde',
    extras: 'Zusatzleistungen',
    drivers: { one: 'Zusatzfahrer', other: 'Zusatzfahrer' },
    driverNotNamed: words.notNamed,
    driverAsBooked: 'Name wie in Ihrer Buchung',
    payment: 'Zahlung',
    time: '{date}, {time}\u00A0Uhr',
    hours: 'Öffnungszeiten: {hours}',
    closed: 'geschlossen',
    keyBox: 'Außerhalb der Öffnungszeiten können Sie das Fahrzeug kostenlos über den Schlüsseleinwurf zurückgeben.',
    emergency: 'Panne oder Unfall, Tag und Nacht: {phone}',
    staffed: 'Für Ihre Abholung außerhalb der Öffnungszeiten ist unser Team vor Ort.',
  },
  payment: {
    credit_card: 'Kreditkarte',
    debit_card: 'Debitkarte',
    paypal: 'PayPal',
    bank_transfer: 'Überweisung',
    atPickup: '{method}: Sie bezahlen bei der Abholung. Bis dahin buchen wir nichts ab.',
    transfer: 'Überweisung: Bitte überweisen Sie so, dass der Betrag vor der Abholung auf unserem Konto ist.',
    heading: 'Bankverbindung für Ihre Überweisung',
    holder: 'Empfänger',
    iban: 'IBAN',
    bic: 'BIC',
    bank: 'Bank',
    amount: 'Betrag',
    purpose: 'Verwendungszweck',
    transferAfterOrder:
      'Überweisung: Bitte überweisen Sie erst, wenn Sie gebucht haben. Die Bankverbindung steht dann in der Bestätigung.',
  },
  bring: {
    heading: 'Bitte bringen Sie mit',
    items: [
      'Ihren gültigen Führerschein im Original',
      'Ihren Personalausweis oder Reisepass',
      'eine Kredit- oder Debitkarte auf Ihren Namen für die Kaution',
    ],
    note: 'Zusatzfahrer brauchen dasselbe, nur keine Karte. Alle Fahrer müssen bei der Abholung mindestens {age} Jahre alt sein.',
  },
  rights: {
    heading: { booking: 'Stornieren und Widerruf', request: 'Zurückziehen, Stornieren und Widerruf' },
    request: 'Sie können Ihre Anfrage jederzeit kostenlos zurückziehen.',
    hours: { one: 'eine Stunde', other: '{count} Stunden' },
    free: 'Sie stornieren kostenlos bis {deadline}.',
    late: 'Bis zur Abholung sind es weniger als {hours}. Deshalb können Sie nicht mehr kostenlos stornieren.',
    lateBeforeChange:
      'Die Frist für kostenloses Stornieren endete schon vor dieser Änderung, am {deadline}. Die Änderung verlängert sie nicht.',
    onceOrdered: 'Wenn Sie unser Angebot buchen, gilt: {rule}',
    fee: 'Wenn Sie später stornieren, berechnen wir den Fahrzeugpreis eines Miettags, höchstens den Gesamtpreis.',
    feeAtOnce: 'Wenn Sie stornieren, berechnen wir den Fahrzeugpreis eines Miettags, höchstens den Gesamtpreis.',
    noWithdrawal:
      'Für Mietverträge über Kraftfahrzeuge mit festem Mietzeitraum besteht kein gesetzliches Widerrufsrecht (§\u00A0312g Abs. 2 Nr. 9 BGB).',
    terms:
      'Unsere Allgemeinen Geschäftsbedingungen (Fassung vom {date}) finden Sie als PDF im Anhang. Bitte bewahren Sie diese E-Mail und das PDF auf.',
  },
  manage: {
    booking: {
      action: 'Buchung ansehen',
      hint: 'Dort können Sie Ihre Buchung auch ändern oder stornieren. Sie brauchen dafür die Buchungsnummer und Ihre E-Mail-Adresse.',
      memberHint: 'Dort können Sie Ihre Buchung auch ändern oder stornieren. Melden Sie sich dafür mit Ihrem Konto an.',
    },
    request: {
      action: 'Anfrage ansehen',
      hint: 'Dort können Sie Ihre Anfrage auch zurückziehen. Sie brauchen dafür die Anfragenummer und Ihre E-Mail-Adresse.',
      memberHint: 'Dort können Sie Ihre Anfrage auch zurückziehen. Melden Sie sich dafür mit Ihrem Konto an.',
    },
  },
  requestReceived: {
    subject: 'Eingangsbestätigung: Ihre Reservierungsanfrage {reference}',
    preview: '{vehicle} ab {date}: Wir antworten spätestens am {decision}.',
    heading: 'Ihre Anfrage ist bei uns',
    lead: 'Wir antworten bis {decision}',
    intro:
      'vielen Dank für Ihre Reservierungsanfrage. Sie ist unverbindlich, und Sie müssen noch nichts bezahlen. Bis zu unserer Antwort halten wir das Fahrzeug für Sie frei.',
    next: 'Wir schicken Ihnen ein Angebot oder eine Absage, spätestens am {decision}. Eine Buchung entsteht erst, wenn Sie unser Angebot zahlungspflichtig buchen.',
  },
  bookingConfirmed: {
    subject: 'Buchungsbestätigung {reference}: {vehicle} ab {date}',
    preview: 'Abholung am {date}, {time}\u00A0Uhr. Alles Wichtige auf einen Blick.',
    heading: 'Ihre Buchung ist bestätigt',
    intro:
      'wir bestätigen Ihre Buchung. Hier steht alles, was Sie für Abholung und Rückgabe brauchen. Den Termin finden Sie auch als Kalenderdatei im Anhang.',
  },
  requestDeclined: {
    subject: 'Absage zu Ihrer Anfrage {reference}',
    preview: 'Sie zahlen nichts. Vielleicht passt ein anderes Fahrzeug.',
    heading: 'Leider können wir nicht zusagen',
    intro: 'vielen Dank für Ihre Anfrage. Das Fahrzeug ist in diesem Mietzeitraum leider nicht für Sie da.',
    because: 'vielen Dank für Ihre Anfrage. Der Grund unserer Absage:',
    nothing: 'Sie haben nichts gebucht und zahlen nichts.',
    next: 'Vielleicht klappt es mit anderen Zeiten, an einer anderen Station oder in einer anderen Fahrzeugklasse: Auf unserer Website sehen Sie sofort, was frei ist.',
    action: 'Andere Fahrzeuge ansehen',
  },
  requestExpired: {
    subject: 'Ihre Anfrage {reference} ist abgelaufen',
    preview: 'Wir haben Ihre Anfrage nicht rechtzeitig beantwortet.',
    heading: 'Ihre Anfrage ist abgelaufen',
    intro:
      'leider haben wir Ihre Anfrage nicht rechtzeitig beantwortet. Dafür bitten wir um Entschuldigung. Das Fahrzeug ist nicht länger für Sie vorgemerkt, und Sie zahlen nichts.',
    next: 'Wenn Sie noch ein Fahrzeug brauchen, stellen Sie bitte eine neue Anfrage oder rufen Sie uns an: {phone}.',
    action: 'Neue Anfrage stellen',
  },
  requestWithdrawn: {
    subject: 'Ihre Anfrage {reference} ist zurückgezogen',
    preview: 'Sie zahlen nichts.',
    heading: 'Ihre Anfrage ist zurückgezogen',
    intro:
      'wie gewünscht haben wir Ihre Anfrage zurückgezogen. Das Fahrzeug ist nicht länger für Sie vorgemerkt, und Sie zahlen nichts.',
    notYou: 'Sie haben Ihre Anfrage nicht zurückgezogen? Bitte rufen Sie uns gleich an: {phone}.',
  },
  bookingCancelled: {
    subject: 'Stornierung Ihrer Buchung {reference}',
    preview: 'Ihre Buchung ist storniert.',
    heading: 'Ihre Buchung ist storniert',
    intro: 'wie gewünscht haben wir Ihre Buchung storniert. Das Fahrzeug ist nicht länger für Sie eingeplant.',
    freeLead: 'Kostenlos storniert',
    free: 'Die Stornierung ist kostenlos.',
    freeOurs: 'Die Stornierung ist kostenlos, denn für Ihren Termin fehlte uns ein Fahrzeug. Das tut uns leid.',
    fee: 'Stornogebühr',
    refund: 'Wir erstatten Ihnen',
    due: 'Noch zu zahlen',
    settlement: 'Ihre Abrechnung',
    refundNote: 'Sie bekommen das Geld auf demselben Weg zurück, auf dem Sie bezahlt haben.',
    dueNote: 'Bitte überweisen Sie den offenen Betrag innerhalb von 14 Tagen auf das unten genannte Konto.',
    dueHere:
      'Bitte zahlen Sie den offenen Betrag innerhalb von 14 Tagen: mit Karte an einer unserer Stationen, oder rufen Sie uns an.',
    notYou: 'Sie haben nicht storniert? Bitte rufen Sie uns gleich an: {phone}.',
  },
  staff: {
    outside: ' (außerhalb der Öffnungszeiten)',
    afterHours: 'Die Abholung liegt außerhalb der Öffnungszeiten. Zur Abholzeit muss jemand vor Ort sein.',
    yes: 'ja',
    groups: { rental: 'Miete', customer: 'Kunde', money: 'Geld' },
    name: 'Name',
  },
  staffRequest: {
    subject: 'Neue Anfrage {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
    preview: 'Zu entscheiden bis {decision}.',
    heading: 'Eine Anfrage wartet auf Ihre Entscheidung',
    lead: 'Bis {decision} entscheiden',
    intro:
      'Bitte machen Sie dem Kunden bis {decision} ein Angebot, oder lehnen Sie die Anfrage ab. Danach läuft sie von selbst ab, und das Fahrzeug wird frei. Ihre Antwort auf diese E-Mail geht an den Kunden.',
    commands: [
      { text: 'Das Angebot schicken:', command: 'npm run manage -- offer {reference}' },
      { text: 'Die Anfrage ablehnen:', command: 'npm run manage -- decline {reference}' },
    ],
  },
  staffRequestExpired: {
    subject: 'Anfrage {reference} ohne Antwort abgelaufen',
    preview: '{type} ab {date}: Niemand hat entschieden.',
    heading: 'Eine Anfrage ist ohne Antwort abgelaufen',
    intro:
      'Über diese Anfrage hat niemand rechtzeitig entschieden. Das Fahrzeug ist wieder frei, und der Kunde weiß Bescheid. Ihre Antwort auf diese E-Mail geht an ihn.',
  },
  staffRequestWithdrawn: {
    subject: 'Anfrage zurückgezogen {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
    preview: 'Es ist nichts mehr zu entscheiden.',
    heading: 'Eine Anfrage ist zurückgezogen',
    intro:
      'Der Kunde möchte nicht mehr mieten. Es ist nichts mehr zu entscheiden, und das Fahrzeug ist wieder frei. Der Kunde weiß Bescheid; Ihre Antwort auf diese E-Mail geht an ihn.',
  },
  staffBooking: {
    subject: 'Neue Buchung {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
    preview: 'Abholung: {pickup}. Rückgabe: {dropoff}, {end}.',
    heading: 'Eine neue Buchung',
    intro:
      'Diese Buchung ist bestätigt. Bitte planen Sie Abholung und Rückgabe ein. Ihre Antwort auf diese E-Mail geht an den Kunden.',
  },
  staffContact: {
    none: 'keine mehr',
    flight: {
      subject: 'Flugnummer zu {reference}: {flight}',
      preview: '{type} ab {date}, {time}\u00A0Uhr.',
      heading: 'Eine neue Flugnummer',
      intro: 'Der Kunde hat seinen Flug genannt oder geändert. Sonst bleibt alles, wie es war.',
    },
    phone: {
      subject: 'Telefonnummer zu {reference}: {phone}',
      preview: '{type} ab {date}, {time}\u00A0Uhr.',
      heading: 'Eine neue Telefonnummer',
      intro: 'Der Kunde ist unter einer anderen Nummer zu erreichen. Sonst bleibt alles, wie es war.',
    },
  },
  staffBookingCancelled: {
    subject: 'Storniert {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
    preview: 'Abholung und Rückgabe entfallen.',
    heading: 'Eine Buchung ist storniert',
    intro:
      'Diese Buchung ist storniert: Abholung und Rückgabe entfallen. Der Kunde weiß Bescheid; Ihre Antwort auf diese E-Mail geht an ihn.',
    free: 'keine',
    freeOurs: 'keine, denn wir hatten kein Fahrzeug',
  },
  calendar: {
    title: 'Mietwagen: {vehicle} oder ähnlich',
    tentative: 'Mietwagen (angefragt): {vehicle} oder ähnlich',
    description:
      '{number}: {reference}. Abholung: {pickup}. Rückgabe: {dropoff}. Bitte mitbringen: Führerschein, Personalausweis oder Reisepass, Karte.',
    file: 'mietwagen-{reference}.ics',
  },
  termsFile: 'AGB-{company}-{version}.pdf',
} as const
