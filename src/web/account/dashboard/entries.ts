import { useLocation } from 'react-router'

import type german from '#content/de/dashboard.ts'
import { pageOf, type Page } from '#i18n/links.ts'
import { KeyIcon, LicenceIcon, type Icon } from '#ui/rental-icons.tsx'
import { ContractIcon, OverviewIcon, PersonIcon, SlidersIcon, StarIcon } from './account-icons.tsx'

/** A page of the account; the texts have its names. */
export type OwnPage = Page & keyof typeof german.pages

/** The sidebar, in the specified order; each entry is a page that exists. */
export const entries: readonly { readonly page: OwnPage; readonly Icon: Icon }[] = [
  { page: 'dashboard', Icon: OverviewIcon },
  { page: 'profile', Icon: PersonIcon },
  { page: 'ownBookings', Icon: KeyIcon },
  { page: 'contracts', Icon: ContractIcon },
  { page: 'documents', Icon: LicenceIcon },
  { page: 'loyalty', Icon: StarIcon },
  { page: 'settings', Icon: SlidersIcon },
]

/** The page that is shown, within the frame. */
export function useOwnPage(): OwnPage {
  const page = pageOf(useLocation().pathname)
  return entries.find((entry) => entry.page === page)?.page ?? 'dashboard'
}
