/** The letters about what happens between handover and closing. See mail.ts. */
export default {
  rentalClosed: {
    subject: 'Ihre Miete {reference} ist abgeschlossen',
    preview: '{vehicle}: Kilometer und Abrechnung auf einen Blick.',
    heading: 'Ihre Miete ist abgeschlossen',
    intro: 'vielen Dank, dass Sie mit uns gefahren sind. Hier ist die Abrechnung Ihrer Miete.',
    returned: 'Zurückgegeben',
    driven: 'Gefahren',
    drivenValue: '{driven}\u00A0km',
    odometer: 'Kilometerstand {out} bis {in}',
    earlier: 'Davon vor dem Fahrzeugwechsel: {earlier}\u00A0km',
    included: 'Freikilometer: {included}',
    settlement: 'Ihre Abrechnung',
    sum: '{label}: {amount}',
    price: 'Vereinbarter Preis',
    total: 'Insgesamt',
    none: 'Zum vereinbarten Preis kommt nichts hinzu.',
    late: 'Vereinbart war die Rückgabe bis {agreed}. Für bis zu {grace} Minuten danach berechnen wir nichts.',
    paid: 'Bezahlt',
    waived: 'Erlassen',
    settled: 'Es ist nichts mehr zu zahlen.',
    deposit: 'Wir geben Ihre Kaution von {deposit} frei.',
    depositLater: 'Ihre Kaution von {deposit} geben wir frei, sobald der offene Betrag bezahlt ist.',
    early:
      'Sie haben das Fahrzeug vor dem vereinbarten Ende zurückgegeben. Der vereinbarte Preis ändert sich dadurch nicht.',
    reason: 'Grund: {reason}',
    help: 'Stimmt etwas nicht? Rufen Sie uns bitte an: {phone}.',
  },
  notCollected: {
    subject: 'Ihre Buchung {reference}: Fahrzeug nicht abgeholt',
    preview: 'Was das kostet und wie Sie uns erreichen.',
    heading: 'Sie haben Ihr Fahrzeug nicht abgeholt',
    intro:
      'wir haben Ihr Fahrzeug bereitgehalten, aber Sie haben es nicht abgeholt. Inzwischen können es andere mieten.',
    fee: 'Wie bei einer späten Stornierung berechnen wir den Fahrzeugpreis eines Miettags, höchstens den Gesamtpreis.',
    free: 'Das kostet Sie nichts.',
    cost: 'Nicht abgeholtes Fahrzeug',
    proof: 'Es steht Ihnen frei nachzuweisen, dass uns kein oder ein geringerer Schaden entstanden ist.',
    help: 'Ist etwas dazwischengekommen, oder waren Sie doch da? Rufen Sie uns bitte an: {phone}.',
  },
  staffEndangered: {
    subject: 'Kein Fahrzeug für {waiting}: {plate} ist nicht da',
    subjectDriven: 'Kein Fahrzeug für {waiting}: {plate} wurde überführt',
    preview: 'Bitte kümmern Sie sich jetzt darum: Es ist kein anderes Fahrzeug frei.',
    heading: 'Für eine Buchung fehlt ein Fahrzeug',
    out: 'das Fahrzeug {plate} ist nicht rechtzeitig zurückgekommen. Die Miete {reference} sollte am {end} enden. Ein anderes Fahrzeug der Klasse ist nicht frei.',
    elsewhere:
      'das Fahrzeug {plate} wurde am anderen Ort oder später als vereinbart zurückgegeben (Miete {reference}). Ein anderes Fahrzeug der Klasse ist nicht frei.',
    driven:
      'das Fahrzeug {plate} wurde zu einer anderen Zeit überführt als geplant (Überführung {id}): {from} → {to}, dort seit {at}. Ein anderes Fahrzeug der Klasse ist nicht frei.',
    callHolder:
      'Bitte rufen Sie zuerst die Person an, die das Fahrzeug hat, und dann die Kunden, die darauf warten. Sobald ein Fahrzeug frei wird, plant das System es von selbst ein.',
    call: 'Bitte rufen Sie die Kunden an, die auf ein Fahrzeug warten. Sobald eines frei wird, plant das System es von selbst ein.',
    commands: [{ text: 'Den Stand ansehen:', command: 'npm run manage -- overdue' }],
    holder: 'Hat das Fahrzeug',
    waiting: 'Wartet auf ein Fahrzeug',
  },
  staffCarFound: {
    subject: 'Fahrzeug für {reference}: {plate}',
    preview: 'Zur vereinbarten Zeit ist es da.',
    latePreview: 'Ab {from} ist es so weit. Bitte sagen Sie dem Kunden Bescheid.',
    heading: 'Die Buchung hat wieder ein Fahrzeug',
    inTime:
      'für die Buchung {reference} fehlte ein Fahrzeug. Jetzt ist {plate} eingeplant, für die ganze vereinbarte Zeit.',
    late: 'für die Buchung {reference} fehlte ein Fahrzeug. Jetzt ist {plate} eingeplant, spätestens ab {from}. Das ist nach der vereinbarten Abholung: Bitte rufen Sie den Kunden an. Sobald das Fahrzeug fertig ist, können Sie es übergeben.',
  },
  staffDrive: {
    subject: {
      new: 'Überführung {plate}: {from} → {to}',
      changed: 'Überführung geändert {plate}: {from} → {to}',
      gone: 'Überführung entfällt {plate}: {from} → {to}',
    },
    preview: {
      new: 'Abfahrt spätestens {leaves}.',
      changed: 'Abfahrt spätestens {leaves}.',
      gone: 'Es ist nichts mehr zu tun.',
    },
    heading: {
      new: 'Ein Fahrzeug muss überführt werden',
      changed: 'Eine Überführung hat sich geändert',
      gone: 'Eine Überführung entfällt',
    },
    intro: {
      new: 'bitte überführen Sie dieses Fahrzeug. Es wird an der Zielstation gebraucht, und die Einwegmiete, die es dorthin gebracht hätte, entfällt.',
      changed:
        'bitte überführen Sie das Fahrzeug so, wie es hier steht. Was wir vorher geschrieben haben, gilt nicht mehr.',
      gone: 'diese Überführung ist nicht mehr nötig oder nicht mehr möglich. Bitte fahren Sie nicht.',
    },
    car: 'Fahrzeug',
    from: 'Von',
    to: 'Nach',
    earliest: 'Früheste Abfahrt',
    now: 'ab sofort',
    leaves: 'Späteste Abfahrt',
    arrives: 'Dort spätestens',
    commands: [
      {
        text: 'Wenn das Fahrzeug dort steht, mit seinem Kilometerstand:',
        command: 'npm run manage -- drive done {id} --km 12345',
      },
      { text: 'Alle Überführungen ansehen:', command: 'npm run manage -- drives' },
    ],
  },
  staffBackupFailed: {
    subject: 'Heute Nacht entstand keine Sicherung',
    preview: 'Letzte gute Sicherung: {last}.',
    heading: 'Die nächtliche Sicherung ist fehlgeschlagen',
    intro: 'von dieser Nacht gibt es keine gute Sicherung der Datenbank. Der Server meldet:',
    folder: 'Ordner',
    last: 'Letzte gute Sicherung',
    never: 'noch keine',
    commands: [
      {
        text: 'Beheben Sie die Ursache, und sichern Sie dann. Die Anleitung steht in docs/operations.md unter „Back up and restore“.',
        command: 'npm run manage -- backup {folder}',
      },
    ],
  },
  staffInbox: {
    subject: 'Nachricht {number} von {provider} wartet auf Sie',
    preview: '{attempts}-mal vergeblich versucht, seit {received}.',
    heading: 'Eine Nachricht von {provider} wartet auf Sie',
    intro:
      'wir haben diese Nachricht {attempts}-mal vergeblich zu verarbeiten versucht. Sie bleibt gespeichert. Alle weiteren Nachrichten zum selben Vorgang warten, bis Sie entschieden haben.',
    kind: 'Art',
    about: 'Vorgang',
    received: 'Eingegangen',
    trouble: 'Fehler',
    commands: [
      { text: 'Ansehen, was wartet:', command: 'npm run manage -- inbox' },
      {
        text: 'Wenn die Ursache behoben ist, noch einmal verarbeiten:',
        command: 'npm run manage -- inbox retry {number}',
      },
      {
        text: 'Wenn Sie den Vorgang selbst erledigt haben, beiseitelegen:',
        command: 'npm run manage -- inbox aside {number} --reason GRUND',
      },
    ],
  },
  staffNotCollected: {
    subject: 'Nicht abgeholt {reference}: {type} ab {date}, {time}\u00A0Uhr{outside}',
    preview: 'Abholung und Rückgabe entfallen.',
    heading: 'Ein Fahrzeug wurde nicht abgeholt',
    intro:
      'diese Buchung ist als nicht abgeholt vermerkt: Abholung und Rückgabe entfallen, und das Fahrzeug ist wieder frei. Der Kunde weiß Bescheid; Ihre Antwort auf diese E-Mail geht an ihn.',
    free: 'keine',
    fee: 'Gebühr',
  },
} as const
