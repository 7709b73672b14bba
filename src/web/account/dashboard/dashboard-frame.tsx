import { Outlet, useOutletContext } from 'react-router'
import { useTranslations } from 'use-intl'

import { signOut } from '#api/session.tsx'
import type { Session } from '#api/session-storage.ts'
import { useSignInOverPage } from '#frame/openers.tsx'
import { Seo } from '#frame/seo.tsx'
import { Container } from '#ui/section.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useMembersOnly } from '../guards.ts'
import { useOwnPage } from './entries.ts'
import { Sidebar } from './sidebar.tsx'

/** Frame around a customer's own pages. Visitors sign in first and come back (D4). */
export function DashboardFrame() {
  const t = useTranslations('dashboard.pages')
  const common = useTranslations('site.common')
  const page = useOwnPage()
  const { session } = useMembersOnly()
  useSignInOverPage()
  return (
    <Container className="surface-paper grid grid-cols-1 gap-x-12 gap-y-7 pb-16 lg:grid-cols-[13rem_minmax(0,1fr)] lg:pt-11 lg:pb-16">
      <Seo title={t(`${page}.title`)} description={t(`${page}.description`)} />
      <Sidebar current={page} onLeave={() => void signOut()} />
      {/* If another member signs in over the page, nothing of the previous one stays in it. */}
      <div key={session?.user.id} className="min-w-0">
        {session ? <Outlet context={session} /> : <Spinner label={common('loading')} />}
      </div>
    </Container>
  )
}

/** Session of the member whose pages these are. It can only be used within the frame, which lets in members alone. */
export const useMember = (): Session => useOutletContext<Session>()
