import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { classes } from '#ui/classes.ts'
import { Spinner } from '#ui/spinner.tsx'
import { Kbd } from './kbd.tsx'

const looks = {
  /** The page's act. */
  petrol: 'border-transparent bg-petrol-600 text-white hover:bg-petrol-800',
  /** The due act of a list, one at a time. */
  amber: 'border-transparent bg-amber-500 text-ink-950 hover:bg-amber-400',
  outline: 'border-line-2 bg-white hover:border-edge',
  quiet: 'border-transparent text-ink-700 hover:bg-sand',
  danger: 'border-transparent bg-danger text-white hover:bg-danger/85',
} as const

const sizes = {
  small: 'min-h-8 px-3 touch:min-h-11 touch:px-4.5',
  /** In the right column and in dialogs. */
  large: 'min-h-11 px-4.5 text-[0.9375rem]',
} as const

const shape =
  'press inline-flex items-center justify-center gap-2 rounded-full border font-semibold whitespace-nowrap aria-disabled:cursor-not-allowed aria-busy:opacity-55'

/** Look of a button that can do nothing yet: it has lost its colour, not its words. */
const offLook = (look: keyof typeof looks): string =>
  look === 'quiet' ? 'border-transparent text-ink-500' : 'border-line bg-sand text-ink-500'

/** Classes of a button, for a link that leaves the application. */
export const lookOf = (look: keyof typeof looks, size: keyof typeof sizes, className?: string): string =>
  classes(shape, looks[look], sizes[size], className)

interface Look {
  readonly look?: keyof typeof looks
  readonly size?: keyof typeof sizes
  /** Key that does the same (`useKeys`), shown as a cap. */
  readonly keys?: string
}

const groundOf = (look: keyof typeof looks) =>
  look === 'amber' ? 'amber' : look === 'petrol' || look === 'danger' ? 'dark' : 'paper'

const spoken = (keys: string): string => keys.replaceAll('mod', 'Control').replaceAll('alt', 'Alt')

/** Button. `busy` or `aria-disabled` keeps it in place and focusable while it can do nothing. */
export function Button({
  look = 'outline',
  size = 'small',
  keys,
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': off,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<'button'>) {
  const isOff = !busy && (off === true || off === 'true')
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || off}
      aria-busy={busy || undefined}
      aria-keyshortcuts={keys && spoken(keys)}
      className={classes(shape, isOff ? offLook(look) : looks[look], sizes[size], className)}
      onClick={(event) => {
        if (busy || isOff) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner size={16} />}
      {children}
      {keys !== undefined && <Kbd keys={keys} on={isOff ? 'paper' : groundOf(look)} />}
    </button>
  )
}

/** Link that looks like a button. */
export function ButtonLink({
  look = 'outline',
  size = 'small',
  keys,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} aria-keyshortcuts={keys && spoken(keys)} className={lookOf(look, size, className)}>
      {children}
      {keys !== undefined && <Kbd keys={keys} on={groundOf(look)} />}
    </Link>
  )
}
