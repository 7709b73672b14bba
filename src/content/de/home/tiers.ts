/** The two tiers of the programme. */
export default {
  prime: {
    name: 'Prime',
    how: 'Ab Ihrer Registrierung',
    benefits: [
      '500 freie Kilometer am Tag',
      'Bevorzugte Betreuung und eine kostenlose Wagenwäsche bei jeder Miete',
      'Einmal im Monat ein kostenloses Upgrade, je nach Verfügbarkeit',
      'Ein freier Miettag für 15.000 Punkte',
    ],
  },
  elite: {
    name: 'Elite',
    how: 'Nach zehn Mieten oder 30.000 Punkten in zwölf Monaten',
    benefits: [
      '700 freie Kilometer am Tag',
      'Kostenlose Upgrades ohne Begrenzung, je nach Verfügbarkeit',
      'Kein Anstehen am Schalter',
      'Zweiter Fahrer kostenlos',
      'Fahrten ins Ausland ohne Aufpreis',
      'Ein freier Miettag für 10.000 Punkte',
    ],
  },
} as const
