import { useEffect, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useMemberData } from '#api/server-state.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { Screen } from '../frame/screen.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { Loaded } from './loaded.tsx'

const PAUSE_MS = 200
const LEAST = 2

/** Search for customers. What was searched for stands in the address, so that Back leads to it again. */
export function CustomersPage() {
  const t = useTranslations('staff.customers')
  const [search, setSearch] = useSearchParams()
  const wanted = search.get('q') ?? ''
  const [typed, setTyped] = useState(wanted)
  useEffect(() => {
    if (typed === wanted) return
    const timer = setTimeout(() => setSearch(typed === '' ? {} : { q: typed }, { replace: true }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, wanted, setSearch])
  return (
    <Screen title={t('title')}>
      <div className="grid max-w-[860px] gap-5 px-6 py-6 md:px-8">
        <Field label={t('search')} hint={t('searchHint')}>
          <Input
            type="search"
            name="wanted"
            autoComplete="off"
            maxLength={80}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            ref={takeFocus}
          />
        </Field>
        {wanted.trim().length >= LEAST && <Found wanted={wanted.trim()} />}
      </div>
    </Screen>
  )
}

function Found({ wanted }: { readonly wanted: string }) {
  const t = useTranslations('staff.customers')
  const asked = useMemberData('findRenters', { query: { q: wanted } })
  return (
    <Loaded asked={asked}>
      {({ renters }) =>
        renters.length === 0 ? (
          <p className="text-ink-700">{t('none')}</p>
        ) : (
          <ul className="border-b border-line">
            {renters.map((one) => (
              <FoundRow key={one.id} customer={one} />
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

function FoundRow({ customer }: { readonly customer: Answer<'findRenters'>['renters'][number] }) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  return (
    <li className="border-t border-line">
      <Link
        to={href(`customers/${customer.id}`)}
        className="press flex min-h-12.25 flex-wrap items-center gap-x-3 gap-y-0.5 py-1.5 hover:bg-sand/60"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{customer.company ?? name}</span>
          <span className="block truncate text-meta text-ink-500">
            {[customer.company === null ? null : name, customer.email, customer.phone].filter(Boolean).join(' · ')}
          </span>
        </span>
        {customer.block !== null && <Chip look="bad">{t('blocked')}</Chip>}
        {customer.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
        <span className="text-meta text-ink-500">{t('rentalCount', { count: customer.rentals })}</span>
      </Link>
    </li>
  )
}
