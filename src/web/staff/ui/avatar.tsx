import { Building2 } from 'lucide-react'

import { classes } from '#ui/classes.ts'

const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? words.at(-1)![0] : ''}`.toUpperCase()
}

/** Initials of a person; their name stands beside it. */
export const Avatar = ({
  name,
  small = false,
  quiet = false,
}: {
  readonly name: string
  readonly small?: boolean
  /** Whether the disc is one of many and keeps back, as in a list of customers. */
  readonly quiet?: boolean
}) => (
  <span
    aria-hidden
    className={classes(
      'grid shrink-0 place-items-center rounded-full font-semibold',
      quiet ? 'bg-sand-200 text-ink-900' : 'bg-petrol-800 text-white',
      small ? 'size-5 text-[0.5625rem]' : 'size-6.5 text-[0.6875rem]',
    )}
  >
    {initialsOf(name)}
  </span>
)

/** Sign of a company, where a person has initials; on a phone its name takes the room. */
export const BusinessSign = () => (
  <span
    aria-hidden
    className="grid size-6.5 shrink-0 place-items-center rounded-field bg-petrol-800 text-white max-sm:hidden"
  >
    <Building2 size={14} />
  </span>
)
