import { draw } from '#ui/rental-icons.tsx'

/** Icons of the account's pages, beside those of a rental (rental-icons.tsx): the same line and grid. */
export const OverviewIcon = draw(
  <>
    <rect x="3.5" y="3.5" width="5" height="5" rx="1" />
    <rect x="11.5" y="3.5" width="5" height="5" rx="1" />
    <rect x="3.5" y="11.5" width="5" height="5" rx="1" />
    <rect x="11.5" y="11.5" width="5" height="5" rx="1" />
  </>,
)

export const PersonIcon = draw(
  <>
    <circle cx="10" cy="7" r="3" />
    <path d="M4.5 16.5c.6-3 2.7-4.3 5.5-4.3s4.9 1.3 5.5 4.3" />
  </>,
)

export const ContractIcon = draw(<path d="M5.5 3.5h6l3 3v10h-9zM8 10h4M8 13h4" />)

export const StarIcon = draw(<path d="m10 3.5 2 4.2 4.5.6-3.3 3.2.8 4.5-4-2.2-4 2.2.8-4.5-3.3-3.2 4.5-.6z" />)

export const SlidersIcon = draw(
  <>
    <path d="M4 6h7M15 6h1M4 14h1M9 14h7" />
    <circle cx="13" cy="6" r="1.8" />
    <circle cx="7" cy="14" r="1.8" />
  </>,
)

export const LeaveIcon = draw(<path d="M8 3.5H4.5v13H8M12.5 13l3-3-3-3M15 10H8" />)

export const UploadIcon = draw(
  <path d="M10 13V4M6.5 7.5 10 4l3.5 3.5M4 13.5v2.3c0 .4.3.7.7.7h10.6c.4 0 .7-.3.7-.7v-2.3" />,
)

export const ChartIcon = draw(<path d="M4 16.5V9M10 16.5v-13M16 16.5v-5" />)
