import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { useHref } from '#i18n/i18n.tsx'

/** Link to a booking that is not in the account, for `t.rich`. */
export function useManageLink(): (words: ReactNode) => ReactNode {
  const to = useHref()
  return function ManageLink(words) {
    return (
      <Link
        to={to('manageBooking')}
        className="font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
      >
        {words}
      </Link>
    )
  }
}
