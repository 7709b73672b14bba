import { Plus, UserPlus } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import { useMay } from '../frame/me.tsx'
import { OfficeDialog } from '../ui/office-dialog.tsx'
import type { Business } from './business-dialog.tsx'
import { nameOf, useNextAct, useToBooking, type NextAct } from './next-button.tsx'

/**
 * The act for which one comes to a company: a rental that it pays, by one of its people; where it has none, to write the
 * first one down. Null while the company is blocked, and for those who may do neither.
 */
export function useBusinessNext(
  business: Business | undefined,
  onAct: (act: 'book' | 'person') => void,
): NextAct | null {
  const t = useTranslations('staff.businesses.acts')
  const may = useMay()
  const book = useToBooking()
  const act = (): NextAct | null => {
    if (business === undefined || business.blocked !== null) return null
    const [one, ...others] = business.persons
    if (one === undefined)
      return may('addBusinessPerson') ? { words: t('person'), icon: UserPlus, run: () => onAct('person') } : null
    if (!may('bookAtDesk')) return null
    return { words: t('book'), icon: Plus, run: () => (others.length === 0 ? book(one, business.id) : onAct('book')) }
  }
  return useNextAct(act())
}

const startHere = (row: HTMLElement | null): void => row?.setAttribute('autofocus', '')

/** Arrows lead from row to row. */
function step({ key, currentTarget: { parentElement: row } }: KeyboardEvent<HTMLButtonElement>): void {
  const next = key === 'ArrowDown' ? row?.nextElementSibling : key === 'ArrowUp' ? row?.previousElementSibling : null
  next?.querySelector('button')?.focus()
}

/** Asks which of the company's people rents; arrows choose, Enter takes. */
export function RenterDialog({ business, onClose }: { readonly business: Business; readonly onClose: () => void }) {
  const t = useTranslations('staff.businesses')
  const book = useToBooking()
  return (
    <OfficeDialog title={t('whoRents')} leaving="head" onClose={onClose}>
      <ul aria-label={t('mayRent')} className="-mx-2 -mb-2">
        {business.persons.map((person, at) => (
          <li key={person.id} className="border-t border-line">
            <button
              type="button"
              onKeyDown={step}
              ref={at === 0 ? startHere : undefined}
              onClick={() => book(person, business.id)}
              className="press flex min-h-12.25 w-full flex-wrap items-center gap-x-4 rounded-field px-2 py-1.5 text-left hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14"
            >
              <span className="min-w-0 flex-1 truncate font-semibold">{nameOf(person)}</span>
              <span className="figures text-meta text-ink-500">{person.phone ?? person.email}</span>
            </button>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  )
}
