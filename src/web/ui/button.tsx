import type { ComponentProps } from 'react'
import { Link } from 'react-router'

import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

interface Look {
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
}

/** `busy` keeps the button in place and focusable while its work is under way, and swallows clicks. */
export function Button({
  variant = 'primary',
  size = 'medium',
  busy = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: Look & { readonly busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault()
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
