/** The letters of newsletter and contact form. */
export default {
  emailCode: {
    subject: '{code} ist Ihr Code',
    preview: 'Geben Sie ihn dort ein, wo Sie gerade buchen oder anfragen.',
    heading: 'Ihr Code',
    intro: 'mit diesem Code zeigen Sie uns, dass diese E-Mail-Adresse Ihnen gehört.',
    validity: 'Er gilt 15 Minuten und nur einmal. Geben Sie ihn auf der Seite ein, auf der Sie ihn angefordert haben.',
    notYou:
      'Sie haben keinen Code angefordert? Dann hat sich jemand bei der Adresse vertippt. Sie brauchen nichts zu tun: Ohne den Code geschieht nichts.',
  },
  newsletterConfirm: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    preview: 'Noch ein Schritt: Ohne Ihre Bestätigung senden wir nichts.',
    heading: 'Möchten Sie unseren Newsletter bekommen?',
    intro:
      'jemand hat diese E-Mail-Adresse für den Newsletter von {company} eingetragen. Wenn Sie das waren, bestätigen Sie bitte Ihre Anmeldung.',
    action: 'Anmeldung bestätigen',
    consentHeading: 'Ihre Einwilligung',
    under: 'Der Link gilt sieben Tage und nur einmal.',
    ignore:
      'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ohne Ihre Bestätigung senden wir keinen Newsletter und löschen Ihre Adresse nach sieben Tagen.',
  },
  newsletterWelcome: {
    confirmed: {
      subject: 'Sie erhalten jetzt unseren Newsletter',
      preview: 'Ihre Anmeldung ist bestätigt.',
      heading: 'Willkommen im Newsletter',
      intro:
        'Ihre Anmeldung zum Newsletter von {company} ist bestätigt. Wir schreiben Ihnen, wenn es etwas Neues gibt, höchstens einmal im Monat.',
    },
    again: {
      subject: 'Sie erhalten unseren Newsletter bereits',
      preview: 'Es bleibt alles, wie es ist.',
      heading: 'Sie erhalten unseren Newsletter bereits',
      intro:
        'jemand hat diese E-Mail-Adresse noch einmal für den Newsletter von {company} eingetragen. Sie ist schon angemeldet; es bleibt alles, wie es ist.',
    },
    stage: { type: 'Newsletter', first: 'Berlin wartet.', second: 'Ihr Wagen auch.' },
    action: 'Fahrzeuge ansehen',
    end: 'Sie möchten ihn nicht mehr? Ein Klick genügt, ganz ohne Anmeldung: Newsletter abbestellen',
    unsubscribe: 'Newsletter abbestellen',
  },
  newsletterIssue: {
    stage: { type: 'Newsletter', news: 'Neues aus Berlin' },
    onTrial: 'Probe: {subject}',
    why: 'Sie erhalten diese E-Mail, weil Sie unseren Newsletter mit dieser Adresse abonniert und das am {day} bestätigt haben.',
    whyOnTrial: 'Sie erhalten diese E-Mail zur Probe. An unsere Leser ging sie damit noch nicht.',
    end: 'Sie möchten ihn nicht mehr? Ein Klick genügt, ganz ohne Anmeldung: Newsletter abbestellen',
    unsubscribe: 'Newsletter abbestellen',
  },
  contact: {
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    reference: 'Buchungsnummer',
    branch: 'Gerichtet an',
    general: 'Allgemeine Fragen',
    language: 'Sprache',
    languages: { de: 'Deutsch', en: 'Englisch' },
  },
  contactMessage: {
    subject: 'Nachricht von {name}',
    preview: 'Über das Kontaktformular der Website.',
    heading: 'Nachricht über das Kontaktformular',
    lead: '{name} schreibt',
    intro: 'Ihre Antwort auf diese E-Mail geht an den Absender der Nachricht.',
    warning:
      'Der Absender hat Name und Adresse selbst eingetragen; niemand hat sie geprüft. Bitte öffnen Sie Links nur, wenn Sie sie erwarten.',
  },
  contactAnswer: {
    subject: 'Unsere Antwort auf Ihre Nachricht',
    preview: 'Sie haben uns geschrieben, hier ist unsere Antwort.',
    heading: 'Unsere Antwort',
    from: '{name}, {company}',
    asked: 'Das haben Sie uns geschrieben, {moment}',
    reply: 'Haben Sie noch eine Frage? Antworten Sie einfach auf diese E-Mail.',
  },
  /** What somebody asked for under the GDPR. */
  privacyKinds: {
    access: 'Auskunft über Ihre Daten',
    rectification: 'Berichtigung Ihrer Daten',
    erasure: 'Löschung Ihrer Daten',
    restriction: 'Einschränkung der Verarbeitung',
    portability: 'Übertragung Ihrer Daten',
    objection: 'Widerspruch',
  },
  privacyAnswer: {
    subject: 'Unsere Antwort auf Ihre Datenschutz-Anfrage',
    heading: 'Ihre Datenschutz-Anfrage',
    about: 'es geht um Ihre Anfrage vom {day}: {kind}.',
    from: '{name}, {company}',
    complaint:
      'Sie sind mit der Antwort nicht einverstanden? Antworten Sie auf diese E-Mail. Sie können sich auch bei der Berliner Beauftragten für Datenschutz und Informationsfreiheit beschweren (Art. 77 DSGVO) oder zu Gericht gehen (Art. 79 DSGVO).',
  },
  privacyPutOff: {
    subject: 'Ihre Datenschutz-Anfrage braucht mehr Zeit',
    heading: 'Wir brauchen mehr Zeit',
    about:
      'es geht um Ihre Anfrage vom {day}: {kind}. Wir können sie nicht innerhalb eines Monats beantworten, und zwar aus diesem Grund:',
    until: 'Unsere Antwort bekommen Sie spätestens am {day} (Art. 12 Abs. 3 DSGVO).',
  },
  privacyLifted: {
    subject: 'Ihre Daten: Die Einschränkung endet',
    heading: 'Die Einschränkung endet',
    about: 'seit dem {since} bewahren wir Ihre Daten auf Ihren Wunsch nur noch auf (Art. 18 DSGVO).',
    end: 'Diese Einschränkung endet am {day}. Der Grund:',
    afterwards:
      'Danach verwenden wir Ihre Daten wieder so, wie es in unserer Datenschutzerklärung steht. Wenn Sie damit nicht einverstanden sind, antworten Sie uns bitte vor diesem Tag.',
  },
  contactReceipt: {
    subject: 'Ihre Nachricht ist bei uns',
    preview: 'Wir antworten Ihnen so bald wie möglich.',
    heading: 'Ihre Nachricht ist bei uns',
    intro: 'vielen Dank für Ihre Nachricht. Wir antworten Ihnen so bald wie möglich.',
    urgent: 'Wenn es eilt, rufen Sie uns bitte an: {phone}.',
    message: 'Das haben Sie uns geschrieben',
    linkRemoved: '[Link entfernt]',
    notYou:
      'Sie haben uns nicht geschrieben? Dann hat jemand Ihre Adresse eingetragen. Sie brauchen nichts zu tun; wir bitten um Entschuldigung.',
  },
} as const
