/** The about page, the entry to booking, and the page for addresses that do not exist. */
export default {
  about: {
    title: 'Über uns',
    description:
      'Autovermietung in Berlin seit über 15 Jahren: wer wir sind, was uns wichtig ist und was wir anbieten.',
    heading: 'Autos vermieten kann jeder. Wort halten ist die Arbeit.',
    placeholder: 'Der Inhalt ist ein Platzhalter. Wir starten in Kürze.',
    journey: {
      title: 'Unser Weg',
      paragraphs: [
        'Angefangen haben wir mit ein paar Wagen und einem Schreibtisch am Tempelhofer Feld. Das Feld ist noch da, der Schreibtisch auch. Nach über 15\u00A0Jahren finden Sie unsere Wagen auch dort, wo Ihre Reise ankommt.',
        'Die Idee vom ersten Tag gilt noch: Der Preis stimmt, der Schlüssel liegt bereit, und jemand geht ans Telefon.',
        'Heute haben wir Wagen vom Mini bis zum Transporter, ein Buchungsformular, das in vier Schritten fertig ist, und eine einfache Regel: Wir sagen nur zu, was wir sicher halten können.',
      ],
    },
    mission: {
      title: 'Unser Auftrag',
      text: 'Mieten soll so einfach sein, wie ins eigene Auto zu steigen: mit Bedingungen, die man versteht, und ohne Überraschung am Schalter.',
      more: 'Dafür prüfen wir jeden Wagen vor jeder Übergabe, nennen jeden Preis vollständig und sind da, wenn sich Ihre Pläne ändern.',
    },
    message: {
      title: 'Aus der Geschäftsführung',
      quote:
        'Wir messen uns an zwei Zahlen: wie viele Kunden genau den Preis bezahlt haben, der bei der Buchung feststand, und wie viele ihren Schlüssel pünktlich hatten. Beide sollen hundert Prozent sein.',
      more: 'Wenn etwas schiefgeht, erfahren Sie es zuerst von uns, zusammen mit dem, was wir dagegen tun. Und wenn Ihnen etwas fehlt, sagen Sie es uns: Daran werden wir besser.',
      role: 'Die Geschäftsführung',
    },
    offers: {
      title: 'Was wir anbieten',
      items: [
        { title: 'Wagen in jeder Größe', text: 'Vom Mini für die Innenstadt bis zum Transporter für den Umzug.' },
        {
          title: 'Einwegmieten',
          text: 'Abholen an einer Station, zurückgeben an einer anderen, wenn es besser passt.',
        },
        {
          title: 'Faire Bedingungen',
          text: 'Kostenlos stornieren bis 24 Stunden vor der Abholung, Kaution klar benannt.',
        },
        {
          title: 'Passende Zusatzleistungen',
          text: 'Kindersitze, Navigation, WLAN und Schneeketten, tageweise berechnet.',
        },
        { title: 'Ein Treueprogramm', text: 'Punkte, die nicht verfallen, und freie Miettage als Dank.' },
      ],
    },
    luxury: {
      title: 'Luxus für besondere Strecken',
      text: 'Mehr Luxus kommt bald: Business-Limousinen und Sportwagen. Die beste Ausstattung haben bis dahin unsere SUV und Elektrofahrzeuge.',
      action: 'Fahrzeuge ansehen',
    },
  },
  bookingLanding: {
    title: 'Mietwagen buchen',
    description:
      'Mietwagen in Berlin anfragen oder buchen: in vier Schritten, mit dem Gesamtpreis von Anfang an, an der Station Ihrer Wahl.',
    now: 'Jetzt anfragen',
    nowText:
      'Sie sehen alle Fahrzeuge mit Gesamtpreis und fragen an, ohne Verpflichtung. Ein Mensch antwortet Ihnen mit einem Angebot, und Sie entscheiden.',
    vehicles: 'Fahrzeuge ansehen',
    heading: 'Bald verfügbar',
    text: 'Direkt buchen Sie hier bald.',
    request: 'Unverbindlich anfragen',
    openHeading: 'Mietwagen buchen',
    openText: 'Einen Moment, Sie werden zum Buchungsformular weitergeleitet.',
    openLink: 'Zum Buchungsformular',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    description: 'Diese Adresse gibt es bei uns nicht.',
    heading: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist der Link veraltet oder die Adresse enthält einen Tippfehler. Von hier kommen Sie weiter:',
    ways: 'Hier geht es weiter',
    empty: 'Auf diesem Platz parkt nichts.',
    fleet: 'Fahrzeuge und Preise ansehen',
    booking: 'Mietwagen buchen',
    call: 'Uns anrufen: {number}',
  },
} as const
