import { useRef, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { User } from '../../contract/account.ts'
import { signOut } from '../api/session.tsx'
import { useHref } from '../i18n.tsx'
import { Seo } from '../seo.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Section } from '../ui/section.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useMembersOnly } from './guards.ts'
import { linkStyle } from './links-in-text.tsx'

/** Members only; others sign in first and come back (D4). */
export default function Dashboard() {
  const t = useTranslations('account.dashboard')
  const common = useTranslations('site.common')
  const signedOut = useRef(false)
  const { session } = useMembersOnly(signedOut)
  const leave = () => {
    signedOut.current = true
    void signOut()
  }
  return (
    <Section surface="sand" className="min-h-[70vh]">
      <Seo title={t('title')} description={t('description')} />
      {session ? <Overview user={session.user} onLeave={leave} /> : <Spinner label={common('loading')} />}
    </Section>
  )
}

function Overview({ user, onLeave }: { readonly user: User; readonly onLeave: () => void }) {
  const t = useTranslations('account.dashboard')
  const to = useHref()
  return (
    <>
      <div className="mb-10 flex flex-wrap items-end justify-between gap-5">
        <h1 className="text-title">{t('greeting', { name: user.firstName })}</h1>
        <Button variant="quiet" onClick={onLeave}>
          {t('logout')}
        </Button>
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        <Card title={t('book.heading')} text={t('book.text')}>
          <ButtonLink to={to('booking')}>{t('book.link')}</ButtonLink>
        </Card>
        <Card title={t('manage.heading')} text={t('manage.text')}>
          <ButtonLink to={to('manageBooking')} variant="quiet">
            {t('manage.link')}
          </ButtonLink>
        </Card>
        <Details user={user} />
      </div>
    </>
  )
}

const card = 'flex flex-col rounded-card bg-white p-6 shadow-card sm:p-8'

function Card({
  title,
  text,
  children,
}: {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}) {
  return (
    <section className={card}>
      <h2 className="text-subtitle">{title}</h2>
      <p className="mt-2 mb-6 text-ink-700">{text}</p>
      <div className="mt-auto">{children}</div>
    </section>
  )
}

function Details({ user }: { readonly user: User }) {
  const t = useTranslations('account.dashboard')
  const to = useHref()
  return (
    <section className={card}>
      <h2 className="text-subtitle">{t('account')}</h2>
      <dl className="mt-3 mb-4 space-y-3">
        <div>
          <dt className="text-small text-ink-500">{t('name')}</dt>
          <dd>{`${user.firstName} ${user.lastName}`.trim()}</dd>
        </div>
        <div>
          <dt className="text-small text-ink-500">{t('email')}</dt>
          <dd className="hyphens-none">{user.email}</dd>
        </div>
      </dl>
      <Link
        to={to('password')}
        className={`mt-auto inline-flex min-h-11 items-center self-start text-small ${linkStyle}`}
      >
        {t('changePassword')}
      </Link>
    </section>
  )
}
