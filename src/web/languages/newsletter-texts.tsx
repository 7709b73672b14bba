import { Outlet } from 'react-router'

import newsletter from '#content/de/newsletter.ts'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ newsletter }, Outlet)
