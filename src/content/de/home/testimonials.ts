/** Made-up voices, and the figures below them: four that are counted, and a row with the rest of the specified ones. */
export default {
  testimonials: {
    title: 'So könnte es klingen.',
    note: 'Drei erfundene Beispiele, keine echten Bewertungen.',
    rating: '{rating} von 5 Sternen',
    items: [
      {
        name: 'Mara Musterfrau',
        rating: '5',
        text: 'Der Preis im Formular war der Preis auf der Rechnung. Mehr wollte ich gar nicht.',
      },
      {
        name: 'Ben Beispiel',
        rating: '4',
        text: 'In Tempelhof abgeholt, am Flughafen zurückgegeben, dazwischen kein einziges Formular auf Papier.',
      },
      {
        name: 'Vera Vorlage',
        rating: '5',
        text: 'Um 21\u00A0Uhr gelandet, zehn Minuten später saßen wir im Wagen. Genau so, wie es versprochen war.',
      },
    ],
  },
  statistics: {
    title: 'In Zahlen',
    labels: {
      cars: 'Fahrzeuge',
      models: 'Modelle',
      classes: 'Fahrzeugklassen',
      locations: 'flexible Stationen',
      vehicles: 'Luxusfahrzeuge',
      customers: 'zufriedene Kunden',
      ratings: 'ausgezeichnete Bewertungen',
    },
    unknown: 'unbekannt',
    none: 'noch nichts gezählt',
    note: 'Das zählen wir ab dem Start:',
  },
} as const
