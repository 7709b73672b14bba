import { Ban, Pencil, StickyNote, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { usePagePresence } from '../frame/presence.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { ActRows, type ActRow } from '../ui/act-rows.tsx'
import { BusinessSign } from '../ui/avatar.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { BusinessDialog, type Business } from './business-dialog.tsx'
import { BusinessBlockDialog, PersonDialog } from './business-acts.tsx'
import { RenterDialog, useBusinessNext } from './business-booking.tsx'
import { BusinessBlocked, BusinessReach, BusinessRentals, InvoiceAddress } from './business-parts.tsx'
import { BusinessPersons } from './business-persons.tsx'
import { NoteDialog } from './customer-dialogs.tsx'
import { Loaded } from './loaded.tsx'
import { NextButton, type NextAct } from './next-button.tsx'
import { PersonLayout } from './person-layout.tsx'
import { BusinessMarks } from './person-marks.tsx'
import { PersonNotes } from './person-notes.tsx'
import { WayBack } from '../ui/way-back.tsx'
import { isGone } from '../ui/is-gone.ts'

type Act = 'change' | 'person' | 'note' | 'block' | 'book'

/** A company that rents: its people and rentals at the left, what can be done at the right. */
export function BusinessPage() {
  const t = useTranslations('staff.businesses')
  const { id = '' } = useParams()
  const href = useStaffHref()
  const asked = useMemberData('getStaffBusiness', { params: { id } })
  useLive(['people'], ['getStaffBusiness'])
  const [act, setAct] = useState<Act | null>(null)
  const present = usePagePresence('business', asked.data?.id ?? null, act === null ? 'reads' : 'edits')
  const next = useBusinessNext(asked.data, setAct)
  const name = asked.data?.name ?? t(isGone(asked) ? 'gone' : 'title')
  return (
    <Screen
      reads
      title={name}
      heading={
        <>
          <WayBack to={href('businesses')} words={t('title')} />
          {asked.data !== undefined && <BusinessSign />}
          <h1 className="min-w-0 truncate text-screen max-sm:flex-1">{name}</h1>
          {asked.data !== undefined && <BusinessMarks blocked={asked.data.blocked !== null} place="bar" />}
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
        {(business) => <Whole business={business} act={act} onAct={setAct} next={next} />}
      </Loaded>
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
  next,
}: {
  readonly business: Business
  readonly act: Act | null
  readonly onAct: (act: Act | null) => void
  readonly next: NextAct | null
}) {
  const t = useTranslations('staff.businesses')
  const close = () => onAct(null)
  const { blocked, id } = business
  const acts = useBusinessActs(business, onAct)
  return (
    <>
      <PersonLayout
        lastUnder="beside"
        head={
          <>
            <BusinessMarks blocked={blocked !== null} place="line" />
            <BusinessBlocked blocked={blocked} />
            <BusinessReach business={business} />
          </>
        }
        acts={
          <>
            {next && <NextButton place="column" act={next} />}
            <ActRows titled title={t('acts.title')} acts={acts} />
          </>
        }
        first={<BusinessRentals rentals={business.rentals} />}
        beside={
          <>
            <PersonNotes whose={{ business: id }} notes={business.notes} />
            <BusinessPersons business={business} />
          </>
        }
        last={<InvoiceAddress business={business} />}
      />
      {act === 'change' && <BusinessDialog business={business} onClose={close} />}
      {act === 'person' && <PersonDialog business={business} onClose={close} />}
      {act === 'note' && (
        <NoteDialog
          about={`business ${business.id}`}
          save={(text, headers) =>
            callAsMember('noteStaffBusiness', { params: { id: business.id }, headers, body: { text } })
          }
          onClose={close}
        />
      )}
      {act === 'book' && <RenterDialog business={business} onClose={close} />}
      {act === 'block' && <BusinessBlockDialog business={business} onClose={close} />}
    </>
  )
}
