import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { classes } from '#ui/classes.ts'
import { Button } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { groupOf, stateGroups, type StateGroup } from './booking-query.ts'
import { BookingSearch } from './booking-search.tsx'
import { SavedFilters } from './saved-filters.tsx'

interface Props {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}

/** Filters that a phone and a tablet have behind a button; they are open where one of them is set. */
const fields = ['from', 'to', 'type', 'source', 'unpaid', 'papers'] as const

/** Filters of the list. They are in the address, so a filtered list can be sent to a colleague. */
export function BookingFilters({ search, onChange }: Props) {
  const t = useTranslations('staff.bookings')
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onChange(next)
  }
  const [open, setOpen] = useState(() => fields.some((name) => search.has(name)))
  const toggle = (name: 'unpaid' | 'papers') => set(name, search.get(name) === 'true' ? '' : 'true')
  return (
    <section aria-label={t('list.filters')} className="border-b border-line px-4 pt-4 pb-1 md:px-6 md:pb-3">
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
        <div className="flex items-end gap-2 max-lg:w-full">
          <BookingSearch search={search} set={set} onChange={onChange} />
          <Button look="quiet" className="mb-0.5 lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
            <SlidersHorizontal aria-hidden size={16} />
            {t('list.filters')}
          </Button>
        </div>
        <States status={search.get('status')} onChoose={(status) => set('status', status)} />
      </div>
      <div
        className={classes(
          'mt-3 grid-cols-2 items-end gap-2 max-md:pb-2 md:flex-wrap lg:flex',
          open ? 'grid md:flex' : 'hidden',
        )}
      >
        <Field label={t('list.from')} className="md:w-36">
          <Input type="date" value={search.get('from') ?? ''} onChange={({ target }) => set('from', target.value)} />
        </Field>
        <Field label={t('list.to')} className="md:w-36">
          <Input type="date" value={search.get('to') ?? ''} onChange={({ target }) => set('to', target.value)} />
        </Field>
        <TypeAndSource search={search} set={set} />
        <div className="flex min-h-9 items-center gap-1.5 max-md:col-span-2">
          <Choice on={search.get('unpaid') === 'true'} onClick={() => toggle('unpaid')}>
            {t('list.unpaid')}
          </Choice>
          <Choice on={search.get('papers') === 'true'} onClick={() => toggle('papers')}>
            {t('list.papers')}
          </Choice>
        </div>
        <SavedFilters search={search} onChange={onChange} />
      </div>
    </section>
  )
}

/** States in groups; a phone and a tablet have them in one row, to be moved sideways. */
function States({ status, onChoose }: { readonly status: string | null; readonly onChoose: (status: string) => void }) {
  const t = useTranslations('staff.bookings')
  const group = groupOf(status)
  const names: Record<StateGroup, string> = {
    open: t('list.open'),
    requests: t('requests.title'),
    upcoming: t('list.upcoming'),
    out: t('list.out'),
    back: t('list.back'),
    over: t('list.over'),
    off: t('list.off'),
    all: t('list.all'),
  }
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
      role="group"
      aria-label={t('list.states')}
      className="flex min-h-9 items-center gap-1.5 max-lg:-my-1 max-lg:min-w-full max-lg:overflow-x-auto max-lg:py-1 max-md:-mx-4 max-md:w-screen max-md:px-4 lg:flex-wrap"
    >
      {(Object.keys(stateGroups) as StateGroup[]).map((name) => (
        <Choice key={name} on={group === name} onClick={() => onChoose(stateGroups[name])}>
          {names[name]}
        </Choice>
      ))}
    </div>
  )
}

/** Class of the car, and who made the booking. */
function TypeAndSource({
  search,
  set,
}: {
  readonly search: URLSearchParams
  readonly set: (name: string, value: string) => void
}) {
  const t = useTranslations('staff.bookings')
  const language = useLocale()
  const types = useSite().data?.classes ?? []
  return (
    <>
      <Field label={t('list.type')} className="md:w-44">
        <Select value={search.get('type') ?? ''} onChange={({ target }) => set('type', target.value)}>
          <option value="">{t('list.anyType')}</option>
          {types.map(({ code, names: named }) => (
            <option key={code} value={code}>
              {named[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('list.source')} className="md:w-44">
        <Select value={search.get('source') ?? ''} onChange={({ target }) => set('source', target.value)}>
          <option value="">{t('list.anySource')}</option>
          <option value="site">{t('list.site')}</option>
          <option value="desk">{t('list.desk')}</option>
        </Select>
      </Field>
    </>
  )
}
