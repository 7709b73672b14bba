import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'

/** Way from a page back to its list: its name before that of the page, on a phone an arrow. */
export const WayBack = ({ to, words }: { readonly to: string; readonly words: string }) => (
  <>
    <Link to={to} className="text-ink-700 hover:underline max-sm:hidden">
      {words}
    </Link>
    <span aria-hidden className="text-ink-500 max-sm:hidden">
      ›
    </span>
    <Link
      to={to}
      aria-label={words}
      className="-ml-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sand sm:hidden"
    >
      <ArrowLeft aria-hidden size={20} />
    </Link>
  </>
)
