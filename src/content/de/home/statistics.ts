/** The four figures below the testimonials, and what there is nothing to count of yet. */
export default {
  statistics: {
    title: 'In Zahlen',
    labels: {
      customers: 'zufriedene Kunden',
      vehicles: 'Luxusfahrzeuge',
      locations: 'flexible Stationen',
      ratings: 'ausgezeichnete Bewertungen',
    },
    unknown: 'unbekannt',
    note: 'Gezählt, nicht geschätzt.',
    following: '{what} folgen, sobald es etwas zu zählen gibt.',
  },
} as const
