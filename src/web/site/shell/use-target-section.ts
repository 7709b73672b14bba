import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'

import { scrollToElement } from '../../ui/motion.ts'
import { navigationState } from './menu.ts'

/** The home page scrolls to the section that the navigation carries; going back keeps the old place instead. */
export function useTargetSection(): void {
  const location = useLocation()
  const type = useNavigationType()
  useEffect(() => {
    const { section } = navigationState(location)
    const element = section && type !== NavigationType.Pop ? document.getElementById(section) : null
    if (element) scrollToElement(element)
  }, [location, type])
}
