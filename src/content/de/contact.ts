/** The contact section of the home page. */
export default {
  title: 'Sprechen Sie mit uns',
  text: 'Schreiben Sie uns oder rufen Sie an: Sie erreichen uns am Telefon zu den Öffnungszeiten der Stationen.',
  phone: 'Telefon',
  email: 'E-Mail',
  general: 'Allgemeine Fragen',
  form: {
    heading: 'Nachricht schreiben',
    optional: 'Wir brauchen die Felder mit <star>*</star>, die anderen sind freiwillig.',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    phoneHint: 'Für einen Rückruf.',
    reference: 'Buchungsnummer',
    referenceHint: 'Wenn es um eine Anfrage oder Buchung geht.',
    branch: 'An wen geht Ihre Nachricht?',
    message: 'Nachricht',
    website: 'Bitte lassen Sie dieses Feld leer.',
    privacy:
      'Wir verwenden diese Angaben, um Ihnen zu antworten, und löschen sie nach 180 Tagen. Mehr dazu in der <privacy>Datenschutzerklärung</privacy>.',
    submit: 'Nachricht senden',
    doneTitle: 'Ihre Nachricht ist bei uns',
    done: 'Vielen Dank! Wir antworten an {email} und senden eine Eingangsbestätigung dorthin.',
    again: 'Noch eine Nachricht schreiben',
    missing: {
      name: 'Bitte geben Sie Ihren Namen ein.',
      email: 'Bitte geben Sie Ihre E‑Mail-Adresse ein, damit wir antworten können.',
      message: 'Bitte schreiben Sie uns, worum es geht.',
    },
    invalid: {
      email: 'Bitte prüfen Sie die E‑Mail-Adresse, zum Beispiel name@beispiel.de.',
      phone: 'Bitte prüfen Sie die Telefonnummer: Ziffern, Leerzeichen und + ( ) / . - sind möglich.',
      other: 'Bitte prüfen Sie diese Angabe: Sie enthält Zeichen, die hier nicht möglich sind.',
      tooLong: 'Das ist zu lang. Bitte kürzen Sie es.',
    },
  },
} as const
