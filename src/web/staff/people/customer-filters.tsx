import { useTranslations } from 'use-intl'

import type { CallOptions } from '#api/call-server.ts'
import { Choice } from '../ui/choice-button.tsx'

export type CustomerQuery = NonNullable<CallOptions<'exportStaffCustomers'>['body']>

/** On a phone the filters stay in one line, which scrolls sideways where they do not fit. */
const oneLineOnPhone =
  'flex min-h-9 items-center gap-1.5 max-md:-mx-4 max-md:-my-1 max-md:w-screen max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap'

const flags = ['blocked', 'unpaid', 'companies'] as const

/** Filter of the list as the address of its page has it. */
export function customerQuery(search: URLSearchParams): CustomerQuery {
  const q = (search.get('q') ?? '').trim()
  const tier = search.get('tier')
  const on = flags.filter((name) => search.get(name) === 'true').map((name) => [name, true as const])
  return {
    ...Object.fromEntries(on),
    ...(q !== '' && { q }),
    ...((tier === 'elite' || tier === 'prime') && { tier }),
  }
}

/** Filters of the list, each on or off. They are in the address, so a filtered list can be sent to a colleague. */
export function CustomerFilters({
  search,
  onChange,
}: {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}) {
  const t = useTranslations('staff.customers')
  const toggle = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    if (next.get(name) === value) next.delete(name)
    else next.set(name, value)
    onChange(next)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is no flex container everywhere
    <div role="group" aria-label={t('list.filters')} className={oneLineOnPhone}>
      {flags.map((name) => (
        <Choice key={name} on={search.get(name) === 'true'} onClick={() => toggle(name, 'true')}>
          {t(`list.${name}`)}
        </Choice>
      ))}
      <Choice on={search.get('tier') === 'elite'} onClick={() => toggle('tier', 'elite')}>
        {t('tiers.elite')}
      </Choice>
    </div>
  )
}
