import tiers from './home/tiers.ts'

/** The member's page on points and tier. */
export default {
  balance: 'Ihr Guthaben',
  points: '{count, plural, one {# Punkt} other {# Punkte}}',
  enough: 'Das reicht für {days, plural, one {einen freien Miettag} other {#\u00A0freie Miettage}}.',
  missing: 'Noch {points}\u00A0Punkte bis zum freien Miettag.',
  redeem: 'Ein freier Tag kostet {points}\u00A0Punkte. Sie wählen ihn beim Buchen unter den Zusatzleistungen.',
  book: 'Einen Wagen mieten',
  tier: 'Ihre Stufe: {tier}',
  tiers,
  primeNow: 'Diese Vorteile gelten für jede Ihrer Buchungen.',
  eliteReached: 'Sie haben die höchste Stufe. Alle Elite-Vorteile gelten für jede Ihrer Buchungen.',
  eliteWays: 'Mit einem von beiden werden Sie Elite:',
  rentals: '{count} von {needed} abgeschlossenen Mieten',
  earned: '{count} von {needed} Punkten, verdient in den letzten {months}\u00A0Monaten',
  firstRental:
    'Auf Ihre erste Miete erhalten Sie den Willkommensrabatt und danach Bonuspunkte. Beides kommt von selbst.',
  history: 'Punkteverlauf',
  none: 'Noch keine Punkte. Sie erhalten Punkte, sobald eine Miete abgeschlossen ist.',
  older: 'Ältere anzeigen',
  columns: { date: 'Datum', what: 'Wofür', points: 'Punkte' },
  kinds: {
    rental: 'Miete {reference}',
    first_rental: 'Bonus für die erste Miete',
    free_days: 'Freie Miettage in {reference}',
    given_back: 'Zurück aus {reference}',
    staff: 'Gutschrift oder Korrektur durch uns',
  },
} as const
