import { Outlet } from 'react-router'

import pages from '../../content/de/pages.ts'
import { MoreMessages } from '../i18n.tsx'

const messages = { pages }

export default function GermanPages() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
