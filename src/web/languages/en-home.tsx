import { Outlet } from 'react-router'

import home from '../../content/en/site/home.ts'
import { MoreMessages } from '../i18n.tsx'

/** The first view of the home page has texts that no other page needs. */
const messages = { site: home }

export default function EnglishHome() {
  return (
    <MoreMessages messages={messages}>
      <Outlet />
    </MoreMessages>
  )
}
