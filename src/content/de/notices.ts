import { company } from '../company.ts'

const { entity, street, city, privacyEmail, managingDirector, court, register, vatId } = company.legal

/** Privacy, imprint and accessibility: fetched by the pages that show them. Read raw, without ICU placeholders. */
export default {
  privacy: [
    {
      id: 'responsible',
      heading: 'Verantwortliche Stelle',
      paragraphs: [
        `Verantwortlich für die Verarbeitung Ihrer Daten auf dieser Website und bei der Miete ist ${entity}, ${street}, ${city}.`,
        `Wir beantworten Fragen zum Datenschutz unter ${privacyEmail} oder unter der genannten Anschrift in Berlin. Wir haben keinen Datenschutzbeauftragten benannt, weil wir dazu nicht verpflichtet sind (§\u00A038 BDSG).`,
      ],
    },
    {
      id: 'processing',
      heading: 'Welche Daten wir erheben und wozu',
      paragraphs: [
        'Wir erheben nur, was wir für den jeweiligen Zweck brauchen. Es gibt keine automatisierten Entscheidungen im Sinne von Art. 22 DSGVO und kein Profiling.',
      ],
      cases: [
        {
          title: 'Wenn Sie die Website aufrufen',
          data: 'Ihre IP-Adresse. Das Protokoll des Servers enthält Zeitpunkt, Art des Aufrufs und Antwort, aber weder Ihre IP-Adresse noch Ihren Namen.',
          purpose:
            'Um Ihnen die Seite zu senden und zu viele Versuche in kurzer Zeit abzuwehren. Unser berechtigtes Interesse ist ein sicherer Betrieb (Art. 6 Abs. 1 Buchst. f DSGVO).',
          kept: 'Die IP-Adresse selbst steht nur im Arbeitsspeicher, in keiner Datenbank und in keinem Protokoll. Wir speichern aber Prüfwerte, die wir mit einem geheimen Schlüssel aus ihr bilden; sie selbst lässt sich daraus nicht ablesen. Unter ihnen zählen wir, wie oft jemand zum Beispiel einen Preis anfragt, bucht, eine Buchung aufruft, uns schreibt, den Newsletter abonniert oder sich anmeldet: höchstens zwei Stunden lang, bei Passwörtern drei. Damit niemand viele Fahrzeuge auf einmal blockiert, speichern wir sie auch zu Ihrer Preisanfrage, Ihrer Anfrage oder Buchung, wenn Sie weder angemeldet sind noch Ihre E-Mail-Adresse mit einem Code bestätigt haben: längstens, bis Sie das Fahrzeug abholen oder der Mietzeitraum vorbei ist.',
        },
        {
          title: 'Wenn Sie anfragen oder buchen',
          data: 'Name, Geburtsdatum, Anschrift, E-Mail-Adresse, Telefonnummer, Nummer des Reisepasses oder Personalausweises, Nummer und Gültigkeit des Führerscheins, bei einer Abholung am Flughafen auf Wunsch die Flugnummer, Mietzeitraum, Stationen, Fahrzeug, Zusatzleistungen, Preis und Zahlungsart; außerdem, wann sich der Stand Ihrer Buchung geändert hat und wer ihn geändert hat. Bis zum Absenden liegt alles nur in Ihrem Browser.',
          purpose:
            'Um Ihre Anfrage zu prüfen und den Mietvertrag zu schließen und zu erfüllen (Art. 6 Abs. 1 Buchst. b DSGVO). Ohne diese Angaben können wir kein Fahrzeug übergeben. Die Station, an der Sie abholen, und bei einer Buchung auch die, an der Sie zurückgeben, erhalten Name, Telefonnummer, E-Mail-Adresse, Flugnummer, Mietzeitraum, Fahrzeug, Preis und Zahlungsart per E-Mail; Geburtsdatum, Anschrift und die Nummern Ihrer Dokumente stehen nicht darin. Mit Namen und Geburtsdatum können wir nach der Miete sagen, wer gefahren ist, etwa wenn eine Behörde fragt; daran haben wir ein berechtigtes Interesse (Buchst. f).',
          kept: 'Die Nummern von Pass, Ausweis und Führerschein speichern wir verschlüsselt. Wir löschen sie, die Gültigkeit des Führerscheins und die Flugnummer 30 Tage, nachdem die Miete abgeschlossen, storniert oder abgelehnt wurde. Wird aus einer Anfrage keine Miete oder wird kostenlos storniert, löschen wir nach 30 Tagen auch Telefonnummer und Anschrift. Ihr Geburtsdatum löschen wir nach 30 Tagen, wenn niemand gefahren ist; sonst bleibt es drei Jahre, gerechnet vom Ende des Jahres, in dem die Miete endete, und im Mietvertrag so lange wie dieser. Name und E-Mail-Adresse einer Anfrage, aus der kein Vertrag wurde, löschen wir nach sechs Monaten. Bestätigen Sie Ihre E-Mail-Adresse mit einem Code, löschen wir die Prüfwerte der Adresse und des Codes nach spätestens zwei Stunden. Mietverträge und andere Geschäftsbriefe bewahren wir sechs Jahre auf, Mieten mit ihrer Abrechnung acht, gerechnet vom Ende des Jahres, in dem die Miete endete (§\u00A0147 AO, §\u00A0257 HGB). Danach steht in einer Buchung nichts mehr, was auf Sie schließen lässt.',
        },
        {
          title: 'Wenn Sie ein Konto anlegen',
          data: 'Name, E-Mail-Adresse und Sprache, mit dem Registrierungsformular auch Telefonnummer, Geburtsdatum und Anschrift; ein Passwort, von dem wir nur einen Prüfwert (Hash) speichern; wenn Sie einen zweiten Faktor einrichten, den Schlüssel der Authenticator-App, verschlüsselt, und Prüfwerte der Wiederherstellungscodes; zu jedem Passkey, den Sie hinzufügen, seinen öffentlichen Schlüssel, seinen Namen und wann Sie ihn zuletzt benutzt haben; Ihre Buchungen, Ihre Mitgliedsstufe und Ihre Punkte; zu jeder Anmeldung, wann sie begann, in welcher Stunde sie zuletzt benutzt wurde und mit welcher Art von Browser und Gerät, zum Beispiel „Firefox, Android“; ein Verlauf, wann und mit welcher Art von Browser und Gerät Sie sich angemeldet haben, wie oft in einer Stunde eine Anmeldung abgelehnt wurde, wann Sie sich abgemeldet, Ihr Passwort, Ihren zweiten Faktor, Ihre Passkeys, Ihre E-Mail-Adresse, Ihr Profil, weitere Fahrer, Ihre Dokumente, die Sprache der E-Mails oder den Newsletter geändert oder Ihre Daten heruntergeladen haben, aber nicht, was darin steht; wenn Sie eine andere E-Mail-Adresse beantragen, diese Adresse; auf Wunsch ein Bild von Ihnen, verschlüsselt. Wenn Sie Angaben zu Reisepass, Personalausweis oder Führerschein hinterlegen, speichern wir sie verschlüsselt. Das ist freiwillig.',
          purpose:
            'Um Ihr Konto zu führen, Mietverträge vorzubereiten und Ihnen die Vorteile der Mitgliedschaft zu geben (Art. 6 Abs. 1 Buchst. b DSGVO).',
          kept: 'Bis Sie das Konto löschen, in seinen Einstellungen oder indem Sie uns darum bitten. Dann entfernen wir auch Ihren Namen und Ihre Anschrift aus Anfragen, aus denen keine Miete wurde, löschen Ihre Nachrichten und beenden den Newsletter. Unterlagen zu Mieten bleiben, solange das Gesetz es verlangt. Wenn Sie gemietet haben, bewahren wir nach dem Löschen oder einem Wechsel der Adresse drei Jahre lang einen Prüfwert Ihrer E-Mail-Adresse auf, den wir mit einem geheimen Schlüssel bilden, damit es die Vorteile der ersten Miete nur einmal gibt (Art. 6 Abs. 1 Buchst. f DSGVO). Wir löschen eine beantragte Adresse spätestens nach vier Tagen, wenn der Wechsel nicht zustande kommt, und Konten, deren E-Mail-Adresse niemand bestätigt, nach 30 Tagen. Angaben zu Dokumenten löschen wir 30 Tage, nachdem Sie sie angegeben oder geändert haben, sobald keine Buchung sie mehr braucht, also auch, wenn Sie nie mieten. Den Verlauf löschen wir nach 365 Tagen. Was sonst noch zu einer Anmeldung gespeichert ist, löschen wir, wenn sie endet.',
        },
        {
          title: 'Wenn Sie ein Passwort eingeben',
          data: 'Wie oft es jemand versucht hat. Wir zählen unter Prüfwerten, die wir mit einem geheimen Schlüssel aus der eingegebenen E-Mail-Adresse und der IP-Adresse bilden; keine von beiden lässt sich daraus ablesen. Nach der Anmeldung erhält Ihr Browser das Cookie „__Host-device“.',
          purpose:
            'Damit niemand Ihr Passwort errät und Sie sich trotzdem anmelden können, während es jemand versucht. Unser berechtigtes Interesse ist die Sicherheit der Konten (Art. 6 Abs. 1 Buchst. f DSGVO).',
          kept: 'Höchstens drei Stunden nach dem letzten Versuch.',
        },
        {
          title: 'Wenn Sie Dokumente hochladen',
          data: 'Führerschein, Personalausweis, Reisepass oder andere Papiere, als Bild oder PDF, mit ihrem Dateinamen und dem Tag, bis zu dem sie gelten; wann Sie sie hochgeladen haben, ob wir sie angenommen haben und wenn nicht, warum; wann Sie in welchen Text eingewilligt oder die Einwilligung widerrufen haben. Das ist freiwillig, und der Führerschein allein genügt. Jede Seite zeichnen wir als Bild neu, ohne Ort, Gerät und Zeit der Aufnahme, und schreiben quer darüber, dass es eine Kopie nur für uns ist, mit dem Tag. Nur diese Kopie behalten wir.',
          purpose:
            'Um Ihre Papiere vorab zu prüfen, damit die Übergabe schneller geht. Das geschieht mit Ihrer Einwilligung, die Sie vor dem Hochladen mit einem Häkchen geben und mit dem Löschen des Dokuments jederzeit widerrufen (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00A020 Abs. 2 PAuswG, §\u00A018 Abs. 3 PassG). Die Originale prüfen wir bei der Abholung in jedem Fall. Dateien und Namen speichern wir verschlüsselt; nur Sie, wenn Sie angemeldet sind, und unser Personal können sie sehen.',
          kept: '30 Tage nach dem Ende der letzten Miete: nachdem sie abgeschlossen oder storniert oder die Anfrage abgelehnt wurde. Ebenfalls 30 Tage, nachdem das Dokument abgelaufen ist oder wir es nicht angenommen haben, wenn das früher ist. Mieten Sie nach dem Hochladen nicht, löschen wir es nach 365 Tagen. Wir nennen den Tag bei jedem Dokument, und Sie können es jederzeit selbst löschen. Dass Sie eingewilligt hatten, bewahren wir danach noch bis zum Ende des dritten Kalenderjahres auf, solange Ansprüche möglich sind, längstens bis Sie das Konto löschen.',
        },
        {
          title: 'Wenn Sie weitere Fahrer angeben, in einer Buchung oder im Konto',
          data: 'In einer Buchung von jedem Zusatzfahrer Name, Geburtsdatum, Nummer und Gültigkeit des Führerscheins; im Konto Name, Geburtsdatum und, wenn Sie möchten, die Gültigkeit des Führerscheins. Wir haben diese Angaben von Ihnen. Bitte fragen Sie die Person vorher, und zeigen Sie ihr diese Erklärung: Sie hat dieselben Rechte, die unten stehen (Art. 14 DSGVO).',
          purpose:
            'In einer Buchung, damit die Person fahren darf und wir später sagen können, wer gefahren ist, etwa wenn eine Behörde fragt: Als Halter dürfen wir nur Menschen mit gültigem Führerschein fahren lassen (Art. 6 Abs. 1 Buchst. c DSGVO, §\u00A021 StVG), und wir haben ein berechtigtes Interesse daran, Verstöße und Schäden zuordnen zu können (Buchst. f). Die Stationen erhalten nur den Namen. Im Konto, damit Sie die Person beim Buchen nicht noch einmal eintippen; auch das ist unser berechtigtes Interesse.',
          kept: 'In einer Buchung löschen wir Nummer und Gültigkeit des Führerscheins zusammen mit Ihren. Name und Geburtsdatum bleiben drei Jahre, gerechnet vom Ende des Jahres, in dem die Miete endete, und im Mietvertrag so lange wie dieser; ist niemand gefahren, löschen wir sie nach 30 Tagen. Im Konto bleibt die Person, bis Sie sie entfernen oder das Konto löschen.',
        },
        {
          title: 'Wenn Sie ein Fahrzeug übernehmen',
          data: 'Wann wir es übergeben, welches Fahrzeug es ist und was sein Kilometerzähler zeigt. Ihren Führerschein und Ihren Ausweis sehen wir uns im Original an und vermerken auf dem gedruckten Mietvertrag, wann. Wir machen dabei keine Kopie. Wenn Sie Dokumente vorab hochgeladen haben, ist gespeichert, ob wir sie angenommen haben.',
          purpose:
            'Um den Mietvertrag zu erfüllen und abzurechnen (Art. 6 Abs. 1 Buchst. b DSGVO). Den Führerschein sehen wir uns an, weil wir als Halter dazu verpflichtet sind (Buchst. c, §\u00A021 StVG).',
          kept: 'Mit den Unterlagen zu Ihrer Miete.',
        },
        {
          title: 'Wenn Sie bezahlen',
          data: 'Zahlungsart und Betrag. Kartendaten erreichen unsere Server nicht.',
          purpose: 'Um den Mietvertrag abzurechnen (Art. 6 Abs. 1 Buchst. b DSGVO).',
          kept: 'Unterlagen zur Abrechnung acht Jahre, Geschäftsbriefe sechs Jahre, gerechnet vom Ende des Jahres. Dazu sind wir verpflichtet (§\u00A0147 AO, §\u00A0257 HGB).',
        },
        {
          title: 'Wenn wir Ihnen E-Mails senden',
          data: 'Ihre E-Mail-Adresse und der Inhalt der E-Mail. Wir messen nicht, ob Sie sie öffnen oder auf einen Link klicken.',
          purpose:
            'Um Ihnen zu bestätigen, was Sie bei uns tun, etwa eine Buchung oder ein neues Passwort (Art. 6 Abs. 1 Buchst. b DSGVO).',
          kept: 'Wir löschen den Inhalt mit dem Versand. Dass wir geschrieben haben, bleibt 90 Tage lang vermerkt. Links in unseren E-Mails gelten nur für kurze Zeit.',
        },
        {
          title: 'Wenn Sie das Kontaktformular benutzen',
          data: 'Name, E-Mail-Adresse und Nachricht sowie Telefonnummer und Buchungsnummer, wenn Sie sie angeben. Gegen automatische Nachrichten prüfen wir, ob ein unsichtbares Feld ausgefüllt und wie schnell das Formular gesendet wurde.',
          purpose:
            'Um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Wir leiten die Nachricht der Station, an die sie geht, per E-Mail weiter und senden Ihnen eine Eingangsbestätigung.',
          kept: '180 Tage. Bei der Station bleibt sie, bis Ihr Anliegen erledigt ist, und wenn sie zu einem Vertrag gehört, als Geschäftsbrief.',
        },
        {
          title: 'Wenn Sie anrufen oder uns eine E-Mail senden',
          data: 'Ihre Nachricht und Ihre Kontaktdaten.',
          purpose: 'Um Ihr Anliegen zu erledigen (Art. 6 Abs. 1 Buchst. b oder f DSGVO).',
          kept: 'Bis es erledigt ist, und wenn es zu einem Vertrag gehört, als Geschäftsbrief.',
        },
        {
          title: 'Wenn Sie den Newsletter abonnieren',
          data: 'Ihre E-Mail-Adresse und die Sprache; außerdem, wann Sie den Newsletter abonniert, bestätigt und abbestellt haben und welchen Text Sie dabei gesehen haben. Ihre IP-Adresse speichern wir dafür nicht.',
          purpose:
            'Um Ihnen zu schreiben, wenn Sie eingewilligt haben (Art. 6 Abs. 1 Buchst. a DSGVO, §\u00A07 Abs. 2 Nr. 2 UWG), und um die Einwilligung nachweisen zu können (Art. 7 Abs. 1 DSGVO). Wir schreiben erst, wenn Sie den Link in unserer E-Mail bestätigt haben. Mit dem Link in jeder E-Mail können Sie den Newsletter jederzeit abbestellen.',
          kept: 'Ohne Bestätigung sieben Tage. Wenn Sie den Newsletter abbestellt haben, bewahren wir den Nachweis bis zum Ende des dritten Kalenderjahres auf, bis Ansprüche verjährt sind (Art. 6 Abs. 1 Buchst. f DSGVO, §§\u00A0195, 199 BGB), und nutzen die Adresse zu nichts anderem.',
        },
        {
          title: 'Wenn wir zählen',
          data: 'Wie viele Kunden eine Miete abgeschlossen haben; die Startseite zeigt nur diese Zahl. Wir messen nicht, wie Sie die Website benutzen.',
          purpose: 'Um zu zeigen, wie viele uns vertraut haben. Die Zahl enthält keine Angaben zu Personen.',
          kept: 'Wir speichern sie nicht, sondern zählen jedes Mal neu.',
        },
      ],
    },
    {
      id: 'sharing',
      heading: 'Weitergabe an Dritte',
      paragraphs: [
        'Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter. Diese Website ruft nichts von fremden Servern ab: keine Schriften, keine Karten, keine Statistik.',
        'Für den Betrieb der Server und den Versand von E-Mails beauftragen wir je einen Dienstleister: den Betreiber unseres Rechenzentrums und den unseres E-Mail-Servers. Beide arbeiten nur nach unserer Weisung (Art. 28 DSGVO) und in der Europäischen Union. Wir übermitteln keine Daten in Länder außerhalb des Europäischen Wirtschaftsraums.',
        'Soweit nötig, geben wir Daten außerdem an: den Zahlungsdienst, den Sie wählen; Versicherungen und Werkstätten nach einem Schaden; Behörden, wenn das Gesetz uns dazu verpflichtet, zum Beispiel nach einem Verkehrsverstoß.',
        'Links zu sozialen Netzwerken und zur Karte öffnen eine fremde Website. Erst wenn Sie darauf klicken, erhält deren Betreiber Daten von Ihnen.',
      ],
    },
    {
      id: 'rights',
      heading: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder einschränken lassen und in einem gängigen Format erhalten (Art. 15 bis 20 DSGVO).',
        'Sie können eine Einwilligung jederzeit für die Zukunft widerrufen.',
        `Mit einem Konto erhalten Sie Auskunft, eine Kopie Ihrer Daten und die Löschung sofort, in seinen Einstellungen. Sonst genügt eine Nachricht an ${privacyEmail}. Was wir löschen, kann noch in Sicherungskopien enthalten sein, bis auch diese gelöscht werden.`,
        'Sie können sich bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin.',
      ],
      box: {
        heading: 'Ihr Recht zu widersprechen',
        text: `Sie können jederzeit dem widersprechen, was wir aufgrund eines berechtigten Interesses tun, aus Gründen, die sich aus Ihrer besonderen Situation ergeben (Art. 21 DSGVO). Werbung können Sie ohne Grund widersprechen. Eine Nachricht an ${privacyEmail} genügt.`,
      },
    },
    {
      id: 'changes',
      heading: 'Änderungen dieser Erklärung',
      paragraphs: [
        'Wenn sich ändert, was wir mit Daten tun, ändern wir diese Erklärung und das Datum am Anfang. Über wesentliche Änderungen informieren wir Kundinnen und Kunden mit Konto per E-Mail.',
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies: wozu wir sie verwenden',
      paragraphs: [
        'Wir speichern in Ihrem Browser nur, was für das Angebot unbedingt nötig ist, das Sie aufgerufen haben (§\u00A025 Abs. 2 Nr. 2 TDDDG). Deshalb gibt es hier keinen Cookie-Hinweis, den Sie wegklicken müssten. Was für Cookies gilt, gilt hier ebenso für die anderen Speicher Ihres Browsers.',
      ],
    },
    {
      id: 'cookie-types',
      heading: 'Cookies: welche Arten es gibt',
      paragraphs: [
        'Notwendige: alle, die in der Liste stehen. Es gibt zwei Cookies; das andere liegt im Speicher Ihres Browsers, und nur wir können es lesen.',
        'Leistungs-Cookies, also solche zur Messung der Nutzung: verwenden wir nicht.',
        'Funktionale Cookies für Komfort über das Notwendige hinaus: verwenden wir nicht. Werbe-Cookies auch nicht.',
      ],
      stored: [
        {
          names: ['lang'],
          place: 'Cookie',
          purpose: 'Die Sprache, die Sie gewählt haben.',
          kept: 'Ein Jahr.',
        },
        {
          names: ['__Host-device'],
          place: 'Cookie',
          purpose:
            'Wenn Sie sich anmelden: eine Zufallszahl mit unserer Unterschrift. Daran erkennt die Anmeldung, und nur sie, dass Ihr Konto mit diesem Browser schon benutzt wurde, und lässt Sie hinein, auch während andere Ihr Passwort zu erraten versuchen.',
          kept: '90 Tage nach der letzten Anmeldung. Ein neues Passwort macht es wertlos.',
        },
        {
          names: ['token', 'user'],
          place: 'Lokaler Speicher',
          purpose: 'Wenn Sie sich anmelden: Ihr Sitzungsschlüssel, Ihr Name und Ihre E‑Mail-Adresse.',
          kept: 'Bis Sie sich abmelden. Der Schlüssel gilt 12 Stunden, mit „Angemeldet bleiben“ 30 Tage; wird er 2 Stunden oder 14 Tage nicht benutzt, endet er früher.',
        },
        {
          names: ['booking-trip', 'booking-draft', 'booking-attempt', 'booking-quote', 'booking-done'],
          place: 'Sitzungsspeicher',
          purpose:
            'Was Sie im Buchungsformular gewählt und eingetragen haben (ohne die Nummern von Ausweis und Führerschein), das für Sie reservierte Angebot, auch solange die Antwort darauf aussteht, und nach dem Absenden die Bestätigung; sind Sie angemeldet, mit der Nummer Ihres Kontos, damit niemand sonst es sieht.',
          kept: 'Bis zum Absenden, die Bestätigung, bis Sie sich abmelden oder den Tab schließen. Dann ist alles gelöscht.',
        },
        {
          names: ['registration', 'signUp', 'contact', 'profile', 'email', 'driver', 'mail', 'passkey'],
          place: 'Sitzungsspeicher',
          purpose:
            'Was Sie ins Registrierungs- oder ins Kontaktformular, in Ihr Profil oder Ihre Einstellungen eingetragen haben, nie ein Passwort oder die Nummer eines Ausweises.',
          kept: 'Bis zum Absenden, längstens, bis Sie sich abmelden oder den Tab schließen.',
        },
        {
          names: ['reloaded', 'boots'],
          place: 'Sitzungsspeicher',
          purpose: 'Ob eine Seite wegen eines Ladefehlers neu geladen wurde, damit das nicht endlos geschieht.',
          kept: 'Bis Sie den Tab schließen, „boots“ nur für Sekunden.',
        },
      ],
    },
    {
      id: 'managing-cookies',
      heading: 'Cookies verwalten',
      paragraphs: [
        'In den Einstellungen Ihres Browsers können Sie gespeicherte Daten ansehen, löschen und für die Zukunft sperren. Ohne sie bleibt die Website lesbar; die gewählte Sprache wird dann nicht gemerkt, und die Anmeldung endet mit dem Verlassen der Seite.',
      ],
    },
    {
      id: 'cookie-changes',
      heading: 'Änderungen der Cookie-Richtlinie',
      paragraphs: [
        'Wenn etwas hinzukommt, steht es zuerst hier. Was nicht unbedingt nötig ist, speichern wir nur, wenn Sie vorher zugestimmt haben.',
      ],
    },
  ],
  imprint: [
    {
      id: 'provider',
      heading: 'Angaben gemäß §\u00A05 DDG',
      paragraphs: [entity, `${street}, ${city}`, `Vertreten durch die Geschäftsführung: ${managingDirector}`],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [`Telefon: ${company.phone.text}`, `E-Mail: ${company.email}`],
    },
    {
      id: 'register',
      heading: 'Register und Umsatzsteuer',
      paragraphs: [
        `Handelsregister: ${court}, ${register}`,
        `Umsatzsteuer-Identifikationsnummer gemäß §\u00A027a UStG: ${vatId}`,
      ],
    },
    {
      id: 'content',
      heading: 'Verantwortlich für den Inhalt',
      paragraphs: [`${managingDirector}, ${street}, ${city} (§\u00A018 Abs. 2 MStV)`],
    },
    {
      id: 'disputes',
      heading: 'Streitbeilegung',
      paragraphs: [
        'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§\u00A036 VSBG). Sprechen Sie uns an: Meist finden wir schnell eine Lösung.',
      ],
    },
    {
      id: 'pictures',
      heading: 'Bilder und Marken',
      paragraphs: [
        'Alle Bilder dieser Website sind eigene, am Rechner entstandene Darstellungen erfundener Fahrzeuge. Genannte Marken- und Modellnamen gehören ihren Inhabern und beschreiben nur, welche Fahrzeuge vermietet werden.',
        'Der Inhalt ist ein Platzhalter: Firma, Anschrift, Nummern und Personen sind erfunden.',
      ],
    },
  ],
  accessibility: [
    {
      id: 'purpose',
      heading: 'Wozu diese Erklärung dient',
      paragraphs: [
        `${entity} möchte, dass alle Menschen diese Website benutzen können. Diese Erklärung gilt für die Website mit Buchungsformular und Kundenkonto und erfüllt die Informationspflicht nach §\u00A014 des Barrierefreiheitsstärkungsgesetzes (BFSG).`,
      ],
    },
    {
      id: 'service',
      heading: 'Was die Website bietet',
      paragraphs: [
        'Sie können Fahrzeuge ansehen, einen Mietzeitraum wählen, eine Anfrage oder Buchung absenden, ein Konto anlegen und eine Buchung ansehen oder stornieren. Wir erklären Ihnen jeden dieser Schritte auch am Telefon.',
      ],
    },
    {
      id: 'conformance',
      heading: 'Wie barrierefrei sie ist',
      paragraphs: [
        'Unser Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Danach gestalten und prüfen wir die Seiten: Bedienung mit der Tastatur, Ausgabe im Screenreader, Kontraste, Vergrößerung bis 400 Prozent. Was sich von selbst bewegt, lässt sich anhalten und steht still, wenn Ihr Gerät weniger Bewegung verlangt.',
        'Bekannte Einschränkung: Kalender und Zeitauswahl stammen teils vom Browser und verhalten sich je nach Gerät unterschiedlich. Deshalb können Sie auch am Telefon anfragen.',
        'Unsere PDFs (AGB, Mietvertrag, Kopie Ihrer Daten) haben eine Struktur und eine Sprache und lassen sich vorlesen. Dokumente, die Sie hochladen, speichern wir als Bilder ihrer Seiten; darin ist kein Text, der sich vorlesen lässt.',
      ],
    },
    {
      id: 'checks',
      heading: 'Wie wir prüfen',
      paragraphs: [
        'Jede Änderung durchläuft automatische Prüfungen aller Seiten in beiden Sprachen. Dazu kommen Durchgänge mit der Tastatur. Wir bewerten uns damit selbst; Dritte haben noch nicht geprüft. Wir haben diese Erklärung zuletzt am 22. November 2026 überprüft.',
      ],
    },
    {
      id: 'report',
      heading: 'Eine Barriere melden',
      paragraphs: [
        `Wenn etwas nicht zugänglich ist, schreiben Sie an ${company.email} oder rufen Sie an: ${company.phone.text}. Wir antworten innerhalb von zwei Wochen und helfen sofort auf anderem Weg weiter.`,
      ],
    },
    {
      id: 'authority',
      heading: 'Zuständige Behörde',
      paragraphs: [
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Postfach 39 11 55, 39135 Magdeburg, E-Mail: MLBF@ms.sachsen-anhalt.de. Sie können sich an sie wenden, wenn wir Ihnen nicht helfen.',
      ],
    },
  ],
} as const
