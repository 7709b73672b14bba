import type de from '../../de/home/moving.ts'
import type { Shape } from '../../shape.ts'

export default {
  carousel: {
    role: 'carousel',
    slide: 'slide',
    position: '{number} of {total}',
    dots: 'Choose a slide',
    goTo: 'Go to slide {number}: {title}',
    previous: 'Back',
    next: 'Forward',
    following: 'Up next',
    pause: 'Pause the extras',
    play: 'Play the extras',
  },
  reasons: {
    label: 'Five reasons in pictures',
    slides: [
      {
        title: 'On the roads of Berlin for more than 15\u00A0years',
        badge: { top: '15+', bottom: 'years of experience' },
      },
      { title: 'Landed, and on your way', badge: { top: 'Terminal 1', bottom: 'desk in arrivals' } },
      {
        title: 'The right car for every plan',
        badge: { top: 'Every size', bottom: 'from mini to transporter' },
      },
      { title: 'Quietly through the city', badge: { top: 'Electric', bottom: 'and always automatic' } },
      { title: 'At home in the middle of the city', badge: { top: 'Tempelhof', bottom: 'our office by the airfield' } },
    ],
  },
  extras: {
    label: 'Extras and their prices',
    shown: 'In view: {titles}',
    failed: 'The prices could not be loaded.',
  },
  viewer: {
    label: 'Picture gallery',
    enlarge: 'Enlarge picture {number} of {total}: {alt}',
    position: 'Picture {number} of {total}',
    previous: 'Previous picture',
    next: 'Next picture',
    close: 'Close the gallery',
    captions: [
      'Waiting for a green light.',
      'Charges while you have breakfast.',
      'What everyone else sees of you.',
      'Stops as well as it looks.',
      'Across the Spree without a sound.',
      'Blue hour, open road.',
    ],
  },
} as const satisfies Shape<typeof de>
