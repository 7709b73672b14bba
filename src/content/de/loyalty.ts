/** The member's page on points and tier. */
export default {
  balance: 'Ihr Guthaben',
  points: '{count, plural, one {# Punkt} other {# Punkte}}',
  enough: 'Das reicht für {days, plural, one {einen freien Miettag} other {# freie Miettage}}.',
  missing: 'Noch {points} Punkte bis zum freien Miettag.',
  redeem: 'Ein freier Tag kostet {points} Punkte. Sie wählen ihn beim Buchen unter den Zusatzleistungen.',
  book: 'Einen Wagen mieten',
  tier: 'Ihre Stufe',
  tiers: { prime: 'Prime', elite: 'Elite' },
  eliteReached: 'Sie haben die höchste Stufe. Alle Elite-Vorteile gelten für jede Ihrer Buchungen.',
  eliteWays: 'Mit einem von beiden werden Sie Elite:',
  rentals: '{count} von {needed} abgeschlossenen Mieten',
  earned: '{count} von {needed} Punkten, verdient in den letzten {months} Monaten',
  benefits: 'Die Vorteile beider Stufen',
  firstRental:
    'Auf Ihre erste Miete erhalten Sie den Willkommensrabatt und danach Bonuspunkte. Beides kommt von selbst.',
  history: 'Punkteverlauf',
  none: 'Noch keine. Sie erhalten Punkte, sobald eine Miete abgeschlossen ist.',
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
