import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { logActors, logGroups, type LogGroup } from '#domain/log-group.ts'
import { classes } from '#ui/classes.ts'
import { useKeys } from '../frame/keys.tsx'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'

interface Props {
  readonly search: URLSearchParams
  readonly colleagues: Answer<'searchLog'>['colleagues']
  readonly onChange: (search: URLSearchParams, options: { replace: true }) => void
}

/** Filters that a phone and a tablet have behind a button; they are open where one of them is set. */
const fields = ['group', 'by', 'from', 'to'] as const

const SEARCH_FIELD = 'log-search'

/** Filters of the log. They are in the address, so that a colleague can be sent what one sees. */
export function LogFilters({ search, colleagues, onChange }: Props) {
  const t = useTranslations('staff.log')
  const set = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    onChange(next, { replace: true })
  }
  const choice = (name: string) => ({
    value: search.get(name) ?? '',
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })
  const [open, setOpen] = useState(() => fields.some((name) => search.has(name)))
  useKeys([{ keys: '/', label: t('search'), run: () => document.getElementById(SEARCH_FIELD)?.focus() }])
  return (
    <section className="grid gap-2 border-b border-line px-4 pt-4 pb-3 md:px-6 lg:flex lg:items-end">
      <SearchField search={search} onChange={(next) => onChange(next, { replace: true })}>
        <Button className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal aria-hidden size={16} />
          {t('filters')}
        </Button>
      </SearchField>
      <div className={classes('grid grid-cols-2 items-end gap-2 md:grid-cols-4 lg:contents', !open && 'max-lg:hidden')}>
        <Field label={t('group')} className="lg:w-44 xl:w-52">
          <Select {...choice('group')}>
            <option value="">{t('anyGroup')}</option>
            {(Object.keys(logGroups) as LogGroup[]).map((group) => (
              <option key={group} value={group}>
                {t(`groups.${group}`)}
              </option>
            ))}
          </Select>
        </Field>
        <By colleagues={colleagues} {...choice('by')} />
        <Field label={t('from')} className="lg:w-36">
          <Input type="date" {...choice('from')} />
        </Field>
        <Field label={t('to')} className="lg:w-36">
          <Input type="date" {...choice('to')} />
        </Field>
        {search.size > 0 && (
          <Button
            look="quiet"
            className="mb-0.5 max-lg:col-span-full max-lg:-ml-3 max-lg:justify-self-start"
            onClick={() => onChange(new URLSearchParams(), { replace: true })}
          >
            {t('clear')}
          </Button>
        )}
      </div>
    </section>
  )
}

interface ByProps extends Pick<Props, 'colleagues'> {
  readonly value: string
  readonly onChange: (event: { target: { value: string } }) => void
}

/** Choice of the actor: a kind of people, or one colleague. */
function By({ colleagues, ...choice }: ByProps) {
  const t = useTranslations('staff.log')
  return (
    <Field label={t('by')} className="lg:w-40 xl:w-48">
      <Select {...choice}>
        <option value="">{t('anybody')}</option>
        {logActors.map((actors) => (
          <option key={actors} value={actors}>
            {t(`byActors.${actors}`)}
          </option>
        ))}
        <optgroup label={t('colleagues')}>
          {colleagues.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}

/** Field for a reference, a plate or a person; the server is asked after a pause. */
function SearchField({
  search,
  onChange,
  children,
}: {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
  /** Button beside the field. */
  readonly children: ReactNode
}) {
  const t = useTranslations('staff.log')
  const [typed, setTyped] = useTypedSearch(search, onChange)
  return (
    <div className="min-w-60 flex-1 lg:max-w-96">
      <label htmlFor={SEARCH_FIELD} className="mb-1 block text-meta font-semibold text-ink-700">
        {t('search')}
      </label>
      <div className="flex items-center gap-2">
        <Input
          id={SEARCH_FIELD}
          type="search"
          autoComplete="off"
          maxLength={80}
          className="flex-1"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {children}
      </div>
    </div>
  )
}
