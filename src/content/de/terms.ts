import { company } from '../company.ts'

/**
 * The terms and conditions: the page shows them, the PDF in the mails carries them. Whoever changes a sentence
 * raises `version`; every booking remembers the version it was made under.
 */
const { emergency } = company

const terms = {
  version: '2025-02-03-6',
  effective: '2025-02-03',
  title: 'Allgemeine Geschäftsbedingungen',
  validFrom: 'Gültig ab 3. Februar 2025',
  intro:
    'Diese Bedingungen gelten, wenn Sie bei uns, dem im Impressum genannten Unternehmen, ein Fahrzeug mieten. „Sie“ sind die Person, die es mietet. Wir haben die Bedingungen so geschrieben, dass man sie ohne Fachkenntnis versteht.',
  sections: [
    {
      id: 'subject',
      title: 'Vertragsgegenstand',
      paragraphs: [
        'Wir vermieten Ihnen ein Fahrzeug für einen festen Mietzeitraum an einer unserer Stationen. Welche es gibt und wo sie sind, steht auf jeder Seite unserer Website.',
        'Sie buchen ein Fahrzeugmodell „oder ähnlich“. Die Fahrzeugklasse, die Zahl der Sitzplätze und die Art des Getriebes sind fest zugesagt. Marke, Modell und Farbe können abweichen.',
        'Wenn wir die gebuchte Fahrzeugklasse bei der Abholung nicht übergeben können, erhalten Sie ohne Aufpreis ein Fahrzeug einer höheren Fahrzeugklasse, sofern es für Sie passt. Andernfalls können Sie kostenlos zurücktreten und bekommen alles zurück, was Sie bezahlt haben. Ihre gesetzlichen Rechte bleiben davon unberührt.',
        'Wir schließen den Vertrag auf Deutsch oder auf Englisch, je nachdem, in welcher Sprache Sie buchen. Wir speichern den Vertragstext. Sie erhalten ihn mit diesen Bedingungen per E-Mail.',
      ],
    },
    {
      id: 'period-and-prices',
      title: 'Mietzeitraum und Preise',
      paragraphs: [
        'Ein Miettag dauert 24 Stunden ab der vereinbarten Abholzeit, gerechnet nach der Uhrzeit in Berlin. Für bis zu 59 Minuten darüber hinaus berechnen wir nichts. Danach beginnt ein weiterer Miettag.',
        'Sie können bis zu zwölf Monate im Voraus und für höchstens 90 Tage buchen. Zwischen Buchung und Abholung müssen mindestens zwei Stunden liegen.',
        'Der Gesamtpreis, den wir Ihnen vor der Buchung zeigen, ist der Preis, den Sie bezahlen. Er enthält die gesetzliche Mehrwertsteuer und alle Entgelte, die sich nicht vermeiden lassen. Seine Bestandteile sind einzeln aufgeführt: das Fahrzeug, gewählte Zusatzleistungen und, soweit sie zutreffen, die Einweggebühr und die Zuschläge für eine Abholung außerhalb der Öffnungszeiten und für Fahrten ins Ausland. Zusatzleistungen sind nie voreingestellt.',
        'Ein berechneter Preis gilt 15 Minuten: Wenn Sie in dieser Zeit buchen, bleibt es bei diesem Preis. So lange halten wir auch ein Fahrzeug für Sie frei. Wenn Sie nicht angemeldet sind, tun wir das nur für wenige Fahrzeuge zugleich; darüber hinaus reservieren wir allein den Preis und sagen Ihnen das im Formular. Sie buchen dann mit einem Code, den wir Ihnen per E-Mail senden, und erhalten ein Fahrzeug, sofern noch eines frei ist. Kurz vor dem Ende können Sie die Zeit verlängern, auf höchstens 45 Minuten im Ganzen; wenn wir ein Fahrzeug für Sie halten, nur, solange ein weiteres derselben Fahrzeugklasse frei ist.',
        'Der Preis enthält Kilometer. Wie viele es sind und was jeder weitere Kilometer kostet, steht beim Preis und in Ihrer Bestätigung. Mehrkilometer rechnen wir nach der Rückgabe ab.',
        'Rabatte, Punkte und freie Miettage für Mitglieder richten sich nach den Regeln des Treueprogramms, die am Ende dieser Bedingungen stehen.',
      ],
    },
    {
      id: 'booking-and-payment',
      title: 'Buchung und Zahlung',
      paragraphs: [
        'Solange unsere Website Buchungen erst ankündigt, senden Sie uns mit dem Formular eine unverbindliche Reservierungsanfrage. Wir beantworten sie innerhalb von höchstens 48 Stunden und nie später als zur gewünschten Abholzeit mit einem Angebot zum angefragten Preis oder mit einer Absage; so lange halten wir ein Fahrzeug für Sie frei. Unser Angebot gilt bis zu dem Zeitpunkt, den wir darin nennen, in der Regel 48 Stunden, längstens bis zwei Stunden vor der Abholzeit. Ein Mietvertrag kommt erst zustande, wenn Sie das Angebot mit der Schaltfläche „zahlungspflichtig buchen“ bestellen; wir bestätigen Ihnen das sofort per E-Mail. Bis dahin ist keine Seite verpflichtet: Sie können Anfrage und Angebot jederzeit kostenlos zurückziehen oder verfallen lassen, und wir können unser Angebot zurücknehmen.',
        'Sobald Buchungen möglich sind, geben Sie mit der Schaltfläche „zahlungspflichtig buchen“ ein verbindliches Angebot ab. Vorher sehen Sie Fahrzeug, Mietzeitraum, Stationen und Gesamtpreis noch einmal und können alle Angaben ändern. Der Vertrag kommt zustande, sobald wir die Buchung bestätigen; die Bestätigung schicken wir Ihnen sofort per E-Mail.',
        'Sie können mit Kreditkarte, Debitkarte oder PayPal bezahlen. Wenn der Preis in Euro angegeben ist und die Abholung mindestens sieben Tage in der Zukunft liegt, können Sie auch überweisen. Keine Zahlungsart kostet einen Aufschlag.',
        'Sie bezahlen bei der Abholung, es sei denn, wir bieten Ihnen bei der Buchung an, sofort auf der Seite eines Zahlungsdienstes zu bezahlen. Eine Überweisung muss vor der Abholung auf unserem Konto eingegangen sein; die Bankverbindung steht in der Bestätigung. Kartendaten erreichen unsere Server nicht.',
        'Sie können bis 24 Stunden vor der vereinbarten Abholzeit kostenlos stornieren. Wir nennen Ihnen den Zeitpunkt in der Bestätigung. Danach berechnen wir den Fahrzeugpreis eines Miettags, höchstens den Gesamtpreis. Dasselbe gilt, wenn Sie das Fahrzeug bis drei Stunden nach der vereinbarten Abholzeit nicht abgeholt haben. Haben wir zur vereinbarten Abholzeit kein Fahrzeug für Sie, berechnen wir nichts. Es steht Ihnen frei nachzuweisen, dass uns kein oder ein geringerer Schaden entstanden ist. Bevor Sie eine Stornierung bestätigen, zeigen wir Ihnen, was sie kostet und was Sie zurückbekommen. Sie können auf unserer Website mit Buchungsnummer und E-Mail-Adresse stornieren, auch ohne Konto.',
        'Ein gesetzliches Widerrufsrecht besteht nicht, weil wir Kraftfahrzeuge für einen festen Mietzeitraum vermieten (§\u00A0312g Abs. 2 Nr. 9 BGB).',
      ],
    },
    {
      id: 'pickup-and-return',
      title: 'Abholung und Rückgabe',
      paragraphs: [
        'Sie holen das Fahrzeug zur vereinbarten Zeit an der vereinbarten Station ab und geben es dort oder, wenn so gebucht, an einer anderen Station zurück. Außerhalb der Öffnungszeiten ist eine Abholung nur möglich, wenn die Station sie anbietet und Sie sie gebucht haben. Sie können das Fahrzeug auch dann zurückgeben, kostenlos über den Schlüsseleinwurf.',
        'Bitte bringen Sie zur Abholung mit: Ihren gültigen Führerschein im Original, wenn das Gesetz es verlangt auch seine Übersetzung oder einen internationalen Führerschein (§\u00A029 FeV), Ihren Personalausweis oder Reisepass und eine Karte auf Ihren Namen für die Kaution. Sie müssen am Tag der Abholung mindestens 18 Jahre alt sein, und der Führerschein muss bis zur Rückgabe gültig sein. Dasselbe gilt für jeden weiteren Fahrer. Wir sehen uns die Originale bei der Abholung an, auch wenn Sie uns vorab Dokumente hochgeladen haben. Ohne gültigen Führerschein dürfen wir das Fahrzeug nicht übergeben (§\u00A021 StVG); ohne Ausweis oder ohne Karte für die Kaution tun wir es nicht. In diesen Fällen gilt dasselbe, wie wenn Sie das Fahrzeug nicht abholen.',
        'Sie hinterlegen bei der Abholung eine Kaution. Ihre Höhe hängt von der Fahrzeugklasse ab und steht vor der Buchung neben dem Gesamtpreis; sie ist nicht Teil davon. Wir geben die Kaution spätestens sieben Tage nach der Rückgabe frei und verwenden sie nur für berechtigte Forderungen aus dieser Miete, die wir Ihnen einzeln nennen.',
        'Wir halten den Zustand des Fahrzeugs, den Kilometerstand und den Tank- oder Ladestand bei Abholung und Rückgabe gemeinsam mit Ihnen fest. Bitte geben Sie das Fahrzeug mit demselben Tank- oder Ladestand zurück. Wenn etwas fehlt, berechnen wir den Kraftstoff oder Strom zu dem Preis, den wir dafür zahlen.',
        'Wenn Sie das Fahrzeug mehr als 59 Minuten zu spät zurückgeben, berechnen wir für jeden angefangenen weiteren Miettag den Fahrzeugpreis eines Miettags, also den Fahrzeugpreis geteilt durch die Miettage. Es steht Ihnen frei nachzuweisen, dass uns kein oder ein geringerer Schaden entstanden ist. Wenn Sie nachweisen, dass Sie die Verspätung nicht verschuldet haben, verlangen wir keinen weiteren Schadensersatz. Wenn Sie länger fahren möchten, fragen Sie uns bitte vor dem Ende der Miete. Ein Anspruch auf Verlängerung besteht nur, wenn das Fahrzeug frei ist.',
        'Nur Sie und die eingetragenen Zusatzfahrer dürfen das Fahrzeug fahren. Fahrten unter Alkohol oder Drogen, Rennen, Fahrübungen, die Beförderung gegen Entgelt, das Weitervermieten und Fahrten abseits befestigter Straßen sind nicht erlaubt. Sie dürfen nur ins Ausland fahren, wenn Sie das bei der Buchung angegeben haben, und zwar in die Länder der Europäischen Union und des Europäischen Wirtschaftsraums, in die Schweiz und in das Vereinigte Königreich.',
      ],
    },
    {
      id: 'insurance-and-liability',
      title: 'Versicherung und Haftung',
      paragraphs: [
        'Jedes Fahrzeug ist so haftpflichtversichert, wie das Gesetz es verlangt. Die Versicherung deckt Schäden, die Sie anderen zufügen, bis zu den gesetzlichen Mindestsummen, nach den Allgemeinen Bedingungen für die Kraftfahrtversicherung (AKB) unseres Versicherers. Wer das ist, sagen wir Ihnen auf Anfrage.',
        'Sie haften nach dem Gesetz für Schäden am Fahrzeug, für seinen Verlust und für Verstöße gegen den Vertrag, also dann, wenn Sie sie verschuldet haben. Dazu gehören Reparatur, Wertminderung, Gutachten und der Ausfall des Fahrzeugs.',
        'Wenn Sie die Zusatzleistung „Versicherung“ gebucht haben, haften Sie für Unfallschäden am Fahrzeug und seinen Diebstahl je Schadensfall nur bis zur Höhe der Kaution. Das entspricht dem Leitbild einer Vollkaskoversicherung. Es gilt nicht bei Vorsatz; bei grober Fahrlässigkeit haften Sie in dem Umfang, der der Schwere Ihres Verschuldens entspricht.',
        `Nach einem Unfall, einem Diebstahl oder einem Wildschaden rufen Sie bitte die Polizei und danach uns an: ${emergency.text}, Tag und Nacht. Geben Sie keine Schuld zu, und schicken Sie uns einen kurzen Bericht mit Zeugen und Kennzeichen.`,
        'Sie tragen Bußgelder, Maut und Parkentgelte, die während Ihrer Miete anfallen. Wenn eine Behörde fragt, wer gefahren ist, müssen wir antworten.',
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper oder Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben. Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine Pflicht verletzen, auf deren Erfüllung Sie besonders vertrauen dürfen, und nur für den Schaden, mit dem typischerweise zu rechnen ist.',
        'Wir bewahren Dinge auf, die Sie im Fahrzeug vergessen, und geben sie Ihnen gern zurück.',
      ],
    },
    {
      id: 'privacy',
      title: 'Datenschutz',
      paragraphs: [
        'Wir verarbeiten Ihre Daten, um den Mietvertrag zu schließen und zu erfüllen und um Pflichten aus dem Gesetz zu erfüllen. Einzelheiten und Ihre Rechte stehen in der Datenschutzerklärung auf unserer Website.',
        'Wir speichern die Nummern von Ausweis, Reisepass und Führerschein verschlüsselt. Nur unser Personal kann sie sehen. Wir löschen sie 30 Tage nach dem Abschluss der Miete. Was wir für Abrechnung und Steuer brauchen, müssen wir so lange aufbewahren, wie das Gesetz es verlangt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen',
      paragraphs: [
        'Für Ihre Miete gelten die Bedingungen in der Fassung, die bei Ihrer Buchung galt. Sie liegt der Bestätigung als PDF bei. Wenn wir die Bedingungen ändern, betrifft das nur spätere Buchungen.',
        'Wenn Sie eine Buchung verlängern, verkürzen, das Fahrzeug wechseln oder einen Fahrer hinzufügen möchten, tun Sie das in Ihrem Konto oder sprechen Sie uns an. Wir nennen Ihnen den Preisunterschied, bevor Sie sich entscheiden. Eine Änderung gilt, sobald wir sie bestätigt haben.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Anwendbares Recht',
      paragraphs: [
        'Es gilt deutsches Recht. Sind Sie Verbraucherin oder Verbraucher und leben Sie in einem anderen Land, bleibt Ihnen der Schutz erhalten, den das zwingende Recht dieses Landes gibt. Das UN-Kaufrecht gilt nicht.',
        'Sind Sie Kaufmann, eine juristische Person des öffentlichen Rechts oder ein öffentlich-rechtliches Sondervermögen, ist Berlin Gerichtsstand.',
        'Wir nehmen nicht an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teil und sind dazu auch nicht verpflichtet (§\u00A036 VSBG). Sprechen Sie uns an: Meist finden wir schnell eine Lösung.',
        'Wenn eine Bestimmung unwirksam ist, bleiben die anderen gültig. An die Stelle der unwirksamen tritt das Gesetz.',
      ],
    },
    {
      id: 'loyalty',
      title: 'Treueprogramm',
      paragraphs: [
        'Das Treueprogramm ist kostenlos. Jedes Konto beginnt als Prime. Mit zehn abgeschlossenen Mieten oder mit 30.000 Punkten, die Sie innerhalb von zwölf Monaten gesammelt haben, werden Sie Elite.',
        'Sie sammeln 10 Punkte für jede volle Einheit der Währung, die Sie für Miete und Zusatzleistungen bezahlen, und 200 Punkte zusätzlich für die erste Miete. Wir schreiben sie gut, sobald die Miete abgeschlossen ist.',
        'Ein freier Miettag kostet als Prime 15.000 und als Elite 10.000 Punkte. Er nimmt den Fahrzeugpreis eines Miettags vom Preis. Wenn Sie stornieren oder das Fahrzeug nicht abholen, bekommen Sie die eingelösten Punkte zurück.',
        'Punkte verfallen nicht, solange Ihr Konto besteht. Sie lassen sich nicht auszahlen und nicht übertragen und enden mit dem Konto.',
        'Auf Ihre erste Miete mit Konto geben wir 15\u00A0% Rabatt auf Fahrzeug und Zusatzleistungen, jeder Person einmal. Rabatt und zusätzliche Punkte für die erste Miete gibt es für Konten, die bis zu dem Tag eröffnet werden, den unsere Website nennt. Wenn Sie schon ohne Konto gemietet haben, ist es nicht mehr Ihre erste Miete.',
        'Ohne Mitgliedschaft sind 200 Kilometer am Tag frei, als Prime 500, als Elite 700. Als Elite sind außerdem ein Zusatzfahrer und Fahrten ins Ausland kostenlos. Upgrades geben wir nach Verfügbarkeit.',
      ],
    },
  ],
} as const

export default terms
