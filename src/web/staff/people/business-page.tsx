import { Ban, Pencil, StickyNote, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { useAmount } from './use-amount.ts'

import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { dateOf } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { PartHead, PartNone, PartRow } from '../bookings/office-part.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { abroad } from '../ui/abroad.ts'
import { ActRows, type ActRow } from '../ui/act-rows.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { BusinessDialog, type Business } from './business-dialog.tsx'
import { BusinessBlockDialog, PersonDialog } from './business-acts.tsx'
import { BusinessPersons } from './business-persons.tsx'
import { NoteDialog } from './customer-dialogs.tsx'
import { FirstFacts } from './first-facts.tsx'
import { Loaded } from './loaded.tsx'
import { PersonLayout } from './person-layout.tsx'
import { PersonNotes } from './person-notes.tsx'
import { WayBack } from '../ui/way-back.tsx'

type Act = 'change' | 'person' | 'note' | 'block'

/** A company that rents: its people and rentals at the left, what can be done at the right. */
export function BusinessPage() {
  const t = useTranslations('staff.businesses')
  const { id = '' } = useParams()
  const href = useStaffHref()
  const asked = useMemberData('getStaffBusiness', { params: { id } })
  useLive(['people'], ['getStaffBusiness'])
  const [act, setAct] = useState<Act | null>(null)
  const present = usePagePresence('business', asked.data?.id ?? null, act === null ? 'reads' : 'edits')
  const name = asked.data?.name ?? t('title')
  return (
    <Screen
      title={name}
      heading={
        <>
          <WayBack to={href('businesses')} words={t('title')} />
          <h1 className="truncate text-screen">{name}</h1>
        </>
      }
      acts={<PresenceMark present={present} />}
    >
      <Loaded asked={asked}>{(business) => <Whole business={business} act={act} onAct={setAct} />}</Loaded>
    </Screen>
  )
}

/** Acts for a company, as far as the colleague may. */
function useBusinessActs({ blocked }: Business, onAct: (act: Act) => void): ActRow[] {
  const t = useTranslations('staff.businesses')
  const may = useMay()
  return [
    ...(may('changeBusiness')
      ? [{ name: 'change', words: t('acts.change'), icon: Pencil, key: 'c', run: () => onAct('change') }]
      : []),
    ...(may('addBusinessPerson')
      ? [{ name: 'person', words: t('acts.person'), icon: UserPlus, key: 'p', run: () => onAct('person') }]
      : []),
    ...(may('noteBusiness')
      ? [{ name: 'note', words: t('acts.note'), icon: StickyNote, key: 'm', run: () => onAct('note') }]
      : []),
    ...(may('blockBusiness')
      ? [
          {
            name: 'block',
            words: t(blocked === null ? 'acts.block' : 'acts.unblock'),
            icon: Ban,
            key: 'b',
            run: () => onAct('block'),
          },
        ]
      : []),
  ]
}

function Whole({
  business,
  act,
  onAct,
}: {
  readonly business: Business
  readonly act: Act | null
  readonly onAct: (act: Act | null) => void
}) {
  const t = useTranslations('staff.businesses')
  const close = () => onAct(null)
  const { blocked } = business
  const acts = useBusinessActs(business, onAct)
  return (
    <>
      <PersonLayout
        head={
          <>
            {blocked !== null && (
              <p className="mb-6 flex gap-2.5 rounded-field bg-danger-100 px-3 py-2.5 text-danger">
                <Ban aria-hidden size={18} className="mt-px shrink-0" />
                {t('blockedBecause', { reason: blocked.reason, by: blocked.by ?? t('somebody') })}
              </p>
            )}
            <First business={business} />
          </>
        }
        acts={<ActRows title={t('acts.title')} acts={acts} />}
      >
        <Parts business={business} />
      </PersonLayout>
      {act === 'change' && <BusinessDialog business={business} onClose={close} />}
      {act === 'person' && <PersonDialog business={business} onClose={close} />}
      {act === 'note' && (
        <NoteDialog
          save={(text) => callAsMember('noteStaffBusiness', { params: { id: business.id }, body: { text } })}
          onClose={close}
        />
      )}
      {act === 'block' && <BusinessBlockDialog business={business} onClose={close} />}
    </>
  )
}

/** Rentals and renters beside the data of the company. Without a rental, the word for that comes last. */
function Parts({ business }: { readonly business: Business }) {
  const empty = business.rentals.length === 0
  const rentals = <Rentals rentals={business.rentals} />
  const persons = <BusinessPersons business={business} />
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 min-[120rem]:grid-cols-3">
      <div className="contents lg:grid lg:min-w-0 lg:content-start lg:gap-6 min-[120rem]:contents">
        <div className="min-w-0">{empty ? persons : rentals}</div>
        <div className={classes('grid min-w-0 content-start gap-6', empty && 'order-last')}>
          {!empty && persons}
          <PersonNotes whose={{ business: business.id }} notes={business.notes} />
          {empty && rentals}
        </div>
      </div>
      <Facts business={business} />
    </div>
  )
}

/** Rentals for the company at the reader's branches, with what is open. */
function Rentals({ rentals }: Pick<Business, 'rentals'>) {
  const t = useTranslations('staff.businesses')
  const href = useStaffHref()
  const { date } = useFormat()
  const amount = useAmount()
  return (
    <section>
      <PartHead title={t('rentals')} />
      {rentals.length === 0 && <PartNone>{t('noRentals')}</PartNone>}
      {rentals.map((rental) => (
        <PartRow
          key={rental.reference}
          right={
            <span className="figures">
              {rental.dueMinor > 0
                ? t('due', { amount: amount(rental.dueMinor, rental.currency) })
                : amount(rental.totalMinor, rental.currency)}
            </span>
          }
        >
          <Link to={href(`bookings/${rental.reference}`)} className="font-semibold hover:underline">
            {rental.customer || rental.reference}
          </Link>
          <span className="figures text-meta text-ink-500">
            {date(dateOf(rental.start), 'short')} · {rental.reference}
          </span>
        </PartRow>
      ))}
    </section>
  )
}

/** Mailbox of the company, and the sums of its rentals at the reader's branches. */
function First({ business: { invoiceEmail, sums, persons, others, rentals } }: { readonly business: Business }) {
  const t = useTranslations('staff.businesses')
  const email = useTranslations('staff.customers')('email')
  const amount = useAmount()
  const { date } = useFormat()
  const last = rentals.find(({ status }) => status === 'active' || status === 'returned' || status === 'closed')
  const all = (figure: (one: (typeof sums)[number]) => number) =>
    sums.map((one) => amount(figure(one), one.currency)).join(' · ')
  return (
    <FirstFacts
      facts={[
        ...(invoiceEmail === null || invoiceEmail === ''
          ? []
          : [{ label: email, value: invoiceEmail, href: `mailto:${invoiceEmail}` }]),
        ...(sums.length === 0
          ? []
          : [
              { label: t('turnover'), value: all(({ chargedMinor }) => chargedMinor) },
              {
                label: t('open'),
                value: all(({ dueMinor }) => dueMinor),
                due: sums.some(({ dueMinor }) => dueMinor > 0),
              },
            ]),
        { label: t('mayRent'), value: t('persons', { count: persons.length + others }) },
        { label: t('lastRental'), value: last === undefined ? t('noneYet') : date(dateOf(last.start), 'short') },
      ]}
    />
  )
}

function Facts({ business }: { readonly business: Business }) {
  const t = useTranslations('staff.businesses')
  const { street, postalCode, city, country, vatId, reference } = business
  const rows = [
    ['address', [street, `${postalCode} ${city}`, abroad(country)].filter((one) => one !== null).join(', ')],
    ['vatId', vatId],
    ['reference', reference],
  ] as const
  return (
    <section className="min-w-0">
      <PartHead title={t('data')} />
      {rows.map(([name, value]) =>
        value === null || value === '' ? null : (
          <PartRow key={name} label={t(`fields.${name}`)}>
            <span className="whitespace-pre-wrap">{value}</span>
          </PartRow>
        ),
      )}
    </section>
  )
}
