import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { hasFocusBack } from '../left-places.ts'
import { scrollToElement } from '#ui/motion.ts'
import { sectionsThere } from '../later.tsx'
import { navigationState } from './menu.ts'

/**
 * After a change of page the focus is on its heading, which a screen reader then reads out, and not on a link that may
 * be far down the page before. Going back, it is on what was pressed there. A change of language is none: it draws this
 * frame anew.
 */
export function useStartOfPage(): void {
  const location = useLocation()
  const shown = useRef(location.pathname)
  useEffect(() => {
    if (shown.current === location.pathname) return
    shown.current = location.pathname
    if (hasFocusBack(location.key)) return
    const main = document.getElementById('main')
    // A page or a section that takes the focus itself has it by now.
    if (!main || navigationState(location).section || main.contains(document.activeElement)) return
    const named = location.hash === '' ? null : document.getElementById(location.hash.slice(1))
    const heading = main.querySelector('h1')
    if (heading) heading.tabIndex = -1
    for (const element of [heading ?? main, named]) element?.focus({ preventScroll: true })
  }, [location])
}

/**
 * The home page scrolls to the section that the navigation carries; going back keeps the old place instead. Coming
 * from another page it waits for what lies above the section.
 */
export function useTargetSection(): void {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const { section } = navigationState(location)
    if (!section || type === NavigationType.Pop) return
    let left = false
    const go = async () => {
      await sectionsThere()
      const element = left ? null : document.getElementById(section)
      if (element) scrollToElement(element)
    }
    void go()
    return () => {
      left = true
    }
  }, [location, type])
}
