import { company } from '../company.ts'
import { deskRefusals } from './desk-refusals.ts'

/** What the server itself says; the web shows these texts as they come. */
export const serverMessages = {
  ...deskRefusals,
  invalid_input: 'Die Angaben sind unvollständig oder fehlerhaft. Bitte prüfen Sie die genannten Felder.',
  not_found: 'Hier gibt es nichts. Bitte prüfen Sie die Adresse.',
  unauthorized: 'Bitte melden Sie sich an und versuchen Sie es dann erneut.',
  session_ended: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.',
  forbidden: 'Dafür fehlt Ihnen die Berechtigung.',
  // {wait} is one of `waits`, {by} one of `actors`, and {at} the moment of what they did.
  rate_limited: 'Das waren zu viele Versuche in kurzer Zeit. Bitte versuchen Sie es {wait} noch einmal.',
  payload_too_large: 'Die gesendeten Daten sind zu groß. Bitte senden Sie weniger auf einmal.',
  unsupported_media_type: 'Dieses Format wird nicht angenommen. Bitte senden Sie JSON.',
  method_not_allowed: 'Diese Adresse kann so nicht aufgerufen werden.',
  unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in wenigen Augenblicken erneut.',
  overloaded:
    'Wir haben gerade sehr viel zu tun, und Ihre Anfrage ist nicht durchgekommen. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  unexpected: 'Unerwarteter Fehler. Bitte versuchen Sie es später erneut.',
  invalid_period: 'Dieser Mietzeitraum ist nicht möglich. Bitte wählen Sie Abholung und Rückgabe neu.',
  branch_closed:
    'Die Station ist zu dieser Zeit geschlossen. Bitte wählen Sie eine andere Zeit oder eine andere Station.',
  vehicle_unknown: 'Wir bieten dieses Fahrzeug nicht an. Bitte wählen Sie ein anderes.',
  coming_soon: 'Diese Fahrzeugklasse gibt es bei uns noch nicht. Bitte wählen Sie eine andere.',
  sold_out:
    'Dieses Fahrzeug ist im gewählten Mietzeitraum vergeben. Bitte wählen Sie ein anderes Fahrzeug oder einen anderen Mietzeitraum.',
  not_one_way:
    'Als Einwegmiete geht es mit diesem Fahrzeug leider nicht: Später wird es an der Abholstation gebraucht. Bitte geben Sie es dort zurück, oder wählen Sie ein anderes Fahrzeug.',
  too_many_holds:
    'Für Ihr Konto sind gerade schon mehrere Fahrzeuge vorgemerkt. Bitte versuchen Sie es {wait} noch einmal, oder rufen Sie uns an.',
  quote_expired: 'Der Preis ist nicht mehr für Sie reserviert. Bitte berechnen Sie ihn neu.',
  quote_changed: 'Preis oder Bedingungen haben sich geändert. Bitte prüfen Sie alles und senden Sie es dann erneut.',
  price_changed:
    'Dieser Preis gilt nicht mehr: Er war für ein anderes Konto, oder der Rabatt auf die erste Miete ist schon vergeben. Bitte prüfen Sie den neuen Preis.',
  points_gone:
    'Ihre Punkte reichen nicht mehr für den freien Miettag: Sie wurden inzwischen für eine andere Buchung eingelöst. Bitte prüfen Sie den neuen Preis.',
  not_extendable:
    'Mehr Zeit können wir Ihnen hier leider nicht geben: Andere Gäste warten vielleicht auf diesen Wagen. Nach Ablauf prüfen wir Preis und Wagen neu; Ihre Eingaben bleiben erhalten.',
  quote_used: 'Sie haben diese Auswahl schon abgesendet. Alles dazu steht in unserer E‑Mail an Sie.',
  driver_not_eligible:
    'Mit diesen Angaben können wir das Fahrzeug nicht übergeben. Bitte prüfen Sie, was Sie zu den Fahrern eingegeben haben.',
  payment_not_offered:
    'Diese Zahlungsart ist für den gewählten Mietzeitraum nicht möglich. Bitte wählen Sie eine andere.',
  booking_not_found:
    'Zu dieser Nummer und E‑Mail-Adresse finden wir weder eine Buchung noch eine Anfrage. Bitte prüfen Sie beide Angaben.',
  not_cancellable: 'Diese Buchung kann nicht mehr storniert werden. Bitte rufen Sie uns an.',
  refund_changed:
    'Die Stornogebühr hat sich inzwischen geändert. Bitte prüfen Sie den neuen Betrag und bestätigen Sie erneut.',
  not_changeable: 'Sie können das online nicht mehr ändern. Bitte rufen Sie uns an.',
  booking_changed:
    'Diese Buchung wurde inzwischen {by} geändert{at}. Bitte prüfen Sie, was jetzt gilt, und ändern Sie sie dann.',
  plan_changed: 'Der Plan wurde inzwischen {by} geändert{at}. Nichts ist passiert; hier steht, was jetzt gilt.',
  plan_refused: 'Im Plan steht etwas im Weg. Nichts hat sich geändert.',
  offer_over:
    'Dieses Angebot gilt nicht mehr. Es ist nichts gebucht und nichts zu bezahlen. Stellen Sie einfach eine neue Anfrage, oder rufen Sie uns an.',
  car_gone: `Das tut uns leid: Das Fahrzeug für Sie ist nicht rechtzeitig zurückgekommen, und ein anderes seiner Klasse ist gerade nicht frei. Es ist nichts gebucht und nichts zu bezahlen. Bitte rufen Sie uns an, wir finden eine Lösung: ${company.phone.text}.`,
  car_changed: 'Zu diesem Wagen wurde inzwischen {by} etwas notiert{at}.',
  idempotency_conflict: 'Das wurde schon mit anderen Angaben gesendet. Bitte laden Sie die Seite neu.',
  email_unproven:
    'Bitte bestätigen Sie zuerst Ihre E‑Mail-Adresse: Wir senden Ihnen einen Code, den Sie hier eingeben. Oder melden Sie sich an.',
  too_many_rentals: `Sie haben so viele offene Mieten, wie wir online annehmen. Am Telefon helfen wir Ihnen gern weiter: ${company.phone.text}.`,
  please_call: `Online können wir diese Buchung leider nicht annehmen. Bitte rufen Sie uns an: ${company.phone.text}.`,
  already_blocked: 'Diese Person ist schon gesperrt.',
  customer_blocked: 'Diese Person ist gesperrt. Nur die Leitung kann ihr mit einer Begründung trotzdem vermieten.',
  no_address: 'Für ein Angebot fehlt die E‑Mail-Adresse.',
  too_late: 'Für ein Angebot ist es zu spät: Die Abholung ist zu nah. Buchen Sie stattdessen gleich.',
  block_over: 'Diese Sperre gilt nicht mehr.',
  letters_braked: `Wir haben dieser Adresse gerade schon mehrere E‑Mails geschickt. Bitte schauen Sie auch in den Spam-Ordner, oder versuchen Sie es {wait} noch einmal. Sie können sich auch anmelden oder uns anrufen: ${company.phone.text}.`,
  under_age: 'Sie müssen mindestens 18 Jahre alt sein.',
  login_failed:
    'Anmeldung fehlgeschlagen. Bitte prüfen Sie E‑Mail-Adresse und Passwort. Wenn Ihr Konto neu ist, öffnen Sie bitte zuerst den Link in unserer E‑Mail.',
  link_invalid: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  weak_password:
    'Dieses Passwort ist zu leicht zu erraten. Nehmen Sie mindestens 12 Zeichen, zum Beispiel vier Wörter, die nichts miteinander zu tun haben.',
  profile_changed:
    'Ihr Profil wurde inzwischen an anderer Stelle geändert. Bitte prüfen Sie es und speichern Sie noch einmal.',
  wrong_password: 'Das aktuelle Passwort stimmt nicht. Bitte prüfen Sie es.',
  rental_open:
    'Ihr Konto kann noch nicht gelöscht werden: Eine Miete oder Anfrage ist noch offen. Stornieren Sie sie, oder löschen Sie das Konto danach.',
  email_is_yours: 'Das ist schon die E‑Mail-Adresse Ihres Kontos. Bitte geben Sie eine andere an.',
  file_type: 'Diese Datei ist weder PDF noch JPEG, PNG oder HEIC. Bitte wählen Sie eine andere.',
  picture_type: 'Diese Datei ist kein Bild, das wir öffnen können. Bitte wählen Sie eines als JPEG, PNG oder HEIC.',
  file_unreadable:
    'Wir können diese Datei nicht öffnen: Sie ist beschädigt oder unvollständig, oder das Bild ist zu klein oder zu groß. Bitte nehmen Sie sie noch einmal auf, ein Foto am besten mit 12 Megapixeln oder als JPEG.',
  file_lost:
    'Wir können diese Datei gerade nicht lesen. Das liegt an uns, und wir kümmern uns darum. Wenn Sie sie dringend brauchen, rufen Sie uns bitte an.',
  file_protected: 'Dieses PDF ist mit einem Passwort geschützt. Bitte laden Sie es ohne Passwort hoch.',
  file_pages:
    'Dieses PDF hat zu viele Seiten. Bitte laden Sie nur die Seiten hoch, auf denen Ihr Dokument zu sehen ist.',
  too_many_drivers: 'Ihr Konto hat schon so viele Fahrer wie möglich. Bitte entfernen Sie zuerst jemanden.',
  too_many_documents:
    'Ihr Konto hat schon so viele Dokumente wie möglich. Bitte löschen Sie zuerst eines, das Sie nicht mehr brauchen.',
  staff_exists: 'Zu dieser Adresse gibt es schon einen Zugang zum Büro. Rolle und Stationen ändern Sie in der Liste.',
  staff_branches: 'Wer zum Stationsteam gehört, braucht mindestens eine Station. Die Leitung arbeitet an allen.',
  no_staff: 'Diese Person arbeitet nicht (mehr) hier. Bitte laden Sie die Liste neu.',
  staff_changed: 'Dieser Zugang wurde inzwischen {by} geändert{at}. Bitte prüfen Sie, was jetzt gilt.',
  last_manager:
    'Das ist die einzige Leitung: Ohne sie käme niemand mehr ins Büro. Geben Sie zuerst jemand anderem diese Rolle.',
  document_changed:
    'Die Angaben zu diesem Dokument wurden inzwischen {by} geändert{at}. Bitte prüfen Sie es noch einmal.',
  not_pending: 'Über dieses Dokument wurde schon {by} entschieden{at}.',
  merge_two_people:
    'Zwei verschiedene Geburtstage: Das sind zwei Personen. Ist einer falsch, wird er zuerst berichtigt.',
  merge_unsure: 'Zu wenig gemeinsam. Zwei Konten brauchen denselben Geburtstag und eine weitere gleiche Angabe.',
  merge_keeps_account: 'Das Konto bleibt. Führen Sie diesen Eintrag in den mit Konto zusammen.',
  merge_colleague: 'Das Konto gehört auch jemandem aus dem Team und kann nicht wegfallen.',
  already_merged: 'Diese beiden wurden inzwischen schon {by} zusammengeführt{at}.',
  business_changed: 'Diese Firma wurde inzwischen {by} geändert{at}. Die Eingaben stehen noch da.',
  renter_differs:
    'Zu dieser Person passen weder E‑Mail-Adresse noch Telefonnummer, auch nicht Name und Geburtsdatum zusammen. Bitte fragen Sie noch einmal nach oder legen Sie sie neu an.',
  not_of_business: 'Diese Person mietet nicht für diese Firma. Auf der Seite der Firma lässt sie sich hinzufügen.',
  business_blocked: 'Diese Firma ist gesperrt. Die Person kann auf eigene Rechnung mieten.',
  customer_changed: 'Die Daten dieses Kunden wurden inzwischen {by} geändert{at}. Die Eingaben stehen noch da.',
  tier_changed: 'Die Stufe wurde inzwischen {by} geändert{at}. Hier steht jetzt die neue.',
  points_changed:
    'Der Punktestand wurde inzwischen {by} geändert{at}. Hier steht jetzt der neue; Ihre Eingaben bleiben.',
  message_changed:
    'Diese Nachricht wurde inzwischen {by} bearbeitet{at}. Bitte prüfen Sie, was jetzt dort steht; Ihr Text bleibt hier.',
  request_changed:
    'Diese Anfrage wurde inzwischen {by} bearbeitet{at}. Bitte prüfen Sie, was jetzt dort steht; Ihr Text bleibt hier.',
  address_missing:
    'Die E‑Mail-Adresse der Person fehlt. Tragen Sie sie ein, oder antworten Sie auf Papier und schreiben Sie es auf.',
  request_over: 'Diese Anfrage ist schon erledigt. Öffnen Sie sie wieder, wenn noch etwas zu tun ist.',
  not_received_yet: 'Der Tag des Eingangs liegt in der Zukunft oder mehr als ein Jahr zurück. Bitte prüfen Sie ihn.',
  identity_missing:
    'Tragen Sie zuerst ein, woran Sie die Person erkannt haben. Vorher geht nichts heraus und nichts verloren.',
  outcome_missing: 'Schreiben Sie auf, was geschehen ist oder warum nicht. Das ist der Nachweis.',
  already_restricted: 'Die Verarbeitung ist für diese Adresse schon eingeschränkt.',
  not_restricted: 'Hier ist nichts eingeschränkt, was sich aufheben ließe.',
  lifted_already: 'Die Aufhebung ist der Person schon angekündigt.',
  address_restricted:
    'Für diese Adresse ist die Verarbeitung eingeschränkt. Sie lässt sich ändern, sobald die Einschränkung aufgehoben ist.',
  customer_restricted:
    'Die Verarbeitung dieser Daten ist eingeschränkt (Art. 18 DSGVO): Sie bleiben, wie sie sind. Die Leitung kann die Einschränkung unter „Datenschutz-Anfragen“ aufheben.',
  put_off_late: 'Verlängern geht nur im ersten Monat, und der ist vorbei. Beantworten Sie die Anfrage jetzt.',
  put_off_already: 'Diese Frist ist schon verlängert. Ein zweites Mal erlaubt das Gesetz nicht.',
  person_renting:
    'Eine Miete oder Anfrage der Person ist noch offen. Stornieren oder beenden Sie sie zuerst, dann lässt sich die Person löschen.',
  issue_changed:
    'Diese Ausgabe wurde inzwischen {by} gespeichert{at}. Bitte vergleichen Sie beide Fassungen; Ihre bleibt hier stehen.',
  issue_started: 'Diese Ausgabe wird schon versendet oder ist es. Ändern lässt sie sich nicht mehr.',
  issue_unfinished: 'Es fehlt noch etwas: Betreff und Text in beiden Sprachen, und jeder Link muss irgendwohin führen.',
  issue_not_sending: 'Diese Ausgabe wird gerade nicht versendet.',
  no_readers:
    'Im Moment bekäme sie niemand: Alle Leser hatten diesen Monat schon eine Ausgabe, oder es gibt noch keine.',
  no_member: 'Punkte sammelt nur, wer ein Konto hat.',
  too_few: 'So viele Punkte sind nicht da.',
  second_factor_required: 'Bitte geben Sie auch den Code aus Ihrer Authenticator-App ein.',
  screen_locked: 'Der Bildschirm ist gesperrt. Bitte entsperren Sie ihn zuerst im Büro.',
  second_factor_missing:
    'Bitte richten Sie zuerst in den Einstellungen einen zweiten Faktor ein: Für Mitarbeitende ist er Pflicht.',
  second_factor_on: 'Der zweite Faktor ist schon eingerichtet. Bitte laden Sie die Seite neu.',
  second_factor_off: 'Ein zweiter Faktor ist nicht eingerichtet. Bitte laden Sie die Seite neu.',
  wrong_code: 'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten, den die App zeigt.',
  code_wait:
    'Das waren zu viele falsche Codes. Bitte versuchen Sie es {wait} noch einmal, oder nehmen Sie einen Wiederherstellungscode.',
  passkey_required: 'Ihr Konto ist mit einem Passkey gesichert. Bitte melden Sie sich damit an.',
  passkey_asked: 'Bitte bestätigen Sie auch mit Ihrem Passkey.',
  wrong_passkey:
    'Dieser Passkey gilt nicht für Ihr Konto. Bitte nehmen Sie einen anderen, oder fügen Sie zuerst einen neuen hinzu.',
  passkey_refused:
    'Sie können sich mit diesem Passkey nicht anmelden. Falls er aus Ihrem Konto entfernt wurde, löschen Sie ihn auch auf Ihrem Gerät und melden Sie sich mit Ihrem Passwort an.',
  passkey_expired: 'Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.',
  passkey_not_added: 'Wir können diesen Passkey nicht hinzufügen. Bitte versuchen Sie es mit einem anderen Gerät.',
  too_many_passkeys: 'Ihr Konto hat schon so viele Passkeys wie möglich. Bitte entfernen Sie zuerst einen.',
  consent_missing:
    'Ohne Ihre Einwilligung dürfen wir keine Kopie speichern. Bitte setzen Sie das Häkchen und laden Sie die Datei noch einmal hoch.',
  consent_changed:
    'Der Text zur Einwilligung hat sich geändert. Bitte laden Sie die Seite neu und lesen Sie ihn noch einmal.',
} as const satisfies Record<string, string>

/** What is said when a call has done its work. */
export const serverSuccess = {
  registered: 'Ihre Registrierung war erfolgreich. Alles Weitere finden Sie in Ihrem E‑Mail-Postfach.',
  signedIn: 'Sie sind angemeldet.',
  signedOut: 'Sie sind abgemeldet.',
  invited: 'Die Einladung ist unterwegs.',
  invitationWithdrawn: 'Die Einladung gilt nicht mehr.',
  staffChanged: 'Gespeichert. Es gilt ab dem nächsten Klick.',
  staffEnded: 'Der Zugang ist beendet, alle Sitzungen sind zu Ende.',
  factorReset: 'Der zweite Faktor ist zurückgesetzt.',
  documentReviewed: 'Erledigt. Der Kunde bekommt eine E‑Mail.',
  documentReopened: 'Wieder offen. Der Kunde bekommt nach der nächsten Entscheidung eine E‑Mail.',
  messageMoved: 'Gespeichert.',
  messageAnswered: 'Die Antwort ist unterwegs.',
  requestSaved: 'Gespeichert.',
  requestPutOff: 'Die Frist ist verlängert, und die E‑Mail mit dem Grund ist unterwegs.',
  presenceNoted: 'Vermerkt.',
  issueRemoved: 'Der Entwurf ist gelöscht.',
  issueStopped: 'Der Versand ist angehalten.',
  subscriberEnded: 'Das Abonnement ist beendet.',
  callNoted: 'Der Anruf ist vermerkt.',
  callWithdrawn: 'Der Anruf ist nicht mehr vermerkt.',
  readyWithdrawn: 'Der Wagen gilt nicht mehr als bereit.',
  customersMerged: 'Zusammengeführt.',
  customerSaved: 'Gespeichert.',
  screenLocked: 'Der Bildschirm ist gesperrt.',
  screenUnlocked: 'Der Bildschirm ist entsperrt.',
  passwordLinkSent: 'Wenn es zu dieser Adresse ein Konto gibt, erhalten Sie in Kürze eine E‑Mail mit einem Link.',
  passwordSet: 'Ihr Passwort ist gesetzt. Sie können sich jetzt anmelden.',
  addressConfirmed: 'Ihre E‑Mail-Adresse ist bestätigt. Sie können sich jetzt anmelden.',
  passwordChanged: 'Ihr Passwort ist geändert. Auf allen anderen Geräten sind Sie abgemeldet.',
  driverRemoved: 'Der Fahrer ist aus Ihrem Konto entfernt.',
  sessionEnded: 'Die Sitzung ist beendet.',
  otherSessionsEnded: 'Auf allen anderen Geräten sind Sie abgemeldet.',
  accountDeleted: 'Ihr Konto ist gelöscht.',
  emailChangeAsked: 'Bitte schauen Sie in beide Postfächer: Mit den zwei Links bestätigen Sie die Änderung.',
  emailChangeStopped: 'Die E‑Mail-Adresse Ihres Kontos bleibt, wie sie ist.',
  emailConfirmed: 'Bestätigt. Es fehlt noch die andere Adresse.',
  emailChanged: 'Die E‑Mail-Adresse ist geändert. Melden Sie sich jetzt mit der neuen an.',
  pictureKept: 'Ihr Bild ist gespeichert.',
  pictureRemoved: 'Ihr Bild ist gelöscht.',
  documentChanged: 'Die Angaben zum Dokument sind gespeichert.',
  documentDeleted: 'Das Dokument ist gelöscht.',
  secondFactorEnded: 'Der zweite Faktor ist ausgeschaltet. Auf allen anderen Geräten sind Sie abgemeldet.',
  passkeyRemoved: 'Der Passkey ist entfernt. Auf allen anderen Geräten sind Sie abgemeldet.',
  languageSet: 'Die Sprache unserer E‑Mails ist gespeichert.',
  subscriptionAsked:
    'Bitte schauen Sie in Ihr Postfach: Mit dem Link in unserer E‑Mail bestätigen Sie Ihre Anmeldung zum Newsletter.',
  subscriptionConfirmed: 'Ihre Anmeldung zum Newsletter ist bestätigt.',
  subscriptionEnded: 'Sie erhalten keinen Newsletter mehr.',
  emailCodeSent: 'Der Code ist unterwegs.',
  phoneSet: 'Die Telefonnummer ist geändert.',
  messageReceived: 'Vielen Dank, Ihre Nachricht ist bei uns.',
} as const satisfies Record<string, string>

/** What is wrong with one field, by the code of the problem; it follows the field's name. */
export const fieldProblems = {
  wrong_type: 'fehlt oder hat die falsche Form',
  wrong_format: 'hat nicht das erwartete Format',
  not_a_choice: 'ist keine der möglichen Angaben',
  missing: 'fehlt',
  too_small: 'ist zu kurz oder zu klein',
  too_big: 'ist zu lang oder zu groß',
  surplus: 'enthält Angaben, die hier nicht vorgesehen sind',
  control_characters: 'enthält Zeichen, die nicht erlaubt sind',
  invalid: 'ist ungültig',
  invalid_email: 'ist keine gültige E‑Mail-Adresse; vor dem @ sind keine Umlaute möglich',
  invalid_date: 'ist kein gültiges Datum',
  invalid_start: 'ist keine gültige Zeit',
  invalid_end: 'ist keine gültige Zeit',
  not_offered_start: 'ist keine der angebotenen Zeiten',
  not_offered_end: 'ist keine der angebotenen Zeiten',
  in_past: 'liegt in der Vergangenheit',
  too_soon: 'ist zu kurzfristig',
  reversed: 'liegt nicht nach der Abholung',
  too_long: 'ergibt eine zu lange Miete',
  beyond_horizon: 'liegt zu weit in der Zukunft',
  not_offered: 'wird nicht oder nicht in dieser Anzahl angeboten',
  under_age: 'Sie müssen mindestens 18 Jahre alt sein',
  licence_expires: 'muss bis zur Rückgabe gültig sein',
  same_person: 'ist schon als Fahrer eingetragen',
  same_licence: 'gehört schon zu einem anderen Fahrer',
  invalid_number:
    'ist keine Nummer, wie sie auf Ausweisen und Führerscheinen steht: Buchstaben und Ziffern, dazwischen Leerzeichen oder Zeichen wie - und /',
  invalid_date_of_birth: 'ist kein gültiges Geburtsdatum',
  invalid_licence_expiry: 'ist kein gültiges Datum',
  weak_password: 'ist zu leicht zu erraten',
  wrong_password: 'stimmt nicht',
  wrong_code: 'stimmt nicht oder wurde schon benutzt',
  in_future: 'liegt in der Zukunft',
  before_issue: 'liegt vor dem Tag der Ausstellung',
} as const satisfies Record<string, string>

/** Why somebody cannot drive, each reason by itself, as the message of a refusal. */
export const driverReasons = {
  under_age:
    'Jemand ist am Tag der Abholung noch zu jung, um bei uns zu fahren. Bitte prüfen Sie das Geburtsdatum, nennen Sie jemand anderen, oder wählen Sie einen späteren Tag.',
  licence_expires:
    'Ein Führerschein läuft vor der Rückgabe ab. Bitte prüfen Sie, bis wann er gültig ist, oder geben Sie das Fahrzeug früher zurück.',
  same_person:
    'Eine Person ist zweimal als Fahrer eingetragen. Bitte nennen Sie jemand anderen, oder buchen Sie einen Zusatzfahrer weniger.',
  same_licence:
    'Zwei Personen haben dieselbe Führerscheinnummer. Bitte prüfen Sie beide: Ein Führerschein gehört nur einer Person.',
  invalid_date_of_birth: 'Ein Geburtsdatum kann nicht stimmen. Bitte prüfen Sie es.',
  invalid_licence_expiry:
    'Ein Führerschein ist bis zu einem Tag gültig, den es nicht gibt. Bitte prüfen Sie das Datum.',
  missing: 'Zu den Fahrern fehlen noch Angaben. Bitte ergänzen Sie sie.',
} as const satisfies Partial<Record<keyof typeof fieldProblems, string>>

/** When to come back. */
export const waits = {
  moment: 'in einem Moment',
  from: 'ab {time}\u00A0Uhr',
} as const

/** Author of a change that came first, for {by}. */
export const actors = {
  own: 'von Ihnen selbst',
  staff: 'von {name}',
  customer: 'vom Kunden selbst',
  visitor: 'vom Kunden selbst',
  operator: 'auf der Kommandozeile',
  system: 'vom System',
  provider: 'vom System',
  database: 'in der Datenbank',
  unknown: 'an anderer Stelle',
} as const

/** Stands at the head of the copy of their data that somebody downloads. */
export const ownDataNote =
  'Alles, was wir zu Ihrem Konto und zu Ihrer E‑Mail-Adresse gespeichert haben. Beträge stehen in der kleinsten Einheit der Währung, Mietzeiten in Berliner Zeit, alle anderen Zeitpunkte in UTC. Hochgeladene Dokumente sind unter uploads aufgezählt, die Einwilligungen dazu unter documentConsents; die Dateien selbst finden Sie im Konto auf der Seite „Dokumente“. Buchungen, die ohne Anmeldung mit Ihrer Adresse gemacht wurden (signedIn: false), zeigen hier nur, was auch unsere E‑Mails zeigen. Geburtsdatum, Telefonnummer, Anschrift, Dokumente und Mietvertrag fehlen, weil nicht nachgewiesen ist, wer sie eingetragen hat. Von Ihrem Passwort speichern wir nur einen Prüfwert (Hash), den wir zu Ihrer Sicherheit nicht herausgeben; dasselbe gilt für Sitzungsschlüssel, Links, den Schlüssel einer Authenticator-App und Wiederherstellungscodes. Von Ihren Passkeys haben wir nur den öffentlichen Schlüssel; den geheimen kennt allein Ihr Gerät.'
