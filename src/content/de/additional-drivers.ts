/** The fields for whoever drives beside the customer: loaded once somebody books the extra. */
export default {
  heading: 'Zusatzfahrer',
  lead: 'Bitte geben Sie alle an, die außer Ihnen fahren sollen. Nur wer im Mietvertrag steht, darf ans Steuer.',
  leadRequest:
    'Wissen Sie schon, wer außer Ihnen fährt? Tragen Sie es gern ein. Wir brauchen diese Angaben spätestens, wenn Sie unser Angebot buchen.',
  leadChange: 'Wählen Sie, wer bleibt, und tragen Sie ein, wer neu dazukommt.',
  leadOffer: 'Wir brauchen diese Angaben auch noch von den Zusatzfahrern.',
  person: 'Zusatzfahrer {number}',
  who: 'Wer fährt?',
  whoHint: 'Aus Ihrem Konto. Bitte tragen Sie die Führerscheinnummer ein.',
  other: 'Jemand anderes',
  update: 'Führerschein neu eintragen',
  consent:
    'Fragen Sie die Person bitte vorher, ob sie einverstanden ist, und zeigen Sie ihr unsere <link>Datenschutzerklärung</link>. Die Führerscheinnummer speichern wir verschlüsselt und löschen sie 30 Tage nach dem Ende der Miete; Name und Geburtsdatum behalten wir drei Jahre.',
  missing: {
    firstName: 'Bitte geben Sie den Vornamen ein.',
    lastName: 'Bitte geben Sie den Nachnamen ein.',
    dateOfBirth: 'Bitte geben Sie das Geburtsdatum ein.',
    licenseNumber: 'Bitte geben Sie die Nummer des Führerscheins ein.',
    licenseExpiry: 'Bitte geben Sie ein, bis wann der Führerschein gültig ist.',
  },
  wrong: {
    under_age: 'Fahrer müssen bei der Abholung mindestens {age} Jahre alt sein.',
    same_licence:
      'Diese Nummer hat schon jemand anderes. Ein Führerschein gehört nur einer Person: Bitte prüfen Sie beide Nummern.',
    same_person: 'Diese Person ist schon als Fahrer eingetragen. Bitte geben Sie jemand anderen an.',
  },
} as const
