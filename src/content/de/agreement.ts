/** The rental agreement as a PDF. `{name}` and the like are filled in by the server's documents. */
export default {
  title: 'Mietvertrag',
  documentTitle: 'Mietvertrag {reference}, Fassung {revision}',
  file: 'Mietvertrag-{reference}-Fassung-{revision}.pdf',
  subtitle: '{reference} · Fassung {revision} · {date}',
  foot: '{reference} · Fassung {revision} · Seite {page} von {of}',
  landlord: 'Vermieter',
  tenant: 'Mieter und Fahrer',
  phone: 'Telefon {phone}',
  born: 'geboren am {date}',
  drivers: {
    label: { one: 'Zusatzfahrer', other: 'Zusatzfahrer' },
    value: 'noch nicht benannt: {count}. Die Namen werden bei der Übergabe eingetragen.',
  },
  vehicle: {
    heading: 'Fahrzeug',
    type: '{type} (ACRISS {acriss}), {seats} Sitze, {transmission}',
    plate: 'Kennzeichen',
    plateLater: 'Bei der Übergabe steht fest, welches Fahrzeug Sie erhalten. Wir tragen dann sein Kennzeichen ein.',
  },
  period: {
    heading: 'Mietzeitraum und Nutzung',
    moment: '{date}, {time}\u00A0Uhr ({zone})',
    leg: '{end} ({zone})',
    length: 'Mietdauer',
    days: { one: '{count} Miettag', other: '{count} Miettage' },
    kilometres: 'Kilometer',
    kilometresValue: '{included}\u00A0km sind enthalten, jeder weitere Kilometer kostet {rate}.',
    abroad: 'Fahrten ins Ausland',
    agreed: 'vereinbart',
    notAgreed: 'nicht vereinbart',
    none: 'keine',
  },
  price: { heading: 'Preis und Zahlung' },
  insurance: {
    heading: 'Versicherung und Haftung',
    liability: 'Haftpflicht',
    booked:
      'Die Zusatzleistung „Versicherung“ (Haftungsbegrenzung nach Art einer Vollkasko) ist gebucht. Die Kaution beträgt {deposit}.',
    notBooked: 'Die Zusatzleistung „Versicherung“ ist nicht gebucht.',
    inTerms: 'Es gilt der Abschnitt „{section}“ der Allgemeinen Geschäftsbedingungen.',
  },
  cancelling: {
    tooLate: 'Sie können nicht mehr kostenlos stornieren: Die Frist dafür endete am {deadline}.',
  },
  conclusion: {
    heading: 'Vertragsschluss',
    booked: 'Sie haben am {booked} online zahlungspflichtig gebucht, und wir haben die Buchung sofort bestätigt.',
    changed: 'Die Miete wurde am {changed} geändert. Diese Fassung ersetzt die vorige.',
    form: 'Der Vertrag ist in Textform geschlossen (§\u00A0126b BGB) und gilt ohne Unterschrift. Beide Seiten unterschreiben erst bei der Übergabe.',
    annex:
      'Unsere Allgemeinen Geschäftsbedingungen gelten in der Fassung {version}. Sie sind als Anlage Teil dieses Vertrags.',
    reference:
      'Unsere Allgemeinen Geschäftsbedingungen gelten in der Fassung {version}, die der Bestätigung Ihrer Buchung beilag.',
  },
  handover: {
    heading: 'Bei der Übergabe auszufüllen',
    plate: 'Kennzeichen',
    kilometres: 'Kilometerstand',
    fuel: 'Tank- oder Ladestand',
    driver: 'Zusatzfahrer: Name, Führerschein geprüft',
    damage: 'Bekannte Schäden',
    checked: 'Führerschein und Ausweis im Original geprüft: Datum, Uhrzeit',
    tenant: 'Unterschrift Mieter',
    landlord: 'Unterschrift Vermieter',
  },
  annex: 'Anlage: {title}',
} as const
