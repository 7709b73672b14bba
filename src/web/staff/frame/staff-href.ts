import { useLocation } from 'react-router'
import { useLocale } from 'use-intl'

import type { Language } from '#i18n/links.ts'

/** `staffHref('en', 'bookings/SW-2222-2222')` is '/en/staff/bookings/SW-2222-2222'; '' is the board of today. */
export function staffHref(language: Language, path: string): string {
  const root = language === 'en' ? '/en/staff' : '/staff'
  return path === '' ? root : `${root}/${path}`
}

/** Address of a page of the back office in the language of this one. */
export function useStaffHref(): (path: string) => string {
  const language = useLocale()
  return (path) => staffHref(language, path)
}

/** Whether the present page is a place below the back office's root, or lies below it: `isAt('customers')`. */
export function useIsAt(): (place: string) => boolean {
  const href = useStaffHref()
  const { pathname } = useLocation()
  const here = pathname.replace(/\/+$/, '')
  return (place) => here === href(place) || (place !== '' && here.startsWith(`${href(place)}/`))
}

/** Page on which a document is reviewed. */
export const documentHref = (id: string): string => `inbox/documents?document=${id}`

/** The same page in the other language. */
export const inOtherLanguage = (pathname: string): string =>
  pathname.startsWith('/en/') ? pathname.slice('/en'.length) : `/en${pathname}`
