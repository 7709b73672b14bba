import { useEffect, useState } from 'react'

/** Height of the line that a section has to reach to be in view, as a share of the window's height. */
const LINE = 0.45

/**
 * The last of these sections that has reached the line; none before the page is live. All sections of the page have to
 * be watched, also those that are not asked for: a leap from one of them to another crosses none that is.
 */
export function useSectionInView<Id extends string>(ids: readonly Id[], watched: readonly string[] = ids): Id | null {
  const [inView, setInView] = useState<Id | null>(null)
  useEffect(() => {
    const main = document.getElementById('main')
    if (!main) return
    const line = new IntersectionObserver(
      () => setInView(ids.findLast((id) => reached(document.getElementById(id))) ?? null),
      { rootMargin: `-${LINE * 100}% 0px -${(1 - LINE) * 100}%` },
    )
    const watch = () => {
      line.disconnect()
      // A reader can leap from below the last section to above the first, where none is in view.
      line.observe(main)
      for (const id of watched) {
        const section = document.getElementById(id)
        if (section) line.observe(section)
      }
    }
    // The page has changed, or a section has loaded and replaced its placeholder.
    const parts = new MutationObserver(watch)
    parts.observe(main, { childList: true })
    watch()
    return () => {
      parts.disconnect()
      line.disconnect()
    }
  }, [ids, watched])
  return inView
}

const reached = (element: HTMLElement | null): boolean =>
  element !== null && element.getBoundingClientRect().top <= innerHeight * LINE
