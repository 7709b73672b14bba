import { useTranslations } from 'use-intl'

import { dateOf } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { ListHead } from './loaded.tsx'
import type { Queued } from './shapes.ts'

/** Names, numbers and dates as they were typed, those of this kind of document first. */
export function DocumentTyped({ document }: { readonly document: Queued }) {
  const t = useTranslations('staff.inbox')
  const { date } = useFormat()
  const { kind, expiry, customer, profile, rental } = document
  const day = (value: string | null) => (value === null || value === '' ? null : date(value, 'dated'))
  const own =
    kind === 'passport'
      ? ([
          ['passport', profile.passportNo],
          ['validUntil', day(profile.passportExpiry)],
        ] as const)
      : kind === 'identity_card'
        ? ([
            ['idCard', profile.idCardNo],
            ['validUntil', day(profile.idCardExpiry)],
          ] as const)
        : ([
            ['licence', profile.licenseNo],
            ['issued', day(profile.licenseIssue)],
            ['validUntil', day(profile.licenseExpiry)],
          ] as const)
  return (
    <div className="grid gap-6">
      <section>
        <ListHead title={t('person')} />
        <Facts
          rows={[
            ['name', `${customer.firstName} ${customer.lastName}`.trim()],
            ['born', day(customer.dateOfBirth)],
            ['email', customer.email],
          ]}
        />
      </section>
      <section>
        <ListHead title={t(`kinds.${kind}`)} />
        <Facts rows={[['saidUntil', day(expiry)], ...own]} />
      </section>
      {rental !== null && (
        <section>
          <ListHead title={t('nextRental')} />
          <Facts
            rows={[
              ['from', day(dateOf(rental.start))],
              ['to', day(dateOf(rental.end))],
              ['licence', rental.licenseNo],
              ['validUntil', day(rental.licenseExpiry)],
              ['passport', rental.passportNo],
            ]}
          />
        </section>
      )}
    </div>
  )
}

type Label =
  | 'name'
  | 'born'
  | 'email'
  | 'saidUntil'
  | 'passport'
  | 'idCard'
  | 'licence'
  | 'issued'
  | 'validUntil'
  | 'from'
  | 'to'

/** Facts that were typed; what was left out is not there. */
function Facts({ rows }: { readonly rows: readonly (readonly [label: Label, value: string | null])[] }) {
  const t = useTranslations('staff.inbox.typed')
  const given = rows.filter(([, value]) => value !== null && value !== '')
  if (given.length === 0) return <p className="py-2 text-meta text-ink-500">{t('nothing')}</p>
  return (
    <dl>
      {given.map(([label, value]) => (
        <div
          key={label}
          className="flex min-h-8.5 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
        >
          <dt className="text-ink-500">{t(label)}</dt>
          <dd className="figures font-semibold break-all">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
