import type { company } from '#content/company.ts'

type Network = (typeof company.social)[number]['name']

/** One sign for each network, in the line of our own icons (`src/web/ui/rental-icons.tsx`), on 20 by 20. */
const lines: Readonly<Record<Network, string>> = {
  Facebook: 'M13.5 3.5h-1.7c-1.9 0-3 1.2-3 3.1v10.1M6.3 9.6h6.4',
  Instagram:
    'M7.2 3.2h5.6a4 4 0 0 1 4 4v5.6a4 4 0 0 1-4 4H7.2a4 4 0 0 1-4-4V7.2a4 4 0 0 1 4-4zM13.2 10a3.2 3.2 0 1 1-6.4 0 3.2 3.2 0 0 1 6.4 0zM14 6h.01',
  X: 'M4 4h2.9l9.1 12h-2.9zM15.5 4l-4.7 5.100M8.9 11.2 4.5 16',
  LinkedIn: 'M4.5 8.500V16M4.5 4.800h.01M9 16V8.500M9 12c0-2 1.2-3.5 3.2-3.500s3.3 1.5 3.3 3.500v4',
  YouTube:
    'M5.5 4.800h9a3 3 0 0 1 3 3v4.400a3 3 0 0 1-3 3h-9a3 3 0 0 1-3-3V7.800a3 3 0 0 1 3-3zM8.7 7.800l3.8 2.2-3.8 2.200z',
  TikTok: 'M11 3.500v9.300a3.2 3.2 0 1 1-3.2-3.200M11 3.500c.3 2.3 1.9 3.9 4.2 4.1',
}

export function SocialIcon({ of }: { readonly of: Network }) {
  return (
    <svg
      aria-hidden
      width={20}
      height={20}
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={lines[of]} />
    </svg>
  )
}
