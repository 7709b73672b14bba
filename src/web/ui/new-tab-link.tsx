import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Link for `t.rich` that opens in a new tab, so that the form keeps its input. `note` is for those who cannot see the tab. */
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
