/** Occasions on which data arise: which data (`more` adds sentences to the list), what for, and how long what is kept. */
export default [
  {
    title: 'Wenn Sie die Website aufrufen',
    data: [
      'Ihre IP-Adresse',
      'Im Protokoll des Servers: Zeitpunkt, Art des Aufrufs und Antwort, aber weder Ihre IP-Adresse noch Ihr Name',
    ],
    purpose:
      'Um Ihnen die Seite zu senden und zu viele Versuche in kurzer Zeit abzuwehren. Unser berechtigtes Interesse ist ein sicherer Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).',
    kept: [
      { what: 'IP-Adresse selbst', time: 'nur im Arbeitsspeicher, in keiner Datenbank und in keinem Protokoll' },
      {
        what: 'Prüfwerte, die wir mit einem geheimen Schlüssel aus ihr bilden; sie selbst lässt sich daraus nicht ablesen. Unter ihnen zählen wir, wie oft jemand zum Beispiel einen Preis anfragt, bucht, eine Buchung aufruft, uns schreibt, den Newsletter abonniert oder sich anmeldet.',
        time: 'höchstens zwei Stunden lang, bei Passwörtern drei',
      },
      {
        what: 'Dieselben Prüfwerte, wenn Sie weder angemeldet sind noch Ihre E-Mail-Adresse mit einem Code bestätigt haben. Damit niemand viele Fahrzeuge auf einmal blockiert, speichern wir sie auch zu Ihrer Preisanfrage, Ihrer Anfrage oder Buchung.',
        time: 'längstens, bis Sie das Fahrzeug abholen oder der Mietzeitraum vorbei ist',
      },
    ],
  },
  {
    title: 'Wenn Sie anfragen oder buchen',
    data: [
      'Name, Geburtsdatum und Anschrift',
      'E-Mail-Adresse und Telefonnummer',
      'Nummer des Reisepasses oder Personalausweises',
      'Nummer und Gültigkeit des Führerscheins',
      'Bei einer Abholung am Flughafen auf Wunsch die Flugnummer',
      'Mietzeitraum, Stationen, Fahrzeug und Zusatzleistungen',
      'Preis und Zahlungsart',
      'Wann sich der Stand Ihrer Buchung geändert hat und wer ihn geändert hat',
    ],
    more: 'Bis zum Absenden liegt alles nur in Ihrem Browser.',
    purpose:
      'Um Ihre Anfrage zu prüfen und den Mietvertrag zu schließen und zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Angaben können wir kein Fahrzeug übergeben.\nDie Station, an der Sie abholen, und bei einer Buchung auch die, an der Sie zurückgeben, erhalten Name, Telefonnummer, E-Mail-Adresse, Flugnummer, Mietzeitraum, Fahrzeug, Preis und Zahlungsart per E-Mail; Geburtsdatum, Anschrift und die Nummern Ihrer Dokumente stehen nicht darin.\nMit Namen und Geburtsdatum können wir nach der Miete sagen, wer gefahren ist, etwa wenn eine Behörde fragt; daran haben wir ein berechtigtes Interesse (Buchst. f).',
    kept: [
      {
        what: 'Nummern von Pass, Ausweis und Führerschein, verschlüsselt, die Gültigkeit des Führerscheins und die Flugnummer',
        time: '30 Tage, nachdem die Miete abgeschlossen, storniert oder abgelehnt wurde',
      },
      {
        what: 'Telefonnummer und Anschrift, wenn aus einer Anfrage keine Miete oder wenn kostenlos storniert wird',
        time: '30 Tage',
      },
      { what: 'Geburtsdatum, wenn niemand gefahren ist', time: '30 Tage' },
      {
        what: 'Geburtsdatum, wenn jemand gefahren ist',
        time: 'drei Jahre, gerechnet vom Ende des Jahres, in dem die Miete endete, und im Mietvertrag so lange wie dieser',
      },
      { what: 'Name und E-Mail-Adresse einer Anfrage, aus der kein Vertrag wurde', time: 'sechs Monate' },
      {
        what: 'Prüfwerte der Adresse und des Codes, wenn Sie Ihre E-Mail-Adresse mit einem Code bestätigen',
        time: 'höchstens zwei Stunden',
      },
      { what: 'Mietverträge und andere Geschäftsbriefe', time: 'sechs Jahre' },
      { what: 'Mieten mit ihrer Abrechnung', time: 'acht Jahre' },
    ],
    rest: 'Sechs und acht Jahre rechnen wir vom Ende des Jahres, in dem die Miete endete (§\u00A0147 AO, §\u00A0257 HGB). Danach steht in einer Buchung nichts mehr, was auf Sie schließen lässt.',
  },
  {
    title: 'Wenn Sie ein Konto anlegen',
    data: [
      'Name, E-Mail-Adresse und Sprache, mit dem Registrierungsformular auch Telefonnummer, Geburtsdatum und Anschrift',
      'Ein Passwort, von dem wir nur einen Prüfwert (Hash) speichern',
      'Wenn Sie einen zweiten Faktor einrichten: der Schlüssel der Authenticator-App, verschlüsselt, und Prüfwerte der Wiederherstellungscodes',
      'Zu jedem Passkey, den Sie hinzufügen: sein öffentlicher Schlüssel, sein Name und wann Sie ihn zuletzt benutzt haben',
      'Ihre Buchungen, Ihre Mitgliedsstufe und Ihre Punkte',
      'Zu jeder Anmeldung: wann sie begann, in welcher Stunde sie zuletzt benutzt wurde und mit welcher Art von Browser und Gerät, zum Beispiel „Firefox, Android“',
      'Ein Verlauf: wann und mit welcher Art von Browser und Gerät Sie sich angemeldet haben, wie oft in einer Stunde eine Anmeldung abgelehnt wurde, wann Sie sich abgemeldet, Ihr Passwort, Ihren zweiten Faktor, Ihre Passkeys, Ihre E-Mail-Adresse, Ihr Profil, weitere Fahrer, Ihre Dokumente, die Sprache der E-Mails oder den Newsletter geändert oder Ihre Daten heruntergeladen haben, aber nicht, was darin steht',
      'Wenn Sie eine andere E-Mail-Adresse beantragen: diese Adresse',
      'Auf Wunsch: ein Bild von Ihnen, verschlüsselt',
      'Freiwillig: Angaben zu Reisepass, Personalausweis oder Führerschein, verschlüsselt',
    ],
    purpose:
      'Um Ihr Konto zu führen, Mietverträge vorzubereiten und Ihnen die Vorteile der Mitgliedschaft zu geben (Art. 6 Abs. 1 Buchst. b DSGVO).',
    kept: [
      { what: 'Ihr Konto', time: 'bis Sie es löschen, in seinen Einstellungen oder indem Sie uns darum bitten' },
      {
        what: 'Ihr Name und Ihre Anschrift in Anfragen, aus denen keine Miete wurde, Ihre Nachrichten und der Newsletter',
        time: 'längstens, bis Sie das Konto löschen',
      },
      { what: 'Unterlagen zu Mieten', time: 'solange das Gesetz es verlangt' },
      {
        what: 'Prüfwert Ihrer E-Mail-Adresse, den wir mit einem geheimen Schlüssel bilden, wenn Sie gemietet haben, damit es die Vorteile der ersten Miete nur einmal gibt (Art. 6 Abs. 1 Buchst. f DSGVO)',
        time: 'drei Jahre lang nach dem Löschen des Kontos oder einem Wechsel der Adresse',
      },
      { what: 'Beantragte Adresse, wenn der Wechsel nicht zustande kommt', time: 'höchstens vier Tage' },
      { what: 'Konten, deren E-Mail-Adresse niemand bestätigt', time: '30 Tage' },
      {
        what: 'Angaben zu Dokumenten',
        time: '30 Tage, nachdem Sie sie angegeben oder geändert haben, sobald keine Buchung sie mehr braucht, also auch, wenn Sie nie mieten',
      },
      { what: 'Verlauf', time: '365 Tage' },
      { what: 'Was sonst noch zu einer Anmeldung gespeichert ist', time: 'bis sie endet' },
    ],
  },
  {
    title: 'Wenn Sie ein Passwort eingeben',
    data: ['Wie oft es jemand versucht hat', 'Nach der Anmeldung in Ihrem Browser: das Cookie „__Host-device“'],
    more: 'Wir zählen unter Prüfwerten, die wir mit einem geheimen Schlüssel aus der eingegebenen E-Mail-Adresse und der IP-Adresse bilden; keine von beiden lässt sich daraus ablesen.',
    purpose:
      'Damit niemand Ihr Passwort errät und Sie sich trotzdem anmelden können, während es jemand versucht. Unser berechtigtes Interesse ist die Sicherheit der Konten (Art. 6 Abs. 1 Buchst. f DSGVO).',
    kept: [{ what: 'Zahl der Versuche', time: 'höchstens drei Stunden nach dem letzten Versuch' }],
  },
  {
    title: 'Wenn Sie Dokumente hochladen',
    data: [
      'Führerschein, Personalausweis, Reisepass oder andere Papiere, als Bild oder PDF, mit ihrem Dateinamen und dem Tag, bis zu dem sie gelten',
      'Wann Sie sie hochgeladen haben, ob wir sie angenommen haben und wenn nicht, warum',
      'Wann Sie in welchen Text eingewilligt oder die Einwilligung widerrufen haben',
    ],
    more: 'Das ist freiwillig, und der Führerschein allein genügt. Jede Seite zeichnen wir als Bild neu, ohne Ort, Gerät und Zeit der Aufnahme, und schreiben quer darüber, dass es eine Kopie nur für uns ist, mit dem Tag. Nur diese Kopie behalten wir.',
    purpose:
      'Um Ihre Papiere vorab zu prüfen, damit die Übergabe schneller geht. Das geschieht mit Ihrer Einwilligung, die Sie vor dem Hochladen mit einem Häkchen geben und mit dem Löschen des Dokuments jederzeit widerrufen (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00A020 Abs. 2 PAuswG, §\u00A018 Abs. 3 PassG).\nDie Originale prüfen wir bei der Abholung in jedem Fall. Dateien und Namen speichern wir verschlüsselt; nur Sie, wenn Sie angemeldet sind, und unser Personal können sie sehen.',
    kept: [
      {
        what: 'Ein Dokument',
        time: '30 Tage nach dem Ende der letzten Miete: nachdem sie abgeschlossen oder storniert oder die Anfrage abgelehnt wurde',
      },
      {
        what: 'Ein Dokument, das abgelaufen ist oder das wir nicht angenommen haben',
        time: '30 Tage danach, wenn das früher ist',
      },
      { what: 'Ein Dokument, nach dessen Hochladen Sie nicht mieten', time: '365 Tage' },
      {
        what: 'Dass Sie eingewilligt hatten',
        time: 'danach noch bis zum Ende des dritten Kalenderjahres, solange Ansprüche möglich sind, längstens bis Sie das Konto löschen',
      },
    ],
    rest: 'Wir nennen den Tag bei jedem Dokument, und Sie können es jederzeit selbst löschen.',
  },
  {
    title: 'Wenn Sie weitere Fahrer angeben, in einer Buchung oder im Konto',
    data: [
      'In einer Buchung von jedem Zusatzfahrer Name, Geburtsdatum, Nummer und Gültigkeit des Führerscheins',
      'Im Konto Name, Geburtsdatum und, wenn Sie möchten, die Gültigkeit des Führerscheins',
    ],
    more: 'Wir haben diese Angaben von Ihnen. Bitte fragen Sie die Person vorher, und zeigen Sie ihr diese Erklärung: Sie hat dieselben Rechte, die unten stehen (Art. 14 DSGVO).',
    purpose:
      'In einer Buchung, damit die Person fahren darf und wir später sagen können, wer gefahren ist, etwa wenn eine Behörde fragt: Als Halter dürfen wir nur Menschen mit gültigem Führerschein fahren lassen (Art. 6 Abs. 1 Buchst. c DSGVO, §\u00A021 StVG), und wir haben ein berechtigtes Interesse daran, Verstöße und Schäden zuordnen zu können (Buchst. f). Die Stationen erhalten nur den Namen.\nIm Konto, damit Sie die Person beim Buchen nicht noch einmal eintippen; auch das ist unser berechtigtes Interesse.',
    kept: [
      { what: 'In einer Buchung: Nummer und Gültigkeit des Führerscheins', time: 'bis wir Ihre löschen' },
      {
        what: 'In einer Buchung: Name und Geburtsdatum',
        time: 'drei Jahre, gerechnet vom Ende des Jahres, in dem die Miete endete, und im Mietvertrag so lange wie dieser',
      },
      { what: 'In einer Buchung: Name und Geburtsdatum, wenn niemand gefahren ist', time: '30 Tage' },
      { what: 'Im Konto: die Person', time: 'bis Sie sie entfernen oder das Konto löschen' },
    ],
  },
  {
    title: 'Wenn Sie ein Fahrzeug übernehmen',
    data: [
      'Wann wir das Fahrzeug übergeben, welches es ist und was sein Kilometerzähler zeigt',
      'Auf dem gedruckten Mietvertrag: wann wir Ihren Führerschein und Ihren Ausweis im Original gesehen haben',
      'Wenn Sie Dokumente vorab hochgeladen haben: ob wir sie angenommen haben',
    ],
    more: 'Wir sehen uns Führerschein und Ausweis nur an und machen dabei keine Kopie.',
    purpose:
      'Um den Mietvertrag zu erfüllen und abzurechnen (Art. 6 Abs. 1 Buchst. b DSGVO). Den Führerschein sehen wir uns an, weil wir als Halter dazu verpflichtet sind (Buchst. c, §\u00A021 StVG).',
    kept: [{ what: 'Diese Angaben', time: 'mit den Unterlagen zu Ihrer Miete' }],
  },
  {
    title: 'Wenn Sie bezahlen',
    data: ['Zahlungsart und Betrag'],
    more: 'Kartendaten erreichen unsere Server nicht.',
    purpose: 'Um den Mietvertrag abzurechnen (Art. 6 Abs. 1 Buchst. b DSGVO).',
    kept: [
      { what: 'Unterlagen zur Abrechnung', time: 'acht Jahre' },
      { what: 'Geschäftsbriefe', time: 'sechs Jahre' },
    ],
    rest: 'Wir rechnen vom Ende des Jahres. Dazu sind wir verpflichtet (§\u00A0147 AO, §\u00A0257 HGB).',
  },
  {
    title: 'Wenn wir Ihnen E-Mails senden',
    data: ['Ihre E-Mail-Adresse', 'Der Inhalt der E-Mail'],
    more: 'Wir messen nicht, ob Sie sie öffnen oder auf einen Link klicken.',
    purpose:
      'Um Ihnen zu bestätigen, was Sie bei uns tun, etwa eine Buchung oder ein neues Passwort (Art. 6 Abs. 1 Buchst. b DSGVO).',
    kept: [
      { what: 'Inhalt der E-Mail', time: 'bis zum Versand' },
      { what: 'Dass wir geschrieben haben', time: '90 Tage' },
    ],
    rest: 'Links in unseren E-Mails gelten nur für kurze Zeit.',
  },
  {
    title: 'Wenn Sie das Kontaktformular benutzen',
    data: ['Name, E-Mail-Adresse und Nachricht', 'Telefonnummer und Buchungsnummer, wenn Sie sie angeben'],
    more: 'Gegen automatische Nachrichten prüfen wir, ob ein unsichtbares Feld ausgefüllt und wie schnell das Formular gesendet wurde.',
    purpose:
      'Um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Wir leiten die Nachricht der Station, an die sie geht, per E-Mail weiter und senden Ihnen eine Eingangsbestätigung.',
    kept: [
      { what: 'Ihre Nachricht', time: '180 Tage' },
      {
        what: 'Ihre Nachricht bei der Station',
        time: 'bis Ihr Anliegen erledigt ist, und wenn sie zu einem Vertrag gehört, als Geschäftsbrief',
      },
    ],
  },
  {
    title: 'Wenn Sie Auskunft, Löschung oder ein anderes Recht verlangen',
    data: ['Name und Kontaktdaten', 'was Sie verlangen und wann', 'woran wir Sie erkannt haben', 'unsere Antwort'],
    purpose:
      'Um Ihr Anliegen fristgerecht zu erledigen und das nachweisen zu können (Art. 6 Abs. 1 Buchst. c, Art. 12 Abs. 3 DSGVO).',
    kept: [
      { what: 'Ihre Anfrage und unsere Antwort', time: 'bis zum Ende des dritten Kalenderjahres nach der Antwort' },
    ],
  },
  {
    title: 'Wenn Sie anrufen oder uns eine E-Mail senden',
    data: ['Ihre Nachricht', 'Ihre Kontaktdaten'],
    purpose: 'Um Ihr Anliegen zu erledigen (Art. 6 Abs. 1 Buchst. b oder f DSGVO).',
    kept: [
      {
        what: 'Diese Angaben',
        time: 'bis Ihr Anliegen erledigt ist, und wenn es zu einem Vertrag gehört, als Geschäftsbrief',
      },
    ],
  },
  {
    title: 'Wenn Sie für eine Firma mieten',
    data: [
      'Name und Anschrift der Firma, Umsatzsteuer-Identifikationsnummer, Kostenstelle und das Postfach für Rechnungen',
      'Wer für die Firma mieten darf und seit wann',
      'Notizen, die wir zur Firma machen, und ob wir ihr nichts mehr vermieten',
    ],
    more: 'Rechnungen und E-Mails über Kosten gehen auch an das Postfach, das die Firma nennt. Darin stehen Ihr Name, der Mietzeitraum, das Fahrzeug und die Kosten.',
    purpose:
      'Um der Firma zu vermieten und mit ihr abzurechnen. Daran haben sie und wir ein berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO); mit einem Einzelunternehmen erfüllen wir damit den Vertrag (Buchst. b).',
    kept: [
      {
        what: 'Die Firma mit denen, die für sie mieten dürfen',
        time: 'acht Jahre nach dem Ende des Jahres, in dem zuletzt jemand für sie gemietet hat; wenn wir ihr nichts mehr vermieten, so lange das gilt',
      },
      { what: 'Notizen', time: '365 Tage' },
    ],
  },
  {
    title: 'Wenn wir Ihnen nichts vermieten möchten',
    data: [
      'Grund, Beginn und Ende der Sperre, und wer sie eingetragen oder aufgehoben hat',
      'Prüfwerte Ihrer E-Mail-Adressen und Ihrer Führerscheinnummer, die wir mit einem geheimen Schlüssel bilden; sie selbst lassen sich daraus nicht ablesen',
    ],
    more: 'Ob wir jemanden sperren, entscheiden Menschen; automatisch geschieht es nie. Wer gesperrt ist, kann nicht online buchen und uns jederzeit anrufen.',
    purpose:
      'Damit wir Fahrzeuge niemandem überlassen, bei dem es schon einmal einen ernsten Anlass gab, etwa einen Schaden, der nicht bezahlt wurde. Unser berechtigtes Interesse ist der Schutz unserer Fahrzeuge und anderer Menschen (Art. 6 Abs. 1 Buchst. f DSGVO).',
    kept: [
      {
        what: 'Die Sperre mit den Prüfwerten',
        time: '365 Tage, nachdem sie geendet hat oder aufgehoben wurde, auch wenn Sie Ihr Konto löschen',
      },
    ],
  },
  {
    title: 'Wenn Sie den Newsletter abonnieren',
    data: [
      'Ihre E-Mail-Adresse und die Sprache',
      'Wann Sie den Newsletter abonniert, bestätigt und abbestellt haben und welchen Text Sie dabei gesehen haben',
    ],
    more: 'Ihre IP-Adresse speichern wir dafür nicht.',
    purpose:
      'Um Ihnen zu schreiben, wenn Sie eingewilligt haben (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00A07 Abs. 2 Nr. 2 UWG), und um die Einwilligung nachweisen zu können (Art. 7 Abs. 1 DSGVO). Wir schreiben erst, wenn Sie den Link in unserer E-Mail bestätigt haben. Mit dem Link in jeder E-Mail können Sie den Newsletter jederzeit abbestellen.',
    kept: [
      { what: 'Ohne Bestätigung', time: 'sieben Tage' },
      {
        what: 'Der Nachweis, wenn Sie den Newsletter abbestellt haben',
        time: 'bis zum Ende des dritten Kalenderjahres, bis Ansprüche verjährt sind (Art. 6 Abs. 1 Buchst. f DSGVO, §§\u00A0195, 199 BGB)',
      },
    ],
    rest: 'Wir nutzen die Adresse nach dem Abbestellen zu nichts anderem.',
  },
  {
    title: 'Wenn wir zählen',
    data: ['Wie viele Kunden eine Miete abgeschlossen haben'],
    more: 'Die Startseite zeigt nur diese Zahl. Wir messen nicht, wie Sie die Website benutzen.',
    purpose: 'Um zu zeigen, wie viele uns vertraut haben. Die Zahl enthält keine Angaben zu Personen.',
    kept: [{ what: 'Die Zahl', time: 'gar nicht: Wir zählen jedes Mal neu.' }],
  },
] as const
