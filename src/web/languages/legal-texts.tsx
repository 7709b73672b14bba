import { Outlet } from 'react-router'

import legal from '#content/de/legal.ts'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ legal }, Outlet)
