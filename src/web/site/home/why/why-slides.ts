import { Award, CarFront, MapPin, PlaneLanding, Zap } from 'lucide-react'

/** Picture, colours and icon of each slide; its words are in the content, in the same order. */
export const slides = [
  {
    picture: '/img/gallery/6',
    bars: ['bg-amber-500', 'bg-petrol-300', 'bg-white'],
    Icon: Award,
    iconGround: 'bg-amber-500 text-ink-950',
  },
  {
    picture: '/img/locations/airport',
    bars: ['bg-petrol-300', 'bg-white', 'bg-amber-500'],
    Icon: PlaneLanding,
    iconGround: 'bg-petrol-600 text-white',
  },
  {
    picture: '/img/hero/welcome',
    bars: ['bg-white', 'bg-amber-500', 'bg-petrol-300'],
    Icon: CarFront,
    iconGround: 'bg-ink-900 text-white',
  },
  {
    picture: '/img/gallery/2',
    bars: ['bg-petrol-300', 'bg-amber-500', 'bg-white'],
    Icon: Zap,
    iconGround: 'bg-success text-white',
  },
  {
    picture: '/img/locations/tempelhof',
    bars: ['bg-amber-500', 'bg-white', 'bg-petrol-300'],
    Icon: MapPin,
    iconGround: 'bg-petrol-800 text-white',
  },
] as const
