import { useEffect, useState } from 'react'

const SHOWS_AFTER_MS = 200
const ROWS = [0, 1, 2, 3, 4, 5]

/** Places of the rows that are on their way, once that takes noticeably long. */
export function Waiting({ words }: { readonly words: string }) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <output className="flex flex-col gap-px p-6">
      <span className="sr-only">{words}</span>
      {shown && ROWS.map((row) => <span key={row} aria-hidden className="h-12 rounded-field bg-sand" />)}
    </output>
  )
}
