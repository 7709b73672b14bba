import { BoltIcon, CaseIcon, DeskIcon, KeyIcon, RoadIcon } from '#ui/rental-icons.tsx'

/** Car, colours and icon of each slide; its words are in the content, in the same order. */
export const slides = [
  {
    car: 'station-wagon',
    bars: ['bg-amber-500', 'bg-petrol-300', 'bg-white'],
    Icon: RoadIcon,
    iconGround: 'bg-amber-500 text-ink-950',
  },
  {
    car: 'people-carrier',
    bars: ['bg-petrol-300', 'bg-white', 'bg-amber-500'],
    Icon: DeskIcon,
    iconGround: 'bg-petrol-300 text-ink-950',
  },
  {
    car: 'transporter',
    bars: ['bg-white', 'bg-amber-500', 'bg-petrol-300'],
    Icon: CaseIcon,
    iconGround: 'bg-white text-ink-950',
  },
  {
    car: 'electric',
    bars: ['bg-petrol-300', 'bg-amber-500', 'bg-white'],
    Icon: BoltIcon,
    iconGround: 'bg-success text-white',
  },
  {
    car: 'mini',
    bars: ['bg-amber-500', 'bg-white', 'bg-petrol-300'],
    Icon: KeyIcon,
    iconGround: 'bg-petrol-600 text-white',
  },
] as const
