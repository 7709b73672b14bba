import type { ReactNode, SVGProps } from 'react'

/**
 * Our own icons for what a rental is about: lines of 1.5 px on a grid of 20. General controls (arrows, close, eye) are
 * lucide's. Every icon is hidden from assistive technology, because words stand beside it.
 */
export function draw(shapes: ReactNode) {
  return function Icon({ size = 20, ...rest }: SVGProps<SVGSVGElement> & { readonly size?: number }) {
    return (
      <svg
        aria-hidden
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        viewBox="0 0 20 20"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...rest}
      >
        {shapes}
      </svg>
    )
  }
}

export type Icon = ReturnType<typeof draw>

export const CarIcon = draw(
  <>
    <path d="M4.4 12.8H3v-1.9c0-.7.4-1.2 1.1-1.4l2-.5 2-2.7c.4-.5.9-.8 1.5-.8h2.2c.6 0 1.1.3 1.5.7l1.9 2.5 1 .4c.5.2.8.7.8 1.2v2.5h-1.4M7.8 12.8h4.4" />
    <circle cx="6.1" cy="12.8" r="1.7" />
    <circle cx="13.9" cy="12.8" r="1.7" />
  </>,
)

export const SeatIcon = draw(
  <path d="M6 3.5c1.6 0 2 1 2.2 2l1.1 6h3.2c1.4 0 2.3.8 2.3 2.2V16M6 3.5 7.2 11c.3 1.6 1 2.5 2.6 2.5M6.5 16.5h8" />,
)

export const CaseIcon = draw(
  <>
    <rect x="4" y="6.5" width="12" height="10" rx="2" />
    <path d="M7.5 6.5V4.8c0-.7.5-1.3 1.3-1.3h2.4c.8 0 1.3.6 1.3 1.3v1.7M8 9.5v4M12 9.5v4" />
  </>,
)

/** The gates of a manual gearbox. */
export const GearsIcon = draw(
  <>
    <path d="M5 5.5v9M10 5.5v9M15 5.5V10H5" />
    <circle cx="5" cy="4" r="1.3" />
    <circle cx="10" cy="4" r="1.3" />
    <circle cx="15" cy="4" r="1.3" />
  </>,
)

/** The lever of an automatic gearbox. */
export const LeverIcon = draw(
  <>
    <circle cx="10" cy="5.2" r="2.2" />
    <path d="M10 7.4v6.1M4.5 16.5c0-1.8 1.2-3 3-3h5c1.8 0 3 1.2 3 3z" />
  </>,
)

export const FuelIcon = draw(
  <path d="M4 16.5V5c0-.8.6-1.5 1.5-1.5h4c.9 0 1.5.7 1.5 1.5v11.5M3 16.5h9M4 8.5h7M11 11h1.2c.8 0 1.3.5 1.3 1.3v1.5a1.25 1.25 0 0 0 2.5 0V7.5L13.5 5" />,
)

export const BoltIcon = draw(<path d="M11 3 5 11.5h4.5L9 17l6-8.5h-4.5z" />)

/** Air conditioning. */
export const SnowflakeIcon = draw(<path d="M10 3v14M4 6.5l12 7M16 6.5l-12 7M8 4.2l2 1.6 2-1.6M8 15.8l2-1.6 2 1.6" />)

/** Kilometres. */
export const RoadIcon = draw(<path d="M6.5 3.5 3.5 16.5M13.5 3.5l3 13M10 4v2.2M10 9v2.2M10 14v2.2" />)

export const KeyIcon = draw(
  <>
    <circle cx="6.5" cy="13.5" r="3" />
    <path d="m8.7 11.3 7-7M13 7l2 2" />
  </>,
)

/** The box for keys outside opening hours. */
export const KeyBoxIcon = draw(
  <>
    <rect x="4" y="3.5" width="12" height="13" rx="2" />
    <path d="M7.5 7h5M10 9.8v4" />
    <circle cx="10" cy="11" r="1.4" />
  </>,
)

/** The desk at a branch. */
export const DeskIcon = draw(
  <>
    <path d="M3 10.5h14M4.5 10.5v6M15.5 10.5v6" />
    <circle cx="10" cy="5" r="1.8" />
    <path d="M6.8 10.5c.3-1.9 1.5-2.9 3.2-2.9s2.9 1 3.2 2.9" />
  </>,
)

/** A card for the deposit. */
export const CardIcon = draw(
  <>
    <rect x="3" y="5" width="14" height="10" rx="2" />
    <path d="M3 8.5h14M6 12h2.5" />
  </>,
)

/** Driving licence. */
export const LicenceIcon = draw(
  <>
    <rect x="3" y="5" width="14" height="10" rx="2" />
    <circle cx="7.2" cy="9" r="1.5" />
    <path d="M5 12.6c.6-1 3.8-1 4.4 0M12 8.5h2.5M12 11.5h2.5" />
  </>,
)

export const PassportIcon = draw(
  <>
    <rect x="5" y="3" width="10" height="14" rx="2" />
    <circle cx="10" cy="8.5" r="2.2" />
    <path d="M7.5 13.5h5" />
  </>,
)

/** Trips across the border. */
export const BorderIcon = draw(
  <>
    <path d="M4.5 16.5v-13M4.5 7.5h12l-2-2 2-2h-12" />
    <path d="M8 12h8.5M14 9.8l2.5 2.2-2.5 2.2" />
  </>,
)

export const ClockIcon = draw(
  <>
    <circle cx="10" cy="10" r="6.8" />
    <path d="M10 6.2V10l2.6 1.8" />
  </>,
)

export const CalendarIcon = draw(
  <>
    <rect x="3.5" y="4.5" width="13" height="12" rx="2" />
    <path d="M3.5 8.5h13M7 3v3M13 3v3" />
  </>,
)
