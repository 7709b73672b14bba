/** What moves on the home page below its first view: carousels and the viewer of the gallery. */
export default {
  carousel: {
    role: 'Karussell',
    slide: 'Bild',
    position: '{number} von {total}',
    dots: 'Bild wählen',
    goTo: 'Zu Bild {number}: {title}',
    previous: 'Zurück',
    next: 'Weiter',
    following: 'Als Nächstes',
    pause: 'Wechsel der Zusatzleistungen anhalten',
    play: 'Wechsel der Zusatzleistungen starten',
  },
  reasons: {
    label: 'Fünf Gründe in Bildern',
    slides: [
      { title: 'Seit über 15\u00A0Jahren auf Berlins Straßen', badge: { top: '15+', bottom: 'Jahre Erfahrung' } },
      { title: 'Gelandet und gleich weiter', badge: { top: 'Terminal 1', bottom: 'Schalter in der Ankunft' } },
      {
        title: 'Für jeden Plan der passende Wagen',
        badge: { top: 'Jede Größe', bottom: 'vom Mini bis zum Transporter' },
      },
      { title: 'Leise durch die Stadt', badge: { top: 'Elektrisch', bottom: 'und immer mit Automatik' } },
      { title: 'Mitten in der Stadt zu Hause', badge: { top: 'Tempelhof', bottom: 'unser Büro am Flugfeld' } },
    ],
  },
  extras: {
    label: 'Zusatzleistungen und ihre Preise',
    shown: 'Zu sehen: {titles}',
    failed: 'Die Preise konnten nicht geladen werden.',
  },
  viewer: {
    label: 'Bildergalerie',
    enlarge: 'Bild {number} von {total} vergrößern: {alt}',
    position: 'Bild {number} von {total}',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    close: 'Galerie schließen',
    captions: [
      'Wartet auf grünes Licht.',
      'Lädt, während Sie frühstücken.',
      'Der letzte Blick, den andere haben.',
      'Bremst so gut, wie er aussieht.',
      'Über die Spree, ohne ein Geräusch.',
      'Blaue Stunde, freie Bahn.',
    ],
  },
} as const
