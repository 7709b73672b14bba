import { company } from '../company.ts'

const { entity, street, city, privacyEmail, managingDirector, court, register, vatId } = company.legal

/** Privacy, imprint and accessibility: fetched by the pages that show them. Read raw, without ICU placeholders. */
export default {
  privacy: [
    {
      heading: 'Verantwortliche Stelle',
      paragraphs: [
        `Verantwortlich für die Verarbeitung Ihrer Daten auf dieser Website und bei der Miete ist ${entity}, ${street}, ${city}.`,
        `Fragen zum Datenschutz beantworten wir unter ${privacyEmail} oder unter der genannten Anschrift in Berlin.`,
      ],
    },
    {
      heading: 'Welche Daten wir erheben und wozu',
      paragraphs: [
        'Beim Aufruf der Website: Ihre IP-Adresse, um Ihnen die Seite zu senden und zu viele Versuche in kurzer Zeit abzuwehren (Art. 6 Abs. 1 Buchst. f DSGVO). Im Protokoll des Servers stehen Zeitpunkt, Art des Aufrufs und Antwort, aber weder Ihre IP-Adresse noch Ihr Name. Was Sie in das Buchungs- oder das Registrierungsformular eintragen, liegt bis zum Absenden nur im Sitzungsspeicher Ihres Browsers.',
        'Bei einer Anfrage oder Buchung: Name, Geburtsdatum, Anschrift, E-Mail-Adresse, Telefonnummer, Führerschein- und Reisepassnummer, Zeitraum, Stationen, Fahrzeug und Preis. Ohne diese Angaben können wir keinen Mietvertrag schließen (Art. 6 Abs. 1 Buchst. b DSGVO). Führerschein- und Reisepassnummer speichern wir verschlüsselt und löschen sie 30 Tage nach Abschluss der Miete. Die Station, an der Sie abholen, und bei einer Buchung auch die, an der Sie zurückgeben, erhalten Name, Telefonnummer, E-Mail-Adresse, Zeitraum, Fahrzeug, Preis und Zahlungsart per E-Mail; Geburtsdatum, Anschrift und die Nummern Ihrer Dokumente stehen nicht darin.',
        'Mit einem Kundenkonto: Name, E-Mail-Adresse, ein Passwort, von dem wir nur einen Prüfwert (Hash) speichern, Ihre Buchungen und Ihr Punktestand (Art. 6 Abs. 1 Buchst. b DSGVO). Diese Daten behalten wir, bis Sie das Konto löschen.',
        'Bei der Übergabe: Wir prüfen Führerschein und Ausweis im Original und halten fest, dass wir sie geprüft haben (Art. 6 Abs. 1 Buchst. c DSGVO, § 21 StVG). Eine Kopie machen wir nicht.',
        'Beim Bezahlen: Zahlungsart, Betrag und Zeitpunkt. Kartendaten erreichen unsere Server nicht.',
        'Wenn Sie uns anrufen oder eine E-Mail senden: Ihre Nachricht und Ihre Kontaktdaten, bis Ihr Anliegen erledigt ist (Art. 6 Abs. 1 Buchst. b oder f DSGVO).',
        'Mit dem Kontaktformular: Name, E-Mail-Adresse und Nachricht sowie Telefon und Buchungsnummer, wenn Sie sie angeben, um Ihnen zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Wir speichern die Nachricht 180 Tage und leiten sie der Station, an die sie geht, per E-Mail weiter; dort bleibt sie, bis Ihr Anliegen erledigt ist, und wenn sie zu einem Vertrag gehört, als Geschäftsbrief. An Ihre Adresse senden wir eine Eingangsbestätigung. Gegen automatische Nachrichten prüfen wir, ob ein unsichtbares Feld ausgefüllt und wie schnell das Formular gesendet wurde.',
        'Mit dem Newsletter: Ihre E-Mail-Adresse und die Sprache, wenn Sie einwilligen (Art. 6 Abs. 1 Buchst. a DSGVO, § 7 Abs. 2 Nr. 2 UWG). Wir schreiben Ihnen erst, wenn Sie den Link in unserer E-Mail bestätigt haben; ohne Bestätigung löschen wir Ihre Adresse nach sieben Tagen. Um die Einwilligung nachweisen zu können, halten wir fest, wann Sie sich angemeldet, bestätigt und abgemeldet haben und welchen Text Sie dabei gesehen haben (Art. 7 Abs. 1 DSGVO); Ihre IP-Adresse speichern wir dafür nicht. Ob Sie den Newsletter öffnen, messen wir nicht. Abmelden können Sie sich jederzeit mit dem Link in jeder E-Mail. Den Nachweis bewahren wir danach bis zum Ende des dritten Kalenderjahres auf, bis Ansprüche verjährt sind (Art. 6 Abs. 1 Buchst. f DSGVO, §§ 195, 199 BGB), und nutzen die Adresse zu nichts anderem.',
        'Rechnungen bewahren wir acht Jahre auf, Geschäftsbriefe sechs Jahre; dazu sind wir gesetzlich verpflichtet (§ 147 AO, § 257 HGB). Automatisierte Entscheidungen und Profiling gibt es nicht.',
      ],
    },
    {
      heading: 'Weitergabe an Dritte',
      paragraphs: [
        'Wir verkaufen keine Daten und geben sie nicht zu Werbezwecken weiter. Diese Website ruft nichts von fremden Servern ab: keine Schriften, keine Karten, keine Statistik.',
        'Für den Betrieb der Server und den Versand von E-Mails beauftragen wir Dienstleister, die nur nach unserer Weisung arbeiten (Art. 28 DSGVO).',
        'Soweit nötig, erhalten Daten außerdem: der Zahlungsdienst, den Sie wählen; Versicherungen und Werkstätten nach einem Schaden; Behörden, wenn wir gesetzlich dazu verpflichtet sind, zum Beispiel nach einem Verkehrsverstoß.',
        'Links zu sozialen Netzwerken und zur Karte öffnen eine fremde Website. Erst wenn Sie darauf klicken, erhält deren Betreiber Daten von Ihnen.',
      ],
    },
    {
      heading: 'Ihre Rechte',
      paragraphs: [
        'Sie können Auskunft über Ihre Daten verlangen, sie berichtigen, löschen oder einschränken lassen und in einem gängigen Format erhalten (Art. 15 bis 20 DSGVO).',
        'Verarbeitungen, die auf unserem berechtigten Interesse beruhen, können Sie widersprechen (Art. 21 DSGVO). Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen.',
        `Dafür genügt eine Nachricht an ${privacyEmail}.`,
        'Sie können sich bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59–61, 10555 Berlin.',
      ],
    },
    {
      heading: 'Änderungen dieser Erklärung',
      paragraphs: [
        'Ändert sich, was wir mit Daten tun, ändern wir diese Erklärung und das Datum am Anfang. Über wesentliche Änderungen informieren wir Kundinnen und Kunden mit Konto per E-Mail.',
      ],
    },
    {
      heading: 'Cookies: wozu wir sie verwenden',
      paragraphs: [
        'Wir speichern in Ihrem Browser nur, was für das Angebot unbedingt nötig ist, das Sie aufgerufen haben (§ 25 Abs. 2 Nr. 2 TDDDG). Deshalb gibt es hier keinen Cookie-Hinweis, den Sie wegklicken müssten.',
      ],
    },
    {
      heading: 'Cookies: welche Arten es gibt',
      paragraphs: [
        'Notwendige: das Cookie „lang“ merkt sich für ein Jahr die Sprache, die Sie gewählt haben. Melden Sie sich an, liegen unter „token“ und „user“ im lokalen Speicher Ihr Sitzungsschlüssel und Ihr Name, bis Sie sich abmelden oder die Sitzung nach 12 Stunden, mit „Angemeldet bleiben“ nach 30 Tagen, endet. Während der Sitzung vermerkt „reloaded“, ob eine Seite wegen eines Ladefehlers neu geladen wurde; Browser ohne neuere Navigationsfunktion zählen dafür kurz „boots“.',
        'Leistungs-Cookies, also solche zur Messung der Nutzung: verwenden wir nicht.',
        'Funktionale Cookies für Komfort über das Notwendige hinaus: verwenden wir nicht. Werbe-Cookies auch nicht.',
      ],
    },
    {
      heading: 'Cookies verwalten',
      paragraphs: [
        'In den Einstellungen Ihres Browsers können Sie gespeicherte Daten ansehen, löschen und für die Zukunft sperren. Ohne sie bleibt die Website lesbar; die gewählte Sprache wird dann nicht gemerkt, und die Anmeldung endet mit dem Verlassen der Seite.',
      ],
    },
    {
      heading: 'Änderungen der Cookie-Richtlinie',
      paragraphs: [
        'Kommt etwas hinzu, steht es zuerst hier. Was nicht unbedingt nötig ist, speichern wir nur, wenn Sie vorher zugestimmt haben.',
      ],
    },
  ],
  imprint: [
    {
      heading: 'Angaben gemäß § 5 DDG',
      paragraphs: [entity, `${street}, ${city}`, `Vertreten durch die Geschäftsführung: ${managingDirector}`],
    },
    {
      heading: 'Kontakt',
      paragraphs: [`Telefon: ${company.phone.text}`, `E-Mail: ${company.email}`],
    },
    {
      heading: 'Register und Umsatzsteuer',
      paragraphs: [
        `Handelsregister: ${court}, ${register}`,
        `Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG: ${vatId}`,
      ],
    },
    {
      heading: 'Verantwortlich für den Inhalt',
      paragraphs: [`${managingDirector}, ${street}, ${city} (§ 18 Abs. 2 MStV)`],
    },
    {
      heading: 'Streitbeilegung',
      paragraphs: [
        'Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen (§ 36 VSBG). Sprechen Sie uns an: Meist finden wir schnell eine Lösung.',
      ],
    },
    {
      heading: 'Bilder und Marken',
      paragraphs: [
        'Alle Bilder dieser Website sind eigene, am Rechner entstandene Darstellungen erfundener Fahrzeuge. Genannte Marken- und Modellnamen gehören ihren Inhabern und beschreiben nur, welche Fahrzeuge vermietet werden.',
        'Der Inhalt ist ein Platzhalter: Firma, Anschrift, Nummern und Personen sind erfunden.',
      ],
    },
  ],
  accessibility: [
    {
      heading: 'Wozu diese Erklärung dient',
      paragraphs: [
        `${entity} möchte, dass alle Menschen diese Website benutzen können. Diese Erklärung gilt für die Website mit Buchungsformular und Kundenkonto und erfüllt die Informationspflicht nach § 14 des Barrierefreiheitsstärkungsgesetzes (BFSG).`,
      ],
    },
    {
      heading: 'Was die Website bietet',
      paragraphs: [
        'Sie können Fahrzeuge ansehen, einen Zeitraum wählen, eine Anfrage oder Buchung absenden, ein Konto anlegen und eine Buchung ansehen oder stornieren. Jeden dieser Schritte erklären wir auch am Telefon.',
      ],
    },
    {
      heading: 'Wie barrierefrei sie ist',
      paragraphs: [
        'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und die Norm EN 301 549. Wir gestalten und prüfen die Seiten danach: Bedienung mit der Tastatur, Ausgabe im Screenreader, Kontraste, Vergrößerung bis 400 Prozent. Was sich von selbst bewegt, lässt sich anhalten und steht still, wenn Ihr Gerät weniger Bewegung verlangt.',
        'Bekannte Einschränkung: Kalender und Zeitauswahl stammen teils vom Browser und verhalten sich je nach Gerät unterschiedlich. Die Anfrage ist deshalb auch telefonisch möglich.',
      ],
    },
    {
      heading: 'Wie wir prüfen',
      paragraphs: [
        'Jede Änderung durchläuft automatische Prüfungen aller Seiten in beiden Sprachen. Dazu kommen Durchgänge mit der Tastatur. Es handelt sich um eine Selbstbewertung; eine Prüfung durch Dritte hat noch nicht stattgefunden.',
      ],
    },
    {
      heading: 'Eine Barriere melden',
      paragraphs: [
        `Ist etwas nicht zugänglich, schreiben Sie an ${company.email} oder rufen Sie an: ${company.phone.text}. Wir antworten innerhalb von zwei Wochen und helfen sofort auf anderem Weg weiter.`,
      ],
    },
    {
      heading: 'Zuständige Behörde',
      paragraphs: [
        'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg.',
      ],
    },
  ],
} as const
