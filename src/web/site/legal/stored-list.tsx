import { useTranslations } from 'use-intl'

export interface StoredRow {
  readonly names: readonly string[]
  readonly place: string
  readonly purpose: string
  readonly kept: string
}

/** A table, which on a phone becomes one block for each row. */
export function StoredList({ rows }: { readonly rows: readonly StoredRow[] }) {
  const t = useTranslations('legal.stored')
  const cell = 'py-3 max-sm:block max-sm:py-0.5'
  return (
    <table className="mt-8 w-full text-left text-small max-sm:block">
      <caption className="mb-3 text-left font-display text-lg font-semibold max-sm:block">{t('caption')}</caption>
      <thead className="max-sm:sr-only">
        <tr className="border-b border-edge">
          {(['name', 'purpose', 'kept'] as const).map((column) => (
            <th key={column} scope="col" className="py-2 pr-6 font-semibold">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {rows.map(({ names, place, purpose, kept }) => (
          <tr key={place + purpose} className="border-b border-line align-top max-sm:block max-sm:py-3">
            <th scope="row" className={`${cell} pr-6 font-normal text-ink-700`}>
              {names.map((name) => (
                <code key={name} className="block font-text font-semibold text-ink-900 sm:whitespace-nowrap">
                  {name}
                </code>
              ))}
              {place}
            </th>
            <td className={`${cell} pr-6`}>{purpose}</td>
            <td className={cell}>{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
