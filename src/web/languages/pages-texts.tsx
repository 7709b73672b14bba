import { Outlet } from 'react-router'

import pages from '#content/de/pages.ts'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ pages }, Outlet)
