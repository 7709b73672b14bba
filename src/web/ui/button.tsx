import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** `busy`, or `aria-disabled`, keeps the button in place and focusable while it can do nothing, and swallows clicks. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': off,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-disabled={busy || off}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy || off === true) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy && <Spinner />}
      {children}
    </button>
  )
}

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  className,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />
}
