/** Words of the calendar, which the home page and the booking form share. */
export default {
  previous: 'Vorheriger Monat',
  next: 'Nächster Monat',
  closedDay: '{date}, geschlossen',
  closedDayName: '{date}, geschlossen: {name}',
  legend: '<day>Durchgestrichen</day>: An diesem Tag ist die Abholstation geschlossen.',
} as const
