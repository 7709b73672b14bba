import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLive } from '../frame/live.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { FileDialog } from '../privacy/file-dialog.tsx'
import { BlockDialog } from '../ui/block-dialog.tsx'
import { BlockedNotice } from '../ui/blocked-notice.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { RestrictedNotice } from '../ui/restricted-notice.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { NextButton, nameOf, useBooking, type NextAct } from './next-button.tsx'
import { CustomerActs, type CustomerAct } from './customer-acts.tsx'
import { Consents, Documents, Letters, Person } from './customer-facts.tsx'
import { Money, Points, Reach, Rentals } from './customer-figures.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { NoteDialog, PointsDialog } from './customer-dialogs.tsx'
import { Loaded } from './loaded.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PersonLayout } from './person-layout.tsx'
import { PersonNotes } from './person-notes.tsx'
import type { Customer } from './shapes.ts'
import { WayBack } from '../ui/way-back.tsx'

/** A customer's page: rentals with their money at the left, what can be done at the right. */
export function CustomerPage() {
  const t = useTranslations('staff.customers')
  const { id = '' } = useParams()
  const href = useStaffHref()
  const { asked, all } = useCustomer(id)
  const [act, setAct] = useState<CustomerAct | null>(null)
  const next = useBooking(asked.data)
  const present = usePagePresence('customer', asked.data?.id ?? null, act === null ? 'reads' : 'edits')
  const name = asked.data === undefined ? t('title') : nameOf(asked.data)
  return (
    <Screen
      title={name}
      heading={
        <>
          <WayBack to={href('customers')} words={t('title')} />
          <h1 className="truncate text-screen">{name}</h1>
          {asked.data?.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
        </>
      }
      acts={
        <>
          <PresenceMark present={present} />
          {next && <NextButton place="bar" act={next} />}
        </>
      }
    >
      <Loaded asked={asked}>
        {(customer) => <Whole customer={customer} act={act} onAct={setAct} onAll={all} next={next} />}
      </Loaded>
    </Screen>
  )
}

/** The customer, with the newest of each list, or with all once they are asked for; what is shown stays meanwhile. */
function useCustomer(id: string) {
  const [whole, setWhole] = useState(false)
  const asked = useMemberData('getStaffCustomer', { params: { id }, query: whole ? { all: 'true' } : {} })
  useLive(['people', 'rentals', 'inbox'], ['getStaffCustomer'])
  const [before, setBefore] = useState(asked.data)
  if (asked.data !== undefined && asked.data !== before) setBefore(asked.data)
  const kept = before?.id === id ? before : undefined
  return { asked: { ...asked, data: asked.data ?? kept }, all: () => setWhole(true) }
}

function Whole({
  customer,
  act,
  onAct,
  onAll,
  next,
}: {
  readonly customer: Customer
  readonly act: CustomerAct | null
  readonly onAct: (act: CustomerAct | null) => void
  /** Asks for all of each list. */
  readonly onAll: () => void
  readonly next: NextAct | null
}) {
  const close = () => onAct(null)
  return (
    <>
      <PersonLayout
        head={
          <>
            {customer.restriction !== null && (
              <RestrictedNotice
                since={customer.restriction.since}
                until={customer.restriction.until}
                request={customer.restriction.request}
              />
            )}
            <BlockedNotice whose={{ customer: customer.id }} />
            <Reach customer={customer} />
          </>
        }
        acts={
          <>
            {next && <NextButton place="column" act={next} />}
            <CustomerActs customer={customer} onAct={onAct} />
          </>
        }
      >
        <Parts customer={customer} onAll={onAll} />
      </PersonLayout>
      {act === 'contact' && <ContactDialog customer={customer} onClose={close} />}
      {act === 'note' && (
        <NoteDialog
          save={(text, headers) =>
            callAsMember('noteStaffCustomer', { params: { id: customer.id }, headers, body: { text } })
          }
          onClose={close}
        />
      )}
      {act === 'merge' && <MergeDialog customer={customer} onClose={close} />}
      {act === 'file' && (
        <FileDialog known={{ name: nameOf(customer), email: customer.email, customer: customer.id }} onClose={close} />
      )}
      {act === 'points' && <PointsDialog customer={customer} onClose={close} />}
      {act === 'block' && (
        <BlockDialog whose={{ customer: customer.id }} name={nameOf(customer)} onClose={close} onDone={close} />
      )}
    </>
  )
}

/** Rentals with their letters beside the person; on a wide screen the letters have a column of their own. */
const Parts = ({ customer, onAll }: { readonly customer: Customer; readonly onAll: () => void }) => (
  <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 min-[120rem]:grid-cols-3">
    <div className="grid min-w-0 content-start gap-6 min-[120rem]:contents">
      <div className="grid min-w-0 content-start gap-6">
        <Rentals customer={customer} onAll={onAll} />
        <Money sums={customer.sums} />
        <PersonNotes whose={{ customer: customer.id }} notes={customer.notes} />
      </div>
      <div className="min-w-0 min-[120rem]:order-last">
        <Letters customer={customer} onAll={onAll} />
      </div>
    </div>
    <div className="grid min-w-0 content-start gap-6">
      <Person customer={customer} />
      <Documents documents={customer.documents} />
      <Points customer={customer} onAll={onAll} />
      <Consents customer={customer} />
    </div>
  </div>
)
