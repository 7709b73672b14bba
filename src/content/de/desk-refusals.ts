/** Refusals of acts at the desk: what is in the way, and the nearest way out (D41). */
export const deskRefusals = {
  not_possible: 'In diesem Zustand geht das nicht. Der Verlauf zeigt, was zuletzt geschah.',
  too_early: 'Dafür ist es noch zu früh. Ab wann es geht, steht neben der Aktion.',
  period_over: 'Der Mietzeitraum ist vorbei. Verlängern Sie zuerst die Miete, oder nehmen Sie den Wagen zurück.',
  no_car: 'Es gibt dafür kein Fahrzeug. Prüfen Sie das Kennzeichen, oder ändern Sie Klasse oder Zeiten.',
  same_car: 'Dieses Fahrzeug hat der Kunde schon.',
  worse_class:
    'Dieses Fahrzeug ist aus einer schlechteren Klasse als gebucht. Wählen Sie eines aus derselben oder einer besseren.',
  in_the_way: 'Dieses Fahrzeug ist verplant, und kein anderes kann das übernehmen.',
  odometer: 'Der Kilometerstand ist niedriger als der letzte bekannte.',
  odometer_later: 'Der Kilometerstand ist höher als einer, der später abgelesen wurde.',
  before_handover: 'Das ist vor der Übergabe des Fahrzeugs.',
  in_future: 'Dieser Zeitpunkt liegt in der Zukunft.',
  car_out: 'Das geplante Fahrzeug ist noch unterwegs. Die Seite zeigt, welches jetzt geplant ist.',
  no_drive: 'Diese Überführung ist nicht mehr offen: schon angekommen, abgesagt oder die einer anderen Station.',
  drive_odometer:
    'Zuletzt hatte der Wagen {km} km, weniger kann er nicht haben. Lesen Sie noch einmal ab, oder lassen Sie das Feld leer.',
  drive_odometer_later:
    'Später hatte der Wagen nur {km} km, mehr kann er da noch nicht gehabt haben. Prüfen Sie Zeit und Kilometer.',
  drive_car_out: '{plate} ist noch mit der Buchung {reference} unterwegs. Tragen Sie zuerst deren Rückgabe ein.',
  drive_car_out_elsewhere:
    '{plate} ist noch bei einem Kunden einer anderen Station. Bitten Sie die Station, zuerst dessen Rückgabe einzutragen.',
  drive_not_there:
    'Zu dieser Zeit stand der Wagen noch hier: {branch}. Tragen Sie ein, wann er von der Überführung ankam.',
  car_owed: 'Wir hatten für diese Buchung rechtzeitig kein Fahrzeug. Stornieren Sie sie kostenlos.',
  not_requested: 'Diese Anfrage ist schon beantwortet oder abgelaufen.',
  charges_changed: 'Inzwischen gibt es andere zusätzliche Kosten. Prüfen Sie die Abrechnung noch einmal.',
  due_changed: 'Inzwischen ist ein anderer Betrag offen. Prüfen Sie die Abrechnung noch einmal.',
  not_returned: 'Das wird erst nach der Rückgabe berechnet.',
  charged_before: 'Das ist schon berechnet. Erlassen Sie es zuerst.',
  protected:
    'Mit Versicherung haftet der Kunde höchstens bis zur Kaution. Mehr nur bei Vorsatz oder grober Fahrlässigkeit.',
  closed: 'Die Miete ist abgeschlossen, und der Kunde hat die Abrechnung.',
  charge_not_found: 'Diesen Posten gibt es nicht.',
  waived_before: 'Dieser Posten ist schon erlassen.',
  nothing_due: 'Es ist nichts offen.',
  more_than_due: 'So viel ist nicht offen.',
  nothing_to_give_back: 'Es ist nichts zurückzuzahlen. Aus Kulanz kann die Leitung mehr erstatten.',
  more_than_owed: 'So viel ist nicht zurückzuzahlen. Aus Kulanz kann die Leitung mehr erstatten.',
  more_than_came: 'So viel wurde nicht bezahlt.',
  recorded_before: 'Dieser Beleg ist schon eingetragen.',
  too_many_filters: 'Sie haben schon 30 Filter gespeichert. Löschen Sie zuerst einen.',
}

/** Refusals that staff read in other words than customers do. */
export const staffRefusals = {
  price_changed: 'Der Preis hat sich inzwischen geändert. Bitte prüfen Sie den neuen Preis.',
  booking_not_found: 'Diese Buchung gibt es nicht, oder sie gehört zu einer anderen Station.',
  not_cancellable: 'In ihrem jetzigen Stand lässt sich diese Buchung nicht mehr stornieren.',
  not_changeable: 'In ihrem jetzigen Stand lässt sich das an dieser Buchung nicht mehr ändern.',
} as const
