import { Outlet } from 'react-router'

import newsletter from '../../content/en/newsletter.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { newsletter }

export default function EnglishNewsletter() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
