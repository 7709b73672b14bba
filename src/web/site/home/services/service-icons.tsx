import { createElement } from 'react'

import { draw, ShieldIcon, type Icon } from '#ui/rental-icons.tsx'

/** Icons of the eight extras by their codes, and one for those that staff added. */
const icons: Readonly<Record<string, Icon>> = {
  gps: draw(<path d="m10 3 6 13.5-6-2.8-6 2.8z" />),
  baby_seat: draw(
    <path d="M3.5 8c0 4.7 2.6 7.5 6.5 7.5s6.5-2.2 6.5-5H11L8.5 8zM5 8c.6-2.8 2.6-4.5 5-4.5 2.9 0 5.2 2.4 5.5 7" />,
  ),
  toddler_seat: draw(
    <path d="M6 3.5h3.5c.8 0 1.5.6 1.6 1.4l.7 6.1h2.7c1 0 1.8.8 1.8 1.8v1.7H8.5c-1.5 0-2.3-.9-2.5-2.3L5 5c-.1-.8.3-1.5 1-1.5zM8 17h7M8.3 7.5h2" />,
  ),
  child_seat: draw(
    <path d="M4 9.5C4 8.6 4.6 8 5.5 8h6c.6 0 1 .2 1.4.6l2.7 2.8c.3.3.4.6.4 1v1.1c0 .8-.6 1.5-1.5 1.5h-9c-.9 0-1.5-.7-1.5-1.5zM4 12h7.5" />,
  ),
  additional_driver: draw(
    <>
      <circle cx="7.5" cy="7" r="2.6" />
      <path d="M3 16c.3-2.9 2-4.5 4.5-4.5S11.7 13.1 12 16M12.5 4.6a2.5 2.5 0 0 1 0 4.8M14 11.8c1.7.6 2.7 2 3 4.2" />
    </>,
  ),
  insurance: ShieldIcon,
  wifi: draw(<path d="M3 8.5c4-3.7 10-3.7 14 0M5.5 11.3c2.6-2.4 6.4-2.4 9 0M8 14c1.2-1 2.8-1 4 0M10 16.5h.01" />),
  snow_chain: draw(
    <>
      <circle cx="10" cy="10" r="6.8" />
      <circle cx="10" cy="10" r="2.8" />
      <path d="M10 3.2v4M10 12.8v4M3.2 10h4M12.8 10h4" />
    </>,
  ),
}

const Plus = draw(<path d="M10 4.5v11M4.5 10h11" />)

/** Icon of an extra, by its code. */
export const ServiceIcon = ({ code, ...rest }: { readonly code: string } & Parameters<Icon>[0]) =>
  createElement(icons[code] ?? Plus, rest)
