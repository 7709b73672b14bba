/** The calendar of every date that is chosen. */
export default {
  choose: 'Datum wählen',
  previous: 'Vorheriger Monat',
  next: 'Nächster Monat',
  closedDay: '{date}, geschlossen',
  closedDayName: '{date}, geschlossen: {name}',
  legend: '<day>Durchgestrichen</day>: An diesem Tag ist die Abholstation geschlossen.',
} as const
