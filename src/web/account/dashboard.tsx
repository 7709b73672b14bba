import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { User } from '../../contract/account.ts'
import { useHref } from '../i18n.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useMember } from './dashboard/frame.tsx'
import { linkStyle } from './links-in-text.tsx'

/** The first page of the account. */
export default function Dashboard() {
  const t = useTranslations('dashboard.overview')
  const to = useHref()
  const { user } = useMember()
  return (
    <>
      <h1 className="mb-6 text-subtitle">{t('greeting', { name: user.firstName })}</h1>
      <div className="grid gap-4 xl:grid-cols-3">
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

const card = 'flex flex-col rounded-card border border-line bg-white p-6'

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
  const t = useTranslations('dashboard.overview')
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
        to={to('settings')}
        className={`mt-auto inline-flex min-h-11 items-center self-start text-small ${linkStyle}`}
      >
        {t('changePassword')}
      </Link>
    </section>
  )
}
