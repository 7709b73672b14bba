import { Outlet } from 'react-router'

import legal from '../../content/de/legal.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { legal }

export default function GermanLegal() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
