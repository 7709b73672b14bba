import type { ReactNode } from 'react'
import { Link } from 'react-router'

export const linkStyle = 'font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800'

/** Link within a sentence, for `t.rich`. */
export const linkTo = (to: string) =>
  function TextLink(words: ReactNode) {
    return (
      <Link to={to} className={linkStyle}>
        {words}
      </Link>
    )
  }

/** Button within a sentence, for `t.rich`. */
export const buttonIn = (onClick: () => void) =>
  function TextButton(words: ReactNode) {
    return (
      <button type="button" onClick={onClick} className={`-my-2.5 min-h-11 ${linkStyle}`}>
        {words}
      </button>
    )
  }
