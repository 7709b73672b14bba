import { SlidersHorizontal } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { logActors, logGroups, type LogGroup } from '#domain/log-group.ts'
import { classes } from '#ui/classes.ts'
import { useBranch } from '../frame/branch.tsx'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { Choice } from '../ui/choice-button.tsx'
import { DayField } from '../ui/day-field.tsx'
import { Field, Select } from '../ui/dense-field.tsx'
import { SearchField } from '../ui/search-field.tsx'

interface Props {
  readonly search: URLSearchParams
  readonly colleagues: Answer<'searchLog'>['colleagues']
  readonly onChange: (search: URLSearchParams, options: { replace: true }) => void
}

/** Filters that a phone and a tablet have behind a button; they are open where one of them is set. */
const fields = ['group', 'by', 'from', 'to'] as const

/** Filters of the log. They are in the address, so that a colleague can be sent what one sees. */
export function LogFilters({ search, colleagues, onChange }: Props) {
  const t = useTranslations('staff.log')
  const any = useTranslations('staff.fields')('any')
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
  const day = (name: 'from' | 'to') => ({
    daysOnly: true,
    plain: true,
    meant: 'nearest' as const,
    empty: any,
    value: search.get(name) ?? '',
    onChange: (next: string) => set(name, next),
  })
  const [open, setOpen] = useState(() => fields.some((name) => search.has(name)))
  return (
    <section className="border-b border-line">
      <div className="grid gap-2 px-4 pt-3 pb-3 md:px-6 lg:flex lg:flex-wrap lg:items-end">
        <Search search={search} onChange={(next) => onChange(next, { replace: true })}>
          <Button className="lg:hidden" aria-expanded={open} onClick={() => setOpen(!open)}>
            <SlidersHorizontal aria-hidden size={16} />
            {t('filters')}
          </Button>
        </Search>
        <div
          className={classes('grid grid-cols-2 items-end gap-2 md:grid-cols-4 lg:contents', !open && 'max-lg:hidden')}
        >
          <Field label={t('group')} className="lg:w-42 min-[120rem]:w-60">
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
          <Field label={t('from')} className="lg:w-34 min-[120rem]:w-44">
            <DayField {...day('from')} />
          </Field>
          <Field label={t('to')} className="lg:w-34 min-[120rem]:w-44">
            <DayField {...day('to')} />
          </Field>
        </div>
        <Scope filtered={search.size > 0} onClear={() => onChange(new URLSearchParams(), { replace: true })} />
      </div>
    </section>
  )
}

/** Switch between the lines of one branch, the last that was chosen, and those of all. */
function Scope({ filtered, onClear }: { readonly filtered: boolean; readonly onClear: () => void }) {
  const t = useTranslations('staff.log')
  const language = useLocale()
  const label = useTranslations('staff.branch')('label')
  const { branch, branches, choose } = useBranch()
  const [last, setLast] = useState(branch)
  if (branch !== null && branch !== last) setLast(branch)
  const one = branch ?? last ?? branches[0]
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-1 empty:hidden lg:ml-auto">
      {branches.length > 1 && one !== undefined ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
        <div role="group" aria-label={label} className="flex flex-wrap items-center gap-1.5">
          <Choice on={branch !== null} onClick={() => choose(one.id)}>
            {t('at', { branch: one.names[language] })}
          </Choice>
          <Choice on={branch === null} onClick={() => choose(null)}>
            {t('everywhere')}
          </Choice>
        </div>
      ) : (
        one !== undefined && <span className="text-meta text-ink-700">{t('at', { branch: one.names[language] })}</span>
      )}
      {filtered && (
        <Button look="quiet" className="max-lg:-ml-4.5" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
    </div>
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
    <Field label={t('by')} className="lg:w-36 min-[120rem]:w-56">
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
function Search({
  search,
  onChange,
  children,
}: {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
  /** Button beside the field. */
  readonly children: ReactNode
}) {
  const t = useTranslations('staff')
  const [typed, setTyped] = useTypedSearch(search, onChange)
  return (
    <div className="flex min-w-48 flex-1 items-end gap-2 lg:max-w-96 min-[120rem]:max-w-none">
      <SearchField
        label={t('search')}
        placeholder={t('log.searchHint')}
        typed={typed}
        onType={setTyped}
        // Alone in its row, its hint says enough.
        className="flex-1 max-lg:[&>label]:sr-only"
      />
      {children}
    </div>
  )
}
