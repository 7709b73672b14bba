import { company } from '../company.ts'
import cases from './privacy-cases.ts'

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
      cases,
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
        'Sie können sich bei einer Aufsichtsbehörde beschweren. Für uns zuständig ist die Berliner Beauftragte für Datenschutz und Informationsfreiheit, Alt-Moabit 59\u2060–\u206061, 10555 Berlin.',
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
      paragraphs: [`${entity}\n${street}\n${city}`, `Vertreten durch die Geschäftsführung: ${managingDirector}`],
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
      paragraphs: [`${managingDirector} (§\u00A018 Abs. 2 MStV)\n${street}\n${city}`],
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
        `Die ${entity} möchte, dass alle Menschen diese Website benutzen können. Diese Erklärung gilt für die Website mit Buchungsformular und Kundenkonto und erfüllt die Informationspflicht nach §\u00A014 des Barrierefreiheitsstärkungsgesetzes (BFSG).`,
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
        'Jede Änderung durchläuft automatische Prüfungen aller Seiten in beiden Sprachen. Dazu kommen Durchgänge mit der Tastatur. Wir bewerten uns damit selbst; Dritte haben noch nicht geprüft. Wir haben diese Erklärung zuletzt am 22.\u00A0November\u00A02026 überprüft.',
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
