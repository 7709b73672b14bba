import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { logActors, logGroups, type LogGroup } from '#domain/log-group.ts'
import { useKeys } from '../frame/keys.tsx'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'

interface Props {
  readonly search: URLSearchParams
  readonly colleagues: Answer<'searchLog'>['colleagues']
  readonly onChange: (search: URLSearchParams, options: { replace: true }) => void
}

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
  useKeys([{ keys: '/', label: t('search'), run: () => document.getElementById(SEARCH_FIELD)?.focus() }])
  return (
    <section className="flex flex-wrap items-end gap-2 border-b border-line px-6 pt-4 pb-3">
      <SearchField search={search} onChange={(next) => onChange(next, { replace: true })} />
      <Field label={t('group')} className="w-[calc(50%-0.25rem)] sm:w-52">
        <Select {...choice('group')}>
          <option value="">{t('anyGroup')}</option>
          {(Object.keys(logGroups) as LogGroup[]).map((group) => (
            <option key={group} value={group}>
              {t(`groups.${group}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('by')} className="w-[calc(50%-0.25rem)] sm:w-48">
        <Select {...choice('by')}>
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
      <Field label={t('from')} className="w-[calc(50%-0.25rem)] sm:w-36">
        <Input type="date" {...choice('from')} />
      </Field>
      <Field label={t('to')} className="w-[calc(50%-0.25rem)] sm:w-36">
        <Input type="date" {...choice('to')} />
      </Field>
      {search.size > 0 && (
        <Button look="quiet" className="mb-0.5" onClick={() => onChange(new URLSearchParams(), { replace: true })}>
          {t('clear')}
        </Button>
      )}
    </section>
  )
}

/** Field for a reference, a plate or a person; the server is asked after a pause. */
function SearchField({
  search,
  onChange,
}: {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}) {
  const t = useTranslations('staff.log')
  const [typed, setTyped] = useTypedSearch(search, onChange)
  return (
    <div className="min-w-60 flex-1 md:max-w-88">
      <label htmlFor={SEARCH_FIELD} className="mb-1 block text-meta font-semibold text-ink-700">
        {t('search')}
      </label>
      <Input
        id={SEARCH_FIELD}
        type="search"
        autoComplete="off"
        maxLength={80}
        placeholder={t('searchHint')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </div>
  )
}
