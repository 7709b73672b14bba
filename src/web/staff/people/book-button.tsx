import { Plus } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from '../ui/act-button.tsx'
import type { Customer } from './shapes.ts'

/** The act for which one comes to a customer: a rental that begins with their data. Null for those who may not book. */
export function useBooking(customer: Customer | undefined): (() => void) | null {
  const t = useTranslations('staff.customers.acts')
  const may = useMay()
  const href = useStaffHref()
  const navigate = useNavigate()
  const run =
    customer === undefined || !may('bookAtDesk')
      ? null
      : () => void navigate(href('new'), { state: { who: customer.email ?? nameOf(customer) } })
  useKeys(run === null ? [] : [{ keys: 'Enter', label: t('book'), run }])
  return run
}

interface Props {
  readonly onBook: () => void
  /** In the top bar while there is no column at the right, whose head it is otherwise. */
  readonly place: 'bar' | 'column'
}

/** Button of that act. */
export function BookButton({ onBook, place }: Props) {
  const t = useTranslations('staff.customers.acts')
  const inColumn = place === 'column'
  return (
    <Button
      look="petrol"
      size={inColumn ? 'large' : 'small'}
      keys="Enter"
      onClick={onBook}
      className={inColumn ? 'mb-6 w-full max-wide:hidden' : 'max-sm:size-11 max-sm:px-0! wide:hidden'}
    >
      <Plus aria-hidden size={16} />
      <span className={inColumn ? undefined : 'max-sm:sr-only'}>{t('book')}</span>
    </Button>
  )
}

export const nameOf = ({ firstName, lastName }: Pick<Customer, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`.trim()
