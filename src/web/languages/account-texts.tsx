import type { ReactNode } from 'react'
import { Outlet } from 'react-router'

import account from '#content/de/account.ts'
import { AccountFrame } from '#account/account-frame.tsx'
import { DoorFrame } from '#account/door-frame.tsx'
import { withMessages } from '#i18n/i18n.tsx'

const Frame = ({ children }: { readonly children: ReactNode }) => (
  <AccountFrame>
    <DoorFrame>{children}</DoorFrame>
  </AccountFrame>
)

export default withMessages({ account }, Outlet, Frame)
