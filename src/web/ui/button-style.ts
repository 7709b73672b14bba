import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'amber' | 'danger' | 'quiet' | 'plain'
export type ButtonSize = 'medium' | 'large'

/** Styles of buttons. Forced colours show the invisible border instead of the background. */
const variants: Record<ButtonVariant, string> = {
  primary: 'border border-transparent bg-petrol-600 text-white hover:bg-petrol-800',
  amber: 'border border-transparent bg-amber-500 text-ink-950 hover:bg-amber-400',
  /** Ends something for good. */
  danger: 'border border-transparent bg-danger text-white hover:bg-danger/85',
  /** Takes the surface's text colour, so it works on paper and on a dark stage; the edge stays above 3:1 on both. */
  quiet: 'border border-current/60 hover:bg-edge/15',
  plain: 'border border-transparent hover:bg-edge/15',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'min-h-11 px-5 py-2 text-small',
  large: 'min-h-13 px-7 py-3 text-base',
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-full text-center font-semibold press hyphens-manual disabled:cursor-not-allowed disabled:opacity-60'

/**
 * Row of a form's buttons, of which the last one is plain: its words stand apart from the button before, or at the edge of
 * the text where it wraps.
 */
export const formButtons = 'flex flex-wrap gap-x-8 gap-y-3 [&>:last-child]:-ml-5'

/** For a plain button, which a phone shows without the hover that tells it from text. */
export const asLinkOnPhone = 'max-sm:underline max-sm:underline-offset-4'

/** Class names that make a button or a link look like a button. */
export const buttonStyle = (variant: ButtonVariant, size: ButtonSize, more?: string): string =>
  classes(shape, variants[variant], sizes[size], more)
