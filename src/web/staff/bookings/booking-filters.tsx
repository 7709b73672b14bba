import { SlidersHorizontal } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocale, useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { DayField } from '../ui/day-field.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { Filters } from '../ui/list-tools.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { groupOf, stateGroups, type StateGroup } from './booking-query.ts'
import { BookingSearch } from './booking-search.tsx'
import { SavedFilters } from './saved-filters.tsx'

interface Props {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}

/**
 * Filters of the list: search and states in one row, the others behind a button. They are in the address, so a filtered
 * list can be sent to a colleague.
 */
export function BookingFilters({ search, onChange }: Props) {
  const t = useTranslations('staff.bookings')
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onChange(next)
  }
  const id = useId()
  const { open, setOpen, button, fields } = useFolded(t('list.filters'))
  return (
    <section aria-label={t('list.filters')} className="border-b border-line px-4 py-3 md:px-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <BookingSearch search={search} set={set} onChange={onChange} />
        <Button
          ref={button}
          look={open ? 'outline' : 'quiet'}
          keys="f"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={open ? undefined : 'max-lg:pr-0!'}
        >
          <SlidersHorizontal aria-hidden size={16} />
          {t('list.filters')}
        </Button>
        <States status={search.get('status')} onChoose={(status) => set('status', status)} />
      </div>
      <div
        ref={fields}
        id={id}
        className={classes(
          'mt-3 grid-cols-2 items-end gap-2 max-md:pb-2 md:flex-wrap',
          open ? 'grid md:flex' : 'hidden',
        )}
      >
        {open && <Fields search={search} set={set} />}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-1.5 empty:hidden max-md:mb-1">
        {!open && <ActiveFilters search={search} set={set} onLifted={() => button.current?.focus()} />}
        <SavedFilters search={search} onChange={onChange} />
      </div>
    </section>
  )
}

/** Fields that a button folds out, or a key that leads to the first of them and back to the button. */
function useFolded(label: string) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const fold = () => {
    flushSync(() => setOpen(!open))
    if (open) button.current?.focus()
    else fields.current?.querySelector<HTMLElement>('input, select')?.focus()
  }
  useKeys([{ keys: 'f', label, run: fold }])
  return { open, setOpen, button, fields }
}

/** States in groups. */
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
    <Filters label={t('list.states')}>
      {(Object.keys(stateGroups) as StateGroup[]).map((name) => (
        <Choice key={name} on={group === name} onClick={() => onChoose(stateGroups[name])}>
          {names[name]}
        </Choice>
      ))}
    </Filters>
  )
}

interface FieldsProps {
  readonly search: URLSearchParams
  readonly set: (name: string, value: string) => void
}

/** Days of the pickup, class of the car, who made the booking, and what is missing. */
function Fields({ search, set }: FieldsProps) {
  const t = useTranslations('staff.bookings.list')
  const any = useTranslations('staff.fields')('any')
  const language = useLocale()
  const types = useSite().data?.classes ?? []
  const toggle = (name: 'unpaid' | 'papers') => set(name, search.get(name) === 'true' ? '' : 'true')
  const day = (name: 'from' | 'to') => ({
    daysOnly: true,
    meant: 'nearest' as const,
    empty: any,
    value: search.get(name) ?? '',
    onChange: (next: string) => set(name, next),
  })
  return (
    <>
      <Field label={t('from')} className="md:w-44">
        <DayField {...day('from')} />
      </Field>
      <Field label={t('to')} className="md:w-44">
        <DayField {...day('to')} />
      </Field>
      <Field label={t('type')} className="md:w-44">
        <Select value={search.get('type') ?? ''} onChange={({ target }) => set('type', target.value)}>
          <option value="">{t('anyType')}</option>
          {types.map(({ code, names: named }) => (
            <option key={code} value={code}>
              {named[language]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('source')} className="md:w-48">
        <Select value={search.get('source') ?? ''} onChange={({ target }) => set('source', target.value)}>
          <option value="">{t('anySource')}</option>
          <option value="site">{t('site')}</option>
          <option value="desk">{t('desk')}</option>
        </Select>
      </Field>
      <div className="flex min-h-9 items-center gap-1.5 max-md:col-span-2">
        {(['unpaid', 'papers'] as const).map((name) => (
          <Choice key={name} on={search.get(name) === 'true'} onClick={() => toggle(name)}>
            {t(name)}
          </Choice>
        ))}
      </div>
    </>
  )
}
