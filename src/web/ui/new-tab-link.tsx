import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** For `t.rich`: a text that is read beside a form, which keeps what was typed. `note` tells who cannot see the tab. */
export const newTabLink = (to: string, note: string) =>
  function NewTabLink(words: ReactNode) {
    return (
      <Link
        to={to}
        target="_blank"
        className="font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
      >
        {words}
        <span className="sr-only"> ({note})</span>
      </Link>
    )
  }
