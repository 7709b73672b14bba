import { Outlet } from 'react-router'

import pages from '../../content/en/pages.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { pages }

export default function EnglishPages() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
