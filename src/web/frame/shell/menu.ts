import { useLocation, type Location } from 'react-router'

import type { Place } from '../left-places.ts'
import { languageOf, pageOf, type Page, type SectionId } from '#i18n/links.ts'

type Target = { readonly page: Page; readonly section?: SectionId }
export type MenuKey = 'home' | 'about' | 'why' | 'process' | 'vehicles' | 'rewards' | 'testimonials' | 'locations'

/** The specified menu and where each item leads (D11). */
export const menu: readonly (Target & { readonly key: MenuKey })[] = [
  { key: 'home', page: 'home', section: 'home' },
  { key: 'about', page: 'about' },
  { key: 'why', page: 'home', section: 'aboutUs' },
  { key: 'process', page: 'home', section: 'howTo' },
  { key: 'vehicles', page: 'home', section: 'fleet' },
  { key: 'rewards', page: 'home', section: 'loyalty' },
  { key: 'testimonials', page: 'home', section: 'testimonials' },
  { key: 'locations', page: 'home', section: 'locations' },
]

/** State of a navigation: the section to go to, or the place to keep. */
export interface NavigationState {
  readonly section?: SectionId
  readonly place?: Place
  /** Place where the other language of the same page was chosen: the header's menu or the page. */
  readonly newLanguage?: 'menu' | 'page'
}

/** The sections that the menu leads to. */
export const menuSections: readonly SectionId[] = menu.flatMap(({ section }) => (section ? [section] : []))

export const navigationState = (location: Location): NavigationState => (location.state ?? {}) as NavigationState

export function useCurrentPage() {
  const { pathname } = useLocation()
  return { page: pageOf(pathname), language: languageOf(pathname), pathname }
}
