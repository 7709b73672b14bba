import { Award, CarFront, FileText, IdCard, LayoutDashboard, Settings, UserRound, type LucideIcon } from 'lucide-react'
import { useLocation } from 'react-router'

import type german from '#content/de/dashboard.ts'
import { pageOf, type Page } from '#i18n/links.ts'

/** A page of the account; the texts have its names. */
export type OwnPage = Page & keyof typeof german.pages

/** The sidebar, in the specified order; each entry is a page that exists. */
export const entries: readonly { readonly page: OwnPage; readonly Icon: LucideIcon }[] = [
  { page: 'dashboard', Icon: LayoutDashboard },
  { page: 'profile', Icon: UserRound },
  { page: 'ownBookings', Icon: CarFront },
  { page: 'contracts', Icon: FileText },
  { page: 'documents', Icon: IdCard },
  { page: 'loyalty', Icon: Award },
  { page: 'settings', Icon: Settings },
]

/** The page that is shown, within the frame. */
export function useOwnPage(): OwnPage {
  const page = pageOf(useLocation().pathname)
  return entries.find((entry) => entry.page === page)?.page ?? 'dashboard'
}
