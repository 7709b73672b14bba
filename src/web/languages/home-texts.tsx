import { Outlet } from 'react-router'

import site from '#content/de/site/first-view.ts'
import { withMessages } from '#i18n/i18n.tsx'

/** The first view of the home page has texts that no other page needs. */
export default withMessages({ site }, Outlet)
