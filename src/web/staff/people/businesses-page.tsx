import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { send, type Answer } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { useKeys } from '../frame/keys.tsx'
import { useLive } from '../frame/live.tsx'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'
import { useFoundPages } from '../frame/use-found-pages.ts'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { CsvButton } from '../ui/csv-button.tsx'
import { NoRows } from '../ui/list-body.tsx'
import { ListSearch } from '../ui/list-tools.tsx'
import { BusinessDialog } from './business-dialog.tsx'
import type { PeopleRow } from './people-rows.tsx'
import { PeopleScreen } from './people-screen.tsx'

/** Companies that rent, found as one types. What was searched for stands in the address, so that Back leads to it again. */
export function BusinessesPage() {
  const t = useTranslations('staff.businesses')
  const [search, setSearch] = useSearchParams()
  const [typed, setTyped] = useTypedSearch(search, (next) => setSearch(next, { replace: true }))
  const q = (search.get('q') ?? '').trim()
  const pages = useFoundPages('getStaffBusinesses', q === '' ? {} : { q })
  useLive(['people'], ['getStaffBusinesses'])
  const rowOf = useRow()
  return (
    <PeopleScreen
      title={t('title')}
      acts={
        <>
          <SaveList q={q} />
          <AddBusiness />
        </>
      }
      filters={<ListSearch label={t('search')} placeholder={t('searchHint')} typed={typed} onType={setTyped} />}
      pages={pages}
      heads={[t('byName'), t('mayRent')]}
      rows={pages.data?.pages.flatMap(({ businesses }) => businesses.map(rowOf))}
      none={
        q === '' ? (
          <NoRows title={t('nothing')} hint={t('nothingHint')} />
        ) : (
          <NoRows
            title={t('noneLike', { text: q })}
            hint={t('noneHint')}
            acts={<Button onClick={() => setTyped('')}>{t('clear')}</Button>}
          />
        )
      }
    />
  )
}

/** A company as the list shows it. */
function useRow(): (business: Answer<'getStaffBusinesses'>['businesses'][number]) => PeopleRow {
  const t = useTranslations('staff.businesses')
  const href = useStaffHref()
  return (business) => ({
    ...business,
    to: href(`businesses/${business.id}`),
    below: [business.city, business.vatId].filter((one) => one !== null).join(' · '),
    beside: [t('persons', { count: business.persons })],
  })
}

/** Button, and key, that open the form of a new company. */
function AddBusiness() {
  const t = useTranslations('staff.businesses')
  const may = useMay()
  const href = useStaffHref()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const mayAdd = may('addBusiness')
  useKeys(mayAdd ? [{ keys: 'a', label: t('add'), run: () => setOpen(true) }] : [])
  if (!mayAdd) return null
  return (
    <>
      <Button keys="a" onClick={() => setOpen(true)} className="max-sm:size-11 max-sm:px-0!">
        <Plus aria-hidden size={16} />
        <span className="max-sm:sr-only">{t('add')}</span>
      </Button>
      {open && (
        <BusinessDialog
          business={null}
          onClose={() => setOpen(false)}
          onAdded={(id) => void navigate(href(`businesses/${id}`))}
        />
      )}
    </>
  )
}

/** Saves the list as it is searched. */
function SaveList({ q }: { readonly q: string }) {
  const t = useTranslations('staff.businesses')
  const may = useMay()
  if (!may('exportBusinesses')) return null
  const body = q === '' ? {} : { q }
  return (
    <CsvButton
      words={t('csv')}
      label={t('csvLabel')}
      failed={t('csvFailed')}
      name="companies.csv"
      load={() => send('exportStaffBusinesses', { body, token: readSession()?.token })}
    />
  )
}
