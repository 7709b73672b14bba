import { Outlet } from 'react-router'

import legal from '../../content/en/legal.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { legal }

export default function EnglishLegal() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
