import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { unbroken, unbrokenDate } from '#content/unbroken.ts'
import { timeOf } from '#domain/period.ts'
import { company } from '#content/company.ts'
import type { Overview } from '#contract/overview.ts'
import { useBranch } from '#api/branches.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useFormat } from '#rental/use-format.ts'
import { linkStyle } from '../links-in-text.tsx'
import { Card } from './dashboard-card.tsx'

type Next = NonNullable<Overview['next']>

/** The rental that comes next with what is still missing for it, or the way to one. */
export function NextRental({ next }: { readonly next: Overview['next'] }) {
  const t = useTranslations('overview.next')
  const to = useHref()
  if (!next) {
    return (
      <Card title={t('none')} className="xl:col-span-3">
        <p className="mb-5 text-ink-700">{t('noneText')}</p>
        <ButtonLink to={to('booking')}>{t('book')}</ButtonLink>
      </Card>
    )
  }
  return (
    <Card title={t(next.status === 'active' ? 'current' : 'heading')} className="xl:col-span-3">
      <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-subtitle font-semibold tracking-[-0.02em]">
          {t('vehicle', { name: next.vehicle.name })}
        </span>
        <span className={classes('rounded-full px-3 py-1 text-small font-semibold', looks[statusOf(next)])}>
          {t(`status.${statusOf(next)}`)}
        </span>
      </p>
      <dl className="grid gap-4 sm:grid-cols-2">
        <Stop label={t('pickup')} branch={next.pickup} local={next.start} />
        <Stop label={t('dropoff')} branch={next.dropoff} local={next.end} />
      </dl>
      {next.status === 'active' ? <OnTheWay next={next} /> : <Missing next={next} />}
      <ButtonLink to={to('ownBookings', { booking: next.reference })} className="mt-5">
        {t(next.status === 'requested' || next.status === 'offered' ? 'showRequest' : 'show', {
          reference: unbroken(next.reference),
        })}
      </ButtonLink>
    </Card>
  )
}

const statusOf = ({ status, missing }: Next) =>
  missing.includes('car')
    ? 'car'
    : status === 'requested' || status === 'offered' || status === 'pending_payment' || status === 'active'
      ? status
      : 'confirmed'

/** State in the words of the list of bookings. */
const looks = {
  car: 'bg-amber-100 text-amber-800',
  requested: 'bg-amber-100 text-amber-800',
  offered: 'bg-amber-100 text-amber-800',
  pending_payment: 'bg-amber-100 text-amber-800',
  confirmed: 'bg-success-100 text-success',
  active: 'bg-success-100 text-success',
} as const

function Stop({ label, branch, local }: { readonly label: string; readonly branch: number; readonly local: string }) {
  const t = useTranslations('overview.next')
  const { date } = useFormat()
  const language = useLanguage()
  const place = useBranch(branch)
  return (
    <div>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="figures font-semibold">
        {t('time', { date: unbrokenDate(date(local, 'long')), time: timeOf(local) })}
      </dd>
      <dd>{place?.names[language]}</dd>
      <dd className="text-small text-ink-700">{place && `${place.street}, ${place.city}`}</dd>
    </div>
  )
}

/** Plate of the car and telephone number, which a customer on the road needs. */
function OnTheWay({ next: { plate, dropoff } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const language = useLanguage()
  const branch = useBranch(dropoff)
  const rows = [
    ...(plate === null ? [] : [[t('plate'), <strong key="plate">{unbroken(plate)}</strong>] as const]),
    ...(branch
      ? ([
          [t('phone', { branch: branch.names[language] }), <Phone key="phone" phone={branch.phone} />],
          [t('hours'), branch.hours[language].replaceAll('\n', ', ')],
        ] as const)
      : []),
    [t('emergency'), <Phone key="emergency" phone={company.emergency} />],
  ] as const
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-small sm:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-500">{label}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Phone({ phone: { text, href } }: { readonly phone: { readonly text: string; readonly href: string } }) {
  return (
    <a href={href} className={`-my-2.5 inline-flex min-h-11 items-center font-semibold ${linkStyle}`}>
      {text}
    </a>
  )
}

function Missing({ next: { reference, missing, decisionBy } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const { moment } = useFormat()
  const to = useHref()
  const words = (code: Next['missing'][number]) =>
    code === 'decision' && decisionBy !== null
      ? t('missing.decisionBy', { moment: moment(decisionBy) })
      : t(`missing.${code}`)
  return (
    <ul className="mt-5 space-y-1.5 border-t border-line pt-4 text-small">
      {missing.map((code) => (
        <li key={code} className="flex gap-2">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-amber-800" />
          <span>
            {words(code)}{' '}
            {code === 'order' && (
              <Link to={to('offer', { booking: reference })} className={linkStyle}>
                {t('toOffer')}
              </Link>
            )}
            {code.startsWith('licence_') && (
              <Link to={to('documents')} className={linkStyle}>
                {t('upload')}
              </Link>
            )}
          </span>
        </li>
      ))}
      <li className="flex gap-2">
        <CircleCheck aria-hidden size={18} className="mt-0.5 shrink-0 text-petrol-600" />
        {t('bring')}
      </li>
    </ul>
  )
}
