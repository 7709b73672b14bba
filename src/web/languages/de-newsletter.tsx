import { Outlet } from 'react-router'

import newsletter from '../../content/de/newsletter.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { newsletter }

export default function GermanNewsletter() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
