import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { DueChip } from './privacy-row.tsx'
import type { PrivacyRequest } from './shape.ts'

const link = '-my-0.5 inline-flex min-h-6 items-center text-petrol-600 hover:underline touch:-my-1.5 touch:min-h-8'

interface Asked {
  readonly request: PrivacyRequest
}

/** Facts of a request, each said once: beside the work where there is room, else above it. */
export function PrivacyFacts({ request }: Asked) {
  const t = useTranslations('staff.privacy')
  const href = useStaffHref()
  const { date } = useFormat()
  const { kind, state, dueOn, receivedOn, way, email, identity, language, message, person, putOffReason } = request
  const customer = person?.customer ?? null
  // While the identity is open, the address stands in the field where it is verified.
  const known = state !== 'open' || identity !== null || way === 'account'
  return (
    <dl className="grid gap-x-6 gap-y-1.5 @[34rem]:grid-cols-2 @[47rem]:grid-cols-1 @[47rem]:gap-y-3">
      <Fact label={t('facts.due')}>
        {date(dueOn, 'dated')}
        {/* Beside the list, the list says it. */}
        {state === 'open' && (
          <span className="ml-2 md:hidden">
            <DueChip dueOn={dueOn} />
          </span>
        )}
        {putOffReason !== null && (
          <span className="block text-meta text-ink-500">{t('putOff', { reason: putOffReason })}</span>
        )}
      </Fact>
      <Fact label={t('facts.received')}>
        {t('received', { day: date(receivedOn, 'dated'), way: t(`ways.${way}`) })}
      </Fact>
      {known && email !== null && (
        <Fact label={t('facts.email')}>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </Fact>
      )}
      <Fact label={t('facts.language')}>{t(`letterLanguage.${language}`)}</Fact>
      <Fact label={t('facts.basis')}>{t(`articles.${kind}`)}</Fact>
      {(customer !== null || message !== null) && (
        <Fact label={t('facts.ways')}>
          <span className="flex flex-wrap gap-x-4">
            {customer !== null && <To href={href(`customers/${customer}`)}>{t('toCustomer')}</To>}
            {message !== null && <To href={`${href('inbox')}?message=${message}`}>{t('toMessage')}</To>}
          </span>
        </Fact>
      )}
    </dl>
  )
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-2.5 @[47rem]:block">
    <dt className="text-meta text-ink-500">{label}</dt>
    <dd className="figures [overflow-wrap:anywhere]">{children}</dd>
  </div>
)

const To = ({ href, children }: { readonly href: string; readonly children: ReactNode }) => (
  <Link to={href} className={link}>
    {children}
  </Link>
)

/** Numbers of what is stored, so that one sees what an act reaches. */
export function PrivacyStored({ request: { person, way } }: Asked) {
  const t = useTranslations('staff.privacy.facts')
  const id = useId()
  if (way === 'account') return null
  const counted = (['open', 'kept', 'requests', 'messages'] as const).flatMap((name) =>
    person === null || person[name] === 0 ? [] : [t(name, { count: person[name] })],
  )
  const found = [
    ...(person?.account === true ? [t('account')] : []),
    ...counted,
    ...(person?.newsletter === true ? [t('newsletter')] : []),
  ]
  const none = person === null ? t('noAddress') : t('none')
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-2.5 border-line @[47rem]:block @[47rem]:border-t @[47rem]:pt-3"
    >
      <h3 id={id} className="font-text text-meta font-normal tracking-normal text-ink-500">
        {t('heading')}
      </h3>
      {found.length === 0 ? (
        <p className="text-ink-700">{none}</p>
      ) : (
        <ul>
          {found.map((one) => (
            <li key={one} className="figures">
              {one}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
