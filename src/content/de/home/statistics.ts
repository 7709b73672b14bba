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
    note: 'Gezählt, nicht geschätzt: Kunden mit abgeschlossener Miete, Modelle mit gehobener Innenausstattung, Stationen von heute. Bewertungen sammeln wir erst nach dem Start.',
  },
} as const
