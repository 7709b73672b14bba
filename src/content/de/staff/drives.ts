/** A drive between branches that has arrived. */
export default {
  arrived: 'Ist angekommen',
  title: '{plate} ist angekommen',
  way: '{from} nach {to}',
  planned: 'geplant {time}',
  at: 'Angekommen um',
  atHint: 'Jetzt oder früher, Berliner Zeit.',
  noTime: 'Tragen Sie Tag und Uhrzeit ein.',
  km: 'Kilometerstand',
  kmHint: 'Leer, wenn ihn niemand abgelesen hat.',
  noKm: 'Nur Ziffern, ohne Punkt: 12345.',
  save: 'Speichern',
  consequence: 'Der Wagen steht danach dort bereit. Das lässt sich nicht rückgängig machen.',
  done: '{plate} steht jetzt hier: {branch}.',
  others: 'Das betrifft Buchungen, die auf den Wagen gezählt haben:',
  missing: 'hat keinen Wagen mehr',
  found: 'bekommt {plate}',
  foundLate: 'bekommt {plate}, ab {time}',
  elsewhere:
    '{count, plural, one {Eine Buchung einer anderen Station hat} other {# Buchungen anderer Stationen haben}} keinen Wagen mehr. Die Station weiß Bescheid.',
  ready: 'Verstanden',
} as const
