/** The newsletter's box in the footer and the pages that its letters lead to. What is agreed to: `../consent.ts`. */
export default {
  box: {
    heading: 'Newsletter',
    lead: 'Höchstens einmal im Monat: Angebote und Neues von unseren Stationen.',
    email: 'E-Mail-Adresse',
    submit: 'Abonnieren',
    privacy: 'Mehr dazu in der <privacy>Datenschutzerklärung</privacy>.',
    missing: 'Bitte geben Sie Ihre E‑Mail-Adresse ein.',
    invalid: 'Bitte prüfen Sie die E‑Mail-Adresse, zum Beispiel name@beispiel.de.',
    askedTitle: 'Bitte schauen Sie in Ihr Postfach',
    asked:
      'Mit dem Link in unserer E‑Mail bestätigen Sie Ihre Anmeldung. Falls keine ankommt, schauen Sie bitte in den Spam-Ordner oder versuchen Sie es in einer Stunde noch einmal.',
    withoutScript: 'Ohne JavaScript melden Sie sich per E‑Mail an: <mail>{email}</mail>.',
  },
  confirm: {
    title: 'Newsletter bestätigen',
    description: 'Bestätigen Sie Ihre Anmeldung zum Newsletter mit dem Link aus unserer E-Mail.',
    heading: 'Anmeldung zum Newsletter bestätigen',
    lead: 'Ein Klick noch, dann erhalten Sie unseren Newsletter.',
    submit: 'Anmeldung bestätigen',
    doneHeading: 'Ihre Anmeldung ist bestätigt',
    done: 'Sie erhalten ab jetzt unseren Newsletter. Mit dem Link in jeder E‑Mail bestellen Sie ihn wieder ab.',
    invalidHeading: 'Dieser Link gilt nicht mehr',
    invalid:
      'Er ist abgelaufen, wurde schon benutzt oder durch einen neueren ersetzt. Sie können sich gleich hier noch einmal anmelden.',
    noLinkHeading: 'Ein Klick fehlt noch',
    noLink:
      'Schauen Sie in Ihr Postfach: Mit dem Link in unserer E‑Mail bestätigen Sie Ihre Anmeldung. Liegt sie nicht im Posteingang, dann vielleicht im Spam-Ordner.',
  },
  unsubscribe: {
    title: 'Newsletter abbestellen',
    description:
      'Bestellen Sie unseren Newsletter mit dem Link aus unserer E-Mail ab, ohne sich anzumelden und sofort.',
    heading: 'Newsletter abbestellen',
    lead: 'Ein Klick, und wir senden Ihnen keinen Newsletter mehr.',
    submit: 'Abbestellen',
    doneHeading: 'Sie erhalten keinen Newsletter mehr',
    done: 'Wir senden Ihnen keinen Newsletter mehr.',
    invalidHeading: 'Diesen Link kennen wir nicht',
    invalid:
      'Vielleicht ist er unvollständig. Bitte öffnen Sie den Link aus der neuesten E‑Mail, oder schreiben Sie uns: Wir bestellen den Newsletter dann für Sie ab.',
    noLinkHeading: 'Abbestellen mit dem Link aus der E‑Mail',
    noLink:
      'Der Link zum Abbestellen steht in jedem Newsletter. Falls Sie keinen finden, schreiben Sie uns: Wir bestellen den Newsletter dann für Sie ab.',
  },
  again: 'Noch einmal anmelden',
  notArrived: 'Keine E‑Mail? Noch einmal anmelden',
  vehicles: 'Fahrzeuge ansehen',
  write: 'E-Mail schreiben',
} as const
