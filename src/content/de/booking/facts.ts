/** What was booked, as a page shows it after the order. */
export default {
  rows: {
    vehicle: 'Fahrzeug',
    plate: 'Kennzeichen',
    pickup: 'Abholung',
    dropoff: 'Rückgabe',
    customer: 'Kunde',
    email: 'E-Mail-Adresse',
    emergency: 'Panne oder Unfall, Tag und Nacht',
    payment: 'Zahlungsart',
    booked: 'Eingegangen am',
    extras: 'Zusatzleistungen',
    crossBorder: 'Fahrten ins Ausland',
    decision: 'Antwort spätestens',
    offer: 'Angebot gilt bis',
  },
  none: 'keine',
  yes: 'ja',
  price: 'Preis',
  place: {
    hours: 'Öffnungszeiten',
    phone: 'Telefon',
    directions: 'Route planen',
    directionsTo: 'Route planen: {name} (neuer Tab)',
  },
} as const
