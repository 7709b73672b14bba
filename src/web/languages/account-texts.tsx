import { Outlet } from 'react-router'

import account from '#content/de/account.ts'
import { AccountFrame } from '#account/account-frame.tsx'
import { withMessages } from '#i18n/i18n.tsx'

export default withMessages({ account }, Outlet, AccountFrame)
