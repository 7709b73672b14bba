/**
 * What a driver is liable for (D33): one wording for the form, the letters and the agreement. The service keeps its
 * specified name; what it is stands beside it, as only insurers sell insurance.
 */
export default {
  heading: 'Schutz',
  lead: 'Jeder Wagen ist haftpflichtversichert. Hier geht es um Schäden am Wagen selbst.',
  kind: 'Haftungsbegrenzung nach Art einer Vollkasko',
  perDay: '{price} pro Tag, inkl. MwSt.',
  label: 'Schäden am Fahrzeug',
  none: {
    name: 'Ohne Schutz',
    most: 'Sie haften in voller Höhe',
    price: '{price}, ist dabei',
    text: 'Für Schäden, die Sie verschulden, auch bei Totalschaden und Diebstahl.',
  },
  limited: {
    most: 'Sie haften höchstens mit {deposit}',
    text: 'Je Schaden durch Unfall oder Diebstahl. Nicht bei Vorsatz, bei grober Fahrlässigkeit nur zum Teil.',
  },
  full: 'Ohne Schutz haften Sie für Schäden am Wagen, die Sie verschulden, in voller Höhe, auch bei Totalschaden und Diebstahl.',
  atMost:
    'Mit „Versicherung“ (Haftungsbegrenzung nach Art einer Vollkasko) haften Sie je Schaden durch Unfall oder Diebstahl höchstens mit {deposit}. Bei Vorsatz ist Ihre Haftung nicht begrenzt; bei grober Fahrlässigkeit richtet sie sich nach der Schwere Ihres Verschuldens.',
} as const
