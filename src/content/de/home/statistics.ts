/** The four figures below the testimonials; what there is nothing to count of yet says so. */
export default {
  statistics: {
    title: 'In Zahlen',
    labels: {
      customers: 'zufriedene Kunden',
      vehicles: 'Luxusfahrzeuge',
      locations: 'flexible Stationen',
      ratings: 'ausgezeichnete Bewertungen',
    },
    soon: 'folgt',
    unknown: 'unbekannt',
    note: 'Gezählt, nicht geschätzt. Bewertungen folgen, sobald die ersten Gäste gefahren sind.',
  },
} as const
