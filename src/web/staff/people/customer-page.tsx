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
import { Avatar } from '../ui/avatar.tsx'
import { BlockDialog } from '../ui/block-dialog.tsx'
import { BlockedNotice } from '../ui/blocked-notice.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { RestrictedNotice } from '../ui/restricted-notice.tsx'
import { NextButton, nameOf, useBooking, type NextAct } from './next-button.tsx'
import { CustomerActs, type CustomerAct } from './customer-acts.tsx'
import { Consents, Documents, Letters, Person } from './customer-facts.tsx'
import { Money, Points, Reach, Rentals } from './customer-figures.tsx'
import { ContactDialog } from './contact-dialog.tsx'
import { NoteDialog, PointsDialog } from './customer-dialogs.tsx'
import { Loaded } from './loaded.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { PersonLayout } from './person-layout.tsx'
import { CustomerMarks } from './person-marks.tsx'
import { PersonNotes } from './person-notes.tsx'
import type { Customer } from './shapes.ts'
import { WayBack } from '../ui/way-back.tsx'
import { isGone } from '../ui/is-gone.ts'

/** A customer's page: rentals with their money at the left, what can be done at the right. */
export function CustomerPage() {
  const t = useTranslations('staff.customers')
  const { id = '' } = useParams()
  const href = useStaffHref()
  const { asked, all } = useCustomer(id)
  const [act, setAct] = useState<CustomerAct | null>(null)
  const next = useBooking(id, asked.data)
  const present = usePagePresence('customer', asked.data?.id ?? null, act === null ? 'reads' : 'edits')
  const name = asked.data === undefined ? t(isGone(asked) ? 'gone' : 'title') : nameOf(asked.data)
  return (
    <Screen
      reads
      title={name}
      heading={
        <>
          <WayBack to={href('customers')} words={t('title')} />
          {asked.data !== undefined && <Avatar name={name} />}
          <h1 className="min-w-0 truncate text-screen max-sm:flex-1">{name}</h1>
          {asked.data !== undefined && <CustomerMarks customer={asked.data} place="bar" />}
        </>
      }
      acts={
        <>
          <PresenceMark present={present} />
          {next && <NextButton place="bar" act={next} />}
        </>
      }
    >
      <Loaded asked={asked} gone={t('goneText')}>
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
  return (
    <>
      <PersonLayout
        head={
          <>
            <CustomerMarks customer={customer} place="line" />
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
        first={<Rentals customer={customer} onAll={onAll} />}
        below={<Money sums={customer.sums} />}
        beside={
          <>
            <PersonNotes whose={{ customer: customer.id }} notes={customer.notes} />
            <Person customer={customer} />
            <Documents documents={customer.documents} />
            <Points customer={customer} onAll={onAll} />
            <Consents customer={customer} />
          </>
        }
        last={<Letters customer={customer} onAll={onAll} />}
        lastUnder="first"
      />
      <Dialogs customer={customer} act={act} onClose={() => onAct(null)} />
    </>
  )
}

interface DialogProps {
  readonly customer: Customer
  readonly act: CustomerAct | null
  readonly onClose: () => void
}

/** Dialog of the act that was chosen. */
function Dialogs({ customer, act, onClose: close }: DialogProps) {
  return (
    <>
      {act === 'contact' && <ContactDialog customer={customer} onClose={close} />}
      {act === 'note' && (
        <NoteDialog
          about={`customer ${customer.id}`}
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
