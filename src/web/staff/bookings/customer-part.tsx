import { Check, FileWarning, Mail, Phone, Zap } from 'lucide-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { dateOf, type LocalDateTime } from '#domain/period.ts'
import { useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { documentHref, useStaffHref } from '../frame/staff-href.ts'
import { abroad } from '../ui/abroad.ts'
import { Avatar } from '../ui/avatar.tsx'
import { MailAddress } from '../ui/mail-address.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { telephone } from '../ui/telephone.ts'
import { isWithoutLicence } from './acts-of.ts'
import { PartHead, PartRow, reach } from './office-part.tsx'

type Driver = StaffBooking['otherDrivers'][number]

/** Person who rents, with the drivers, their papers and how to reach them. */
export function CustomerPart({
  booking,
  onEdit,
}: {
  readonly booking: StaffBooking
  /** Changes how the customer is named and reached; null where that is not possible. */
  readonly onEdit: (() => void) | null
}) {
  const t = useTranslations('staff.bookings.page')
  const words = useWords()
  const { member, phone, email, customer } = booking
  return (
    <section>
      <CustomerHead member={member} onEdit={onEdit} />
      <PartRow
        right={<span className="text-meta text-ink-500">{member && t('rentals', { count: member.rentals })}</span>}
      >
        <Avatar name={customer} />
        <span className="font-semibold">{customer}</span>
        {member?.tier === 'elite' && <Chip icon={Zap}>{t('elite')}</Chip>}
      </PartRow>
      {member !== null && member.company !== null && <PartRow label={t('company')}>{member.company}</PartRow>}
      {phone !== null && (
        <PartRow
          label={t('phone')}
          right={<Reach href={telephone(phone)} label={t('call', { name: customer })} icon={Phone} />}
        >
          {phone}
        </PartRow>
      )}
      <PartRow
        label={t('email')}
        right={email !== '' && <Reach href={`mailto:${email}`} label={t('write', { name: customer })} icon={Mail} />}
      >
        <span>
          <MailAddress address={email} />
        </span>
      </PartRow>
      <AddressRow booking={booking} />
      {booking.flight !== null && <PartRow label={t('flight')}>{booking.flight}</PartRow>}
      <DriverRows booking={booking} />
      {member !== null &&
        booking.documents.map((document) => <DocumentRow key={document.id} document={document} customer={member.id} />)}
      {(booking.extras.length > 0 || booking.crossBorder) && (
        <PartRow label={t('extras')}>
          {[
            ...booking.extras.map(
              ({ code, quantity }) => `${quantity > 1 ? `${quantity} × ` : ''}${words.service(code)}`,
            ),
            ...(booking.crossBorder ? [t('abroad')] : []),
          ].join(', ')}
        </PartRow>
      )}
      <PartRow label={t('language')}>{t(booking.language === 'de' ? 'german' : 'english')}</PartRow>
    </section>
  )
}

function AddressRow({ booking: { address, city, country } }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  const lines = [address, city, abroad(country)].filter((line) => line !== null && line !== '')
  if (lines.length === 0) return null
  return (
    <PartRow label={t('address')}>
      <span>
        {/* A line of it breaks only where it is longer than the column. */}
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two lines of an address may be the same
          <Fragment key={at}>
            <span className="inline-block">{at + 1 < lines.length ? `${line},` : line}</span>{' '}
          </Fragment>
        ))}
      </span>
    </PartRow>
  )
}

function CustomerHead({
  member,
  onEdit,
}: {
  readonly member: StaffBooking['member']
  readonly onEdit: (() => void) | null
}) {
  const t = useTranslations('staff.bookings.page')
  return (
    <PartHead title={t('customer')}>
      {onEdit !== null && (
        <button
          type="button"
          onClick={onEdit}
          aria-label={t('editContact')}
          className="font-semibold text-petrol-600 hover:underline touch:min-h-11"
        >
          {t('edit')}
        </button>
      )}
      {member !== null && (
        <span className="ml-4">
          <CustomerLink id={member.id} />
        </span>
      )}
    </PartHead>
  )
}

function CustomerLink({ id }: { readonly id: string }) {
  const t = useTranslations('staff.bookings.requests')
  const href = useStaffHref()
  return (
    <Link
      to={href(`customers/${id}`)}
      className="inline-flex items-center font-semibold text-petrol-600 hover:underline touch:min-h-11"
    >
      {t('view')}
    </Link>
  )
}

const Reach = ({ href, label, icon: Icon }: { href: string; label: string; icon: typeof Phone }) => (
  <a href={href} aria-label={label} className={reach}>
    <Icon aria-hidden size={14} />
  </a>
)

/** Drivers with their licences. */
function DriverRows({ booking }: { readonly booking: StaffBooking }) {
  const t = useTranslations('staff.bookings.page')
  return (
    <>
      {booking.mainDriver !== null && (
        <DriverRow label={t('licence')} driver={booking.mainDriver} end={booking.end} nameless />
      )}
      {booking.otherDrivers.map((driver, at) => (
        <DriverRow
          key={driver.id}
          label={t('driverNumber', { number: String(at + 2) })}
          driver={driver}
          end={booking.end}
        />
      ))}
    </>
  )
}

function DriverRow({
  label,
  driver,
  end,
  nameless = false,
}: {
  readonly label: string
  readonly driver: Driver
  /** End of the rental, until which the licence has to hold. */
  readonly end: LocalDateTime
  readonly nameless?: boolean
}) {
  const t = useTranslations('staff.bookings.page')
  const format = useFormat()
  const expires = driver.licenseExpiry !== null && driver.licenseExpiry < dateOf(end)
  // The words of the checks before a handover.
  const state = isWithoutLicence(driver) ? 'missingPapers' : expires ? 'expires' : 'inOrder'
  const name = `${driver.firstName} ${driver.lastName}`.trim()
  const until = driver.licenseExpiry === null ? '' : t('until', { day: format.day(driver.licenseExpiry, 'dated') })
  return (
    <PartRow
      label={label}
      right={
        <Chip look={state === 'inOrder' ? 'neutral' : 'outline'} {...(state !== 'inOrder' && { icon: FileWarning })}>
          {t(state)}
        </Chip>
      }
    >
      {nameless ? until : [name, until].filter((one) => one !== '').join(', ')}
    </PartRow>
  )
}

/** A document that was uploaded: one to review leads there, all others to the customer's page. */
function DocumentRow({
  document: { id, kind, state, expiry },
  customer,
}: {
  readonly document: StaffBooking['documents'][number]
  readonly customer: string
}) {
  const t = useTranslations('staff.bookings.page')
  const format = useFormat()
  const href = useStaffHref()
  const may = useMay()
  const known = kind === 'licence' || kind === 'identity_card' || kind === 'passport' ? kind : 'other'
  const to = state === 'pending' && may('documentQueue') ? documentHref(id) : `customers/${customer}`
  const judged = state === 'accepted' || state === 'refused' ? state : 'pending'
  return (
    <PartRow
      right={
        <Chip look={judged === 'accepted' ? 'good' : 'neutral'} {...(judged === 'accepted' && { icon: Check })}>
          {t(`documentStates.${judged}`)}
        </Chip>
      }
    >
      <Link to={href(to)} className="hover:underline">
        {t(`documents.${known}`)}
      </Link>
      {expiry !== null && (
        <span className="text-meta text-ink-500">{t('until', { day: format.day(expiry, 'dated') })}</span>
      )}
    </PartRow>
  )
}
