import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import { unbroken } from '#content/unbroken.ts'
import type { NextRental as Next } from '#contract/overview.ts'
import { useBranch } from '#api/branches.ts'
import { useNow } from '#api/clock.ts'
import { useHref, useLanguage } from '#i18n/i18n.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { TicketStub } from '#rental/ticket.tsx'
import { linkStyle } from '../links-in-text.tsx'
import { isPast } from '#rental/rental-moment.ts'

/** Number of the rental, what it still needs or what helps on the road, and the way to its page. */
export function RentalStub({ next }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const to = useHref()
  const { reference, status, plate } = next
  const request = status === 'requested' || status === 'offered'
  return (
    <TicketStub>
      <div className="grid items-center gap-x-9 gap-y-4 @[48rem]:grid-cols-[auto_minmax(0,1fr)_auto]">
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          <Fact label={t('reference')}>{reference}</Fact>
          {plate !== null && <Fact label={t('plate')}>{plate}</Fact>}
        </dl>
        {status === 'active' ? <Late next={next} /> : <Needs next={next} />}
        <ButtonLink to={to('ownBookings', { booking: reference })} className="@[40rem]:justify-self-start">
          {t(request ? 'showRequest' : 'show')}
        </ButtonLink>
      </div>
      {status === 'active' && <OnTheWay next={next} />}
    </TicketStub>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-small text-ink-500">{label}</dt>
      <dd className="figures mt-0.5 font-display text-[1.375rem] leading-tight font-[650] tracking-[-0.01em]">
        {unbroken(children)}
      </dd>
    </div>
  )
}

/** List of what is missing, and of what to bring to the pickup. */
function Needs({ next: { reference, status, missing } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const to = useHref()
  // The headline says until when we answer.
  const needed = missing.filter((code) => code !== 'decision' || status !== 'requested')
  return (
    <ul className="space-y-1.5 text-small text-ink-700">
      {needed.map((code) => (
        <li key={code} className="flex gap-2">
          <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-amber-800" />
          <span>
            {t(`missing.${code}`)}{' '}
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
      <li>{t('bring')}</li>
    </ul>
  )
}

/** Said once the agreed end has passed and the car is still out. */
function Late({ next: { end, dropoff } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const branch = useBranch(dropoff)
  const late = isPast(end, useNow())
  return (
    <p className="max-w-[44ch] text-small text-ink-700">
      {late && branch ? t('late', { phone: unbroken(branch.phone.text) }) : t('keys')}
    </p>
  )
}

/** Numbers and hours that a customer on the road needs. */
function OnTheWay({ next: { dropoff } }: { readonly next: Next }) {
  const t = useTranslations('overview.next')
  const language = useLanguage()
  const branch = useBranch(dropoff)
  return (
    <dl className="mt-6 grid gap-x-8 gap-y-3 border-t border-line pt-5 text-small @[40rem]:grid-cols-3">
      {branch && (
        <>
          <Row label={t('phone', { branch: branch.names[language] })}>
            <Phone {...branch.phone} />
          </Row>
          <Row label={t('hours')}>{branch.hours[language].replaceAll('\n', ', ')}</Row>
        </>
      )}
      <Row label={t('emergency')}>
        <Phone {...company.emergency} />
      </Row>
    </dl>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-500">{label}</dt>
      <dd className="figures">{children}</dd>
    </div>
  )
}

function Phone({ text, href }: { readonly text: string; readonly href: string }) {
  return (
    <a href={href} className={`-my-2.5 inline-flex min-h-11 items-center font-semibold ${linkStyle}`}>
      {text}
    </a>
  )
}
