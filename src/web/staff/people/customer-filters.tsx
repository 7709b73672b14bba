import { useTranslations } from 'use-intl'

import type { CallOptions } from '#api/call-server.ts'
import { Choice } from '../ui/choice-button.tsx'
import { Filters } from '../ui/list-tools.tsx'

export type CustomerQuery = NonNullable<CallOptions<'exportStaffCustomers'>['body']>

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
    <Filters few label={t('list.filters')}>
      {flags.map((name) => (
        <Choice key={name} on={search.get(name) === 'true'} onClick={() => toggle(name, 'true')}>
          {t(`list.${name}`)}
        </Choice>
      ))}
      <Choice on={search.get('tier') === 'elite'} onClick={() => toggle('tier', 'elite')}>
        {t('tiers.elite')}
      </Choice>
    </Filters>
  )
}
