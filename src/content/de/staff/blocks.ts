/** Blocking a person from renting, wherever their page is. */
export default {
  /** One act, named for what it does for this person and reader. */
  acts: { block: 'Sperren …', lift: 'Sperre aufheben …', show: 'Sperre ansehen …' },
  title: '{name} sperren',
  lead: 'Wer gesperrt ist, kann online nichts anfragen und nichts buchen. Bestehende Buchungen bleiben.',
  leadGuest:
    'Gesperrt werden die E-Mail-Adresse und der Führerschein dieser Buchung. Damit kann niemand online etwas anfragen oder buchen. Bestehende Buchungen bleiben.',
  because: 'Gesperrt: {reason}',
  elsewhere: 'Gesperrt seit {since}. Den Grund kennt die Leitung.',
  reason: 'Grund',
  reasonHint: 'Steht auch in der Kopie der Daten, die diese Person verlangen kann.',
  until: 'Bis einschließlich',
  untilHint: 'Leer lassen, wenn es kein Ende gibt.',
  gone: 'Dieser Tag ist schon vorbei.',
  submit: 'Sperren',
  done: '{name} ist gesperrt.',
  now: 'Gesperrt seit {since}',
  ends: 'bis {until}',
  noEnd: 'ohne Ende',
  by: 'von {by}',
  lifted: 'aufgehoben {at}: {reason}',
  liftTitle: '{name} ist gesperrt',
  lift: 'Sperre aufheben',
  liftDone: '{name} kann wieder mieten.',
  liftReason: 'Grund der Aufhebung',
  managers: 'Nur die Leitung kann eine Sperre aufheben.',
  close: 'Schließen',
  earlier: 'Frühere Sperren',
  missing: 'Bitte einen Grund nennen.',
  /** Data that may only be kept for now. */
  restricted: {
    title: 'Die Verarbeitung der Kundendaten ist eingeschränkt',
    titleSince: 'Die Verarbeitung dieser Daten ist eingeschränkt seit dem {since}',
    text: 'Daten, Punkte und Stufe bleiben, wie sie sind (Art.\u00A018\u00A0DSGVO). Laufende Mieten gehen weiter.',
    until: 'Das endet am {day}.',
    toRequest: 'Zur Anfrage',
  },
} as const
