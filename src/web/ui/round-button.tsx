import type { LucideIcon } from 'lucide-react'

import { classes } from './classes.ts'

const tones = {
  light: 'border-edge bg-white hover:border-ink-900',
  dark: 'border-white/45 hover:bg-white/15',
} as const

/** Sizes of the button, at least 44 px, and of its icon in pixels. */
const sizes = {
  small: ['size-11', 16],
  medium: ['size-11', 20],
  large: ['size-12', 22],
} as const

/** An icon in a circle, named for those who cannot see it. */
export function RoundButton({
  label,
  Icon,
  size = 'medium',
  tone,
  onClick,
  className,
}: {
  readonly label: string
  readonly Icon: LucideIcon
  readonly size?: keyof typeof sizes
  readonly tone: keyof typeof tones
  readonly onClick: () => void
  readonly className?: string
}) {
  const [circle, icon] = sizes[size]
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes('grid shrink-0 place-items-center rounded-full border press', circle, tones[tone], className)}
    >
      <Icon aria-hidden size={icon} />
    </button>
  )
}
