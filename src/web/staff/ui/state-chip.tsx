import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

const looks = {
  neutral: 'bg-sand text-ink-700',
  petrol: 'bg-petrol-100 text-petrol-800',
  running: 'bg-petrol-600 text-white',
  /** Time is running short. */
  due: 'bg-amber-100 text-amber-800',
  /** Wrong already. */
  bad: 'bg-danger-100 text-danger',
  good: 'bg-success-100 text-success',
  outline: 'border border-dashed border-ink-500 text-ink-700',
} as const

export type ChipLook = keyof typeof looks

/** State in a word, with a sign, so that it can be told without its colour. */
export function Chip({
  look = 'neutral',
  icon: Icon,
  children,
}: {
  readonly look?: ChipLook
  readonly icon?: LucideIcon
  readonly children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex h-5 items-center gap-1.25 rounded-full px-2 text-xs font-semibold whitespace-nowrap forced-colors:border',
        looks[look],
      )}
    >
      {Icon && <Icon aria-hidden size={12} strokeWidth={2.25} className="shrink-0" />}
      {children}
    </span>
  )
}
