/** Step 4 and what comes after it. */
export default {
  lead: 'Prüfen Sie Ihre Angaben. Bis zum letzten Klick können Sie alles ändern.',
  method: 'Zahlungsart',
  methodAtPickup: 'Wie bezahlen Sie bei der Abholung?',
  methodOrTransfer: 'Wie bezahlen Sie?',
  /** Where and how one pays with each, as long as nothing is paid online. */
  desk: {
    credit_card: 'am Schalter, mit Karte und PIN oder Unterschrift',
    debit_card: 'am Schalter, mit Karte und PIN',
    paypal: 'am Schalter, mit der PayPal\u2011App auf Ihrem Handy',
    bank_transfer: 'vor der Abholung, von Ihrem Bankkonto',
  },
  atPickup: 'Sie bezahlen bei der Abholung; vorher buchen wir nichts ab. Keine Zahlungsart kostet extra.',
  atPickupOrTransfer:
    'Mit Karte oder PayPal bezahlen Sie bei der Abholung; vorher buchen wir nichts ab. Überweisungen müssen vor der Abholung bei uns eingehen. Keine Zahlungsart kostet extra.',
  transfer: 'Die Bankverbindung steht in der E‑Mail, mit der wir Ihre Buchung bestätigen.',
  transferRequest:
    'Bitte überweisen Sie erst, wenn Sie unser Angebot gebucht haben. Die Bankverbindung steht dann in der Bestätigung.',
  online: 'Nach dem Absenden bezahlen Sie auf der Seite des Zahlungsdienstes.',
  methodMissing: 'Bitte wählen Sie eine Zahlungsart.',
  methodRefused: 'Diese Zahlungsart ist so kurz vor der Abholung nicht möglich. Bitte wählen Sie eine andere.',
  review: 'Ihre Buchung im Überblick',
  reviewRequest: 'Ihre Anfrage im Überblick',
  edit: 'Ändern',
  editName: 'Ändern: {what}',
  rows: {
    type: 'Fahrzeugklasse',
    pickup: 'Abholung',
    dropoff: 'Rückgabe',
    customer: 'Kunde',
    payment: 'Zahlungsart',
    terms: 'Bedingungen',
    price: 'Preis',
  },
  terms: 'Ich stimme den <terms>AGB</terms> zu.',
  termsMissing: 'Bitte stimmen Sie den AGB zu, um fortzufahren.',
  privacy: 'Wie wir Ihre Daten verarbeiten, steht in der <privacy>Datenschutzerklärung</privacy>.',
  cancel: 'Bis {date} stornieren Sie kostenlos, danach berechnen wir den Fahrzeugpreis eines Miettags.',
  cancelLate:
    'Die Abholung ist schon so bald, dass Sie nicht mehr kostenlos stornieren können: Wenn Sie stornieren, berechnen wir den Fahrzeugpreis eines Miettags.',
  withdraw: 'Sie können Ihre Anfrage jederzeit kostenlos zurückziehen.',
  cancelRequest:
    'Wenn Sie danach unser Angebot buchen, stornieren Sie kostenlos bis {date}; später berechnen wir den Fahrzeugpreis eines Miettags.',
  cancelRequestLate:
    'Wenn Sie danach unser Angebot buchen, ist es für kostenloses Stornieren schon zu spät: Bei einer Stornierung berechnen wir den Fahrzeugpreis eines Miettags.',
  noWithdrawal:
    'Für Fahrzeugmieten mit festem Termin besteht kein gesetzliches Widerrufsrecht (§\u00A0312g\u00A0Abs.\u00A02 Nr.\u00A09\u00A0BGB).',
  request:
    'Sie fragen nur an: Das kostet nichts und verpflichtet Sie zu nichts. Wir schicken Ihnen spätestens am {date} ein Angebot oder sagen ab; so lange halten wir den Wagen für Sie frei. Eine Buchung entsteht erst, wenn Sie unser Angebot zahlungspflichtig buchen.',
  submit: 'zahlungspflichtig buchen',
  submitRequest: 'Unverbindlich anfragen',
  sending: 'Wird gesendet …',
  proof: {
    title: 'Bitte bestätigen Sie Ihre E‑Mail-Adresse',
    sending: 'Der Code wird gesendet …',
    sent: 'Wir haben einen Code mit sechs Ziffern an <mail>{email}</mail> geschickt. Er gilt 15 Minuten. Falls er nicht ankommt, schauen Sie bitte auch in den Spam-Ordner.',
    label: 'Code aus der E‑Mail',
    missing: 'Bitte geben Sie die sechs Ziffern aus unserer E‑Mail ein.',
    wrong: 'Dieser Code stimmt nicht oder gilt nicht mehr. Bitte prüfen Sie die sechs Ziffern.',
    afterwards: 'Danach senden Sie mit der Schaltfläche unten ab. Ihre Eingaben bleiben erhalten.',
    again: 'Neuen Code senden',
    againIn: 'Neuer Code in {minutes, plural, one {einer Minute} other {# Minuten}}',
    other: 'Andere E‑Mail-Adresse',
    signIn: 'Stattdessen anmelden',
  },
  stateChanged: {
    title: { soon: 'Ab jetzt fragen Sie unverbindlich an', open: 'Ab jetzt buchen Sie verbindlich' },
    soon: 'Während Sie hier waren, haben wir auf Anfragen umgestellt. Der letzte Klick fragt jetzt nur an. Ihre Eingaben sind alle noch da.',
    open: 'Während Sie hier waren, haben wir die Buchung geöffnet. Der letzte Klick bucht jetzt zahlungspflichtig. Ihre Eingaben sind alle noch da.',
  },
  maybe:
    'Wir wissen gerade nicht, ob Ihre Angaben angekommen sind. Bitte versuchen Sie es erneut: Nichts wird doppelt gebucht oder angefragt.',
  used: 'Sie haben diese Auswahl schon abgeschickt. Bitte schauen Sie in Ihr E‑Mail-Postfach: Mit der Nummer in unserer E‑Mail können Sie Ihre Buchung oder Anfrage hier ansehen.',
  done: {
    title: 'Ihre Buchung steht',
    titleRequest: 'Anfrage gesendet',
    headline: 'Bis {date}, {hour}\u00A0Uhr.',
    headlineRequest: 'Antwort bis {date}, {time}\u00A0Uhr',
    toCalendar: 'In den Kalender',
    notYetBooked: 'Das ist noch keine Buchung.',
    confirmed: 'Ihr Wagen ist für Sie reserviert.',
    requested: 'Ihre Anfrage ist bei uns. Sie verpflichtet Sie zu nichts, und es ist nichts zu bezahlen.',
    next: 'So geht es weiter',
    mail: 'Die Bestätigung mit den AGB ist unterwegs an <mail>{email}</mail>.',
    mailRequest: 'Eine Eingangsbestätigung ist unterwegs an <mail>{email}</mail>.',
    noMail:
      'Wir haben dieser Adresse gerade schon mehrere E‑Mails geschickt und senden deshalb keine weitere. Bitte notieren Sie sich die Nummer {reference}: Damit finden Sie alles hier auf der Website.',
    decision:
      'Wir schicken Ihnen spätestens am {date} ein Angebot oder sagen ab. So lange halten wir den Wagen für Sie frei.',
    order:
      'Wenn Ihnen das Angebot gefällt, buchen Sie es mit dem Link in der E‑Mail. Sonst brauchen Sie nichts zu tun.',
    freeCancel: 'Sie können bis {date} kostenlos stornieren.',
    pay: 'Sie bezahlen {total} bei der Abholung.',
    transfer:
      'Bitte überweisen Sie {total} so, dass der Betrag vor der Abholung eingeht. Die Bankverbindung steht in der E‑Mail.',
    payRequest: 'Wenn Sie unser Angebot buchen, bezahlen Sie {total} bei der Abholung.',
    transferRequest:
      'Wenn Sie unser Angebot buchen, überweisen Sie {total} vor der Abholung. Die Bankverbindung steht dann in der Bestätigung.',
    manage: 'Buchung ansehen',
    manageRequest: 'Anfrage ansehen',
    again: 'Weiteres Fahrzeug buchen',
    againRequest: 'Weiteres Fahrzeug anfragen',
  },
  sent: {
    title: 'Sie haben diese Buchung schon abgeschickt',
    titleRequest: 'Sie haben diese Anfrage schon abgeschickt',
    text: '{vehicle}, Abholung am {start}.',
    show: 'Zur Bestätigung',
    showRequest: 'Zur Eingangsbestätigung',
  },
} as const
