/** The search over the fleet: what each car costs for a period. */
export default {
  search: {
    heading: 'Was kostet Ihre Fahrt?',
    labels: {
      branch: 'Station',
      pickupDate: 'Abholung am',
      pickupTime: 'Abholung um',
      dropoffDate: 'Rückgabe am',
      dropoffTime: 'Rückgabe um',
    },
    back: 'Rückgabe: {branch}',
    submit: 'Preise zeigen',
    loading: 'Preise werden berechnet …',
    result:
      'Gesamtpreise für {days, plural, one {einen Miettag} other {# Miettage}}, {free, plural, =0 {kein Fahrzeug} one {# Fahrzeug} other {# Fahrzeuge}} frei',
    clear: 'Mietzeitraum entfernen',
    total: '<price>{amount}</price> <all>gesamt</all>',
    perDay: 'im Schnitt {amount} / Tag',
    soldOut: 'Im Mietzeitraum vergeben',
    oneWay: 'Als Einwegmiete nicht möglich',
    others: 'Alternativen',
    othersNamed: 'Alternativen zu {name}',
  },
} as const
