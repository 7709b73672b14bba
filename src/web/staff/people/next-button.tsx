import { Plus, type LucideIcon } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import { useBlocks } from '../ui/use-blocks.ts'
import type { Customer } from './shapes.ts'

/** The one act for which a page is opened. */
export interface NextAct {
  readonly words: string
  readonly icon: LucideIcon
  readonly run: () => void
}

type Renter = Pick<Customer, 'id' | 'firstName' | 'lastName' | 'email'>

/** Opens a booking that begins with a customer's data, and with the company that pays. */
export function useToBooking(): (renter: Renter, business?: string) => void {
  const href = useStaffHref()
  const navigate = useNavigate()
  return (renter, business) => {
    const state = {
      who: renter.email ?? nameOf(renter),
      customer: renter.id,
      ...(business !== undefined && { business }),
    }
    void navigate(href('new'), { state })
  }
}

/** Binds the next act of a page to Enter. */
export function useNextAct(act: NextAct | null): NextAct | null {
  useKeys(act === null ? [] : [{ keys: 'Enter', label: act.words, run: act.run }])
  return act
}

/** The act for which one comes to a customer: a rental. Null while they are blocked, and for those who may not book. */
export function useBooking(id: string, customer: Customer | undefined): NextAct | null {
  const t = useTranslations('staff.customers.acts')
  const may = useMay()
  const book = useToBooking()
  const { block, hidden } = useBlocks({ customer: customer?.id ?? id })
  const blocked = block !== undefined || hidden !== null
  const free = customer !== undefined && !blocked && may('bookAtDesk')
  return useNextAct(free ? { words: t('book'), icon: Plus, run: () => book(customer) } : null)
}

interface Props {
  readonly act: NextAct
  /** In the top bar while there is no column at the right, whose head it is otherwise. */
  readonly place: 'bar' | 'column'
}

/** Button of that act. */
export function NextButton({ act: { words, icon: Icon, run }, place }: Props) {
  const inColumn = place === 'column'
  return (
    <Button
      look="petrol"
      size={inColumn ? 'large' : 'small'}
      keys="Enter"
      onClick={run}
      className={inColumn ? 'mb-6 w-full max-wide:hidden' : 'max-sm:size-11 max-sm:px-0! wide:hidden'}
    >
      <Icon aria-hidden size={16} />
      <span className={inColumn ? undefined : 'max-sm:sr-only'}>{words}</span>
    </Button>
  )
}

export const nameOf = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
