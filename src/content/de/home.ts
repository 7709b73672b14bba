import contact from './contact.ts'
import moving from './home/moving.ts'
import search from './home/search.ts'
import testimonials from './home/testimonials.ts'
import tiers from './home/tiers.ts'
import traits from './home/traits.ts'

const keyDrop = 'Außerhalb der Öffnungszeiten werfen Sie den Schlüssel in den Schlüsseleinwurf, ohne Aufpreis.'

/** The home page below its first view; fetched with the sections that show it. Lists are read raw. */
export default {
  ...moving,
  ...search,
  ...testimonials,
  ...traits,
  why: {
    title: 'Fünf Zusagen',
    lead: 'An diesen fünf Punkten dürfen Sie uns messen.',
    features: [
      {
        heading: 'Der Preis bleibt',
        details: 'Sie sehen zuerst den Gesamtpreis, mit Steuer und allen Pflichtkosten. Die Kaution steht daneben.',
      },
      {
        heading: 'Der Wagen ist da',
        details: 'Wir bestätigen nur, was wir haben. Ihr Wagen ist von der ersten Minute an eingeplant.',
      },
      {
        heading: 'Die Fahrzeugklasse ist zugesagt',
        details: 'Fahrzeugklasse, Sitzplätze und Getriebe stehen fest. Nur das Modell kann abweichen.',
      },
      {
        heading: 'Pläne dürfen sich ändern',
        details:
          'Sie stornieren kostenlos bis 24 Stunden vor der Abholung. Danach sehen Sie die Gebühr, bevor Sie sich entscheiden.',
      },
      {
        heading: 'Zurück, wann es passt',
        details: keyDrop,
      },
    ],
  },
  how: {
    title: 'In drei Schritten am Steuer',
    steps: [
      {
        title: 'Ort und Zeit wählen',
        description: 'Abholen, wo es Ihnen passt, und auf Wunsch an einer anderen Station zurückgeben.',
      },
      {
        title: 'Fahrzeug aussuchen',
        description: 'Sie sehen den Gesamtpreis für Ihren Mietzeitraum, bevor Sie Ihre Daten eingeben.',
      },
      {
        title: 'Abholen und losfahren',
        description: 'Führerschein, Ausweis und Karte zeigen, Schlüssel nehmen, einsteigen.',
      },
    ],
  },
  fleet: {
    title: 'Unsere Flotte in\u00A0Berlin',
    models: '{models} Modelle in {classes} Klassen.',
    lead: 'Die Klasse, die Sitze und das Getriebe sind zugesagt.',
    filterLabel: 'Fahrzeuge nach Fahrzeugklasse filtern',
    filters: {
      allCars: 'Alle Fahrzeuge',
      mini: 'Mini',
      economy: 'Economy',
      compact: 'Kompaktklasse',
      StationWagon: 'Kombi',
      suv: 'SUV',
      electric: 'Elektro',
      PeopleCarrier: 'Großraumvan',
      Transporter: 'Transporter',
    },
    count: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}',
    examples: 'Beispielbilder',
    similar: 'oder ähnlich',
    seats: '{count, plural, one {# Sitz} other {# Sitze}}',
    cargo: 'Laderaum',
    bags: '{count, plural, =0 {Ohne Koffer} one {# Koffer} other {# Koffer}}',
    transmission: { Manual: 'Schaltgetriebe', Automatic: 'Automatik' },
    fuels: { Petrol: 'Benzin', Diesel: 'Diesel', Hybrid: 'Hybrid', Electric: 'Elektro' },
    ac: { yes: 'Klimaanlage', no: 'Ohne Klimaanlage' },
    kilometres: { day: '{km, number} km/Tag inkl.', total: '{km, number} km inkl.' },
    group: 'Klassencode {code}',
    features: {
      NavigationSystem: 'Navigationssystem',
      RearviewCamera: 'Rückfahrkamera',
      USBCharging: 'USB-Ladeanschluss',
      ParkingSensors: 'Einparkhilfe',
      GoodInterior: 'Gehobene Innenausstattung',
      CarPlay: 'CarPlay',
      Bluetooth: 'Bluetooth',
    },
    price: 'ab <price>{amount}</price> <day>pro Tag<tax>, inkl. MwSt.</tax></day>',
    priceNote:
      'Ab-Preise für einen Miettag, inkl. MwSt., Rückgabe an derselben Station. Längere Mieten kosten pro Tag oft weniger, die Hochsaison mehr. Ihren Gesamtpreis zeigt die Suche oben.',
    book: 'Jetzt buchen',
    bookShort: 'Buchen',
    bookNamed: 'Jetzt buchen: {name}',
    details: 'Details',
    showDetails: 'Details anzeigen',
    hideDetails: 'Details ausblenden',
    detailsOf: '{action}: {name}',
    noDetails: 'Dieses Fahrzeug hat keine weitere Ausstattung.',
    loading: 'Fahrzeuge werden geladen …',
    failed: 'Die Fahrzeuge konnten nicht geladen werden.',
    empty: 'Zu dieser Auswahl haben wir gerade kein Fahrzeug.',
    showAll: 'Alle Fahrzeuge zeigen',
    noScript: 'Die Fahrzeugliste braucht JavaScript. Wir beraten Sie gern am Telefon: <phone>{number}</phone>.',
    soon: 'bald verfügbar',
    /** The last one stands in front. */
    soonCars: [
      { name: 'Business-Limousine', picture: 'business-sedan' },
      { name: 'Sportwagen', picture: 'sports' },
    ],
  },
  services: {
    title: 'Dazu, wenn Sie mögen',
    lead: 'Nichts ist vorausgewählt. Sie entscheiden im Buchungsformular.',
    popular: 'Beliebt',
    perDay: '<price>{amount}</price> / Tag inkl. MwSt.',
    items: [
      { code: 'gps', title: 'GPS-Navigation', description: 'Mit aktuellen Karten für ganz Europa.' },
      { code: 'baby_seat', title: 'Babyschale', description: 'Für die Kleinsten, gegen die Fahrtrichtung.' },
      { code: 'toddler_seat', title: 'Kleinkindsitz', description: 'Für Kinder, die schon sitzen können.' },
      { code: 'child_seat', title: 'Kindersitz', description: 'Sitzerhöhung für größere Kinder.' },
      { code: 'additional_driver', title: 'Zusatzfahrer', description: 'Damit Sie sich am Steuer abwechseln können.' },
      {
        code: 'insurance',
        title: 'Versicherung',
        description: 'Haftungsbegrenzung: Sie haften je Schaden höchstens mit der Kaution.',
      },
      { code: 'wifi', title: 'Mobiles WLAN', description: 'Internet im Wagen und unterwegs.' },
      { code: 'snow_chain', title: 'Schneeketten', description: 'Für Fahrten in die Berge.' },
    ],
  },
  loyalty: {
    title: 'Wer öfter fährt, fährt besser',
    lead: 'Das Treueprogramm ist kostenlos. Jedes Konto beginnt als Prime.',
    earn: {
      title: 'Punkte sammeln',
      text: 'Zehn Punkte für jeden {unit}, den Sie für Ihre Miete bezahlen.',
    },
    benefits: [
      { title: 'Punkte behalten', text: 'Sie verfallen nicht, solange Ihr Konto aktiv ist.' },
      { title: 'Frei fahren', text: 'Punkte werden zu freien Miettagen.' },
      { title: 'Weiter kommen', text: 'Mehr freie Kilometer am Tag als ohne Mitgliedschaft.' },
    ],
    tiers,
    select: 'Jetzt auswählen',
    selectNamed: 'Jetzt auswählen: {tier}',
    account: 'Meine Punkte und Stufe',
  },
  rewards: {
    title: 'Ihr Willkommen: 200\u00A0Punkte und <large>15\u00A0%</large>',
    text: 'Registrieren Sie sich vor Ihrer ersten Miete: 15 % Rabatt auf Fahrzeug und Zusatzleistungen dieser Miete und 200\u00A0Bonuspunkte, sobald sie abgeschlossen ist.',
    until: 'Das Angebot ist zeitlich begrenzt: Es gilt für alle, die sich bis {date} registrieren.',
    over: {
      title: 'Jede Miete bringt Punkte',
      text: 'Ein Konto kostet nichts. Sie sammeln Punkte, fahren mehr Kilometer frei und machen aus Punkten freie Miettage.',
    },
    action: 'Kostenlos registrieren',
    account: 'Meine Punkte und Stufe',
  },
  gallery: {
    title: 'Aus der Nähe',
    pictures: [
      'Scheinwerfer eines grünen SUV am Landwehrkanal, in der Dämmerung',
      'Weiße Elektrolimousine von vorn, nachts im Studio',
      'Roter Sportwagen von hinten, auf spiegelndem Boden',
      'Vorderrad und Scheinwerfer eines roten Sportwagens',
      'Weiße Elektrolimousine vor der Oberbaumbrücke, abends im Regen',
      'Gelber Kleinwagen an der Stadtautobahn, zur blauen Stunde',
    ],
  },
  locations: {
    title: 'Unsere Stationen',
    popular: 'Beliebt',
    vehicles: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}} an dieser Station',
    hours: 'Öffnungszeiten',
    phone: 'Telefon',
    address: 'Anschrift',
    directions: 'Route planen',
    directionsTo: 'Route planen: {name} (neuer Tab)',
    seeVehicles: 'Fahrzeuge',
    seeVehiclesAt: 'Fahrzeuge: {name}',
    today: {
      open: 'Heute offen bis {time}',
      later: 'Heute ab {time} geöffnet',
      closed: 'Jetzt geschlossen',
      holiday: 'Heute geschlossen: {name}',
      next: 'Öffnet {day} um {time}',
    },
    picture: 'Ein Wagen am Abend, Station {name}',
    keyDrop,
  },
  requirements: {
    title: 'Was Sie mitbringen',
    lead: 'Drei Dinge, im Original und auf Ihren Namen. Dann geht die Übergabe schnell.',
    items: [
      {
        title: 'Führerschein',
        text: 'Er muss bis zur Rückgabe gültig sein; wir prüfen das Original bei jeder Übergabe. Wurde er außerhalb von EU und EWR ausgestellt, bringen Sie bitte eine Übersetzung oder einen internationalen Führerschein mit.',
      },
      {
        title: 'Ausweis oder Reisepass',
        text: 'Wir prüfen ihn am Schalter und kopieren ihn dort nicht. Wenn Sie möchten, laden Sie ihn vorab hoch.',
      },
      {
        title: 'Karte für die Kaution',
        text: 'Sie sehen die Kaution vor der Buchung neben dem Preis. Nach der Rückgabe geben wir sie frei.',
      },
    ],
    age: 'Alle Fahrer müssen bei der Abholung mindestens {age} Jahre alt sein.',
  },
  faq: {
    title: 'Häufige Fragen',
    items: [
      {
        question: 'Ist der angezeigte Preis der Endpreis?',
        answer:
          'Ja. Er enthält die Mehrwertsteuer und alle Kosten, die sich nicht vermeiden lassen. Zusatzleistungen kommen nur dazu, wenn Sie sie wählen. Die Kaution ist kein Teil des Preises.',
      },
      {
        question: 'Bekomme ich genau das Modell auf dem Bild?',
        answer:
          'Nicht unbedingt. Fahrzeugklasse, Zahl der Sitze und Getriebe sind zugesagt. Es kann ein ähnliches Modell derselben Fahrzeugklasse sein.',
      },
      {
        question: 'Kann ich kostenlos stornieren?',
        answer:
          'Ja, bis 24 Stunden vor der Abholung. Danach berechnen wir den Fahrzeugpreis eines Miettags, nie mehr als den Gesamtpreis. Sie sehen den Betrag, bevor Sie bestätigen. Eine Anfrage ziehen Sie jederzeit kostenlos zurück.',
      },
      {
        question: 'Wie lang ist ein Miettag?',
        answer: '24 Stunden ab der Abholzeit. Bis zu 59 Minuten zu spät: Das kostet nichts.',
      },
      {
        question: 'Kann ich den Wagen woanders zurückgeben?',
        answer: 'Ja, an jeder unserer Stationen. Die Einweggebühr steht einzeln im Preis.',
      },
      {
        question: 'Was gilt außerhalb der Öffnungszeiten?',
        answer:
          'Sie können den Wagen jederzeit zurückgeben: Werfen Sie den Schlüssel in den Schlüsseleinwurf. Die Abholung ist nur dort möglich, wo das Formular sie anbietet; der Aufpreis steht daneben.',
      },
      {
        question: 'Darf ich ins Ausland fahren?',
        answer:
          'Ja, wenn Sie es bei der Buchung angeben: in die EU und den EWR, in die Schweiz und in das Vereinigte Königreich. Das kostet einen festen Aufpreis.',
      },
      {
        question: 'Gilt mein ausländischer Führerschein?',
        answer:
          'Ja, wenn er aus der EU oder dem EWR ist. Führerscheine aus anderen Ländern gelten für Besucher, wenn sie auf Deutsch sind oder eine Übersetzung oder ein internationaler Führerschein dabei ist; wenn Sie in Deutschland wohnen, nur in den ersten sechs Monaten. Für einige Länder gilt anderes: Fragen Sie uns gern vorher.',
      },
    ],
  },
  contact,
} as const
