import { Outlet } from 'react-router'

import account from '../../content/en/account.ts'
import { AccountFrame } from '../account/frame.tsx'
import { MoreMessages } from '../i18n.tsx'

const messages = { account }

export default function EnglishAccount() {
  return (
    <MoreMessages messages={messages}>
      <AccountFrame>
        <Outlet />
      </AccountFrame>
    </MoreMessages>
  )
}
