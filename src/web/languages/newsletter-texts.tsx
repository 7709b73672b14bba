import { Outlet } from 'react-router'

import newsletter from '#content/de/newsletter.ts'
import { DoorFrame } from '#account/door-frame.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ newsletter }, Outlet, DoorFrame)
