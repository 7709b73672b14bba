import { X } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { parseDate } from '#domain/period.ts'
import { useFormat } from '#rental/use-format.ts'

interface Props {
  readonly search: URLSearchParams
  readonly set: (name: string, value: string) => void
  /** Called as a filter goes, and with it the button that had the focus. */
  readonly onLifted: () => void
}

/** Filters that are set while their fields are folded: each is lifted by itself. */
export function ActiveFilters({ search, set, onLifted }: Props) {
  const t = useTranslations('staff.bookings.list')
  return useActive(search).map(([name, words]) => (
    <button
      key={name}
      type="button"
      aria-label={t('lift', { filter: words })}
      onClick={() => {
        set(name, '')
        onLifted()
      }}
      className="press inline-flex h-7 items-center gap-1 rounded-full border border-petrol-600 bg-petrol-100 pr-2 pl-3 text-meta font-semibold whitespace-nowrap text-petrol-800 max-lg:h-11 touch:h-11"
    >
      {words}
      <X aria-hidden size={14} />
    </button>
  ))
}

/** Each filter that is set, with its words: 'Abholung ab Fr., 27. Nov.'. */
function useActive(search: URLSearchParams): [name: string, words: string][] {
  const t = useTranslations('staff.bookings.list')
  const format = useFormat()
  const language = useLocale()
  const types = useSite().data?.classes ?? []
  const dayOf = (name: 'from' | 'to') => {
    const day = parseDate(search.get(name) ?? '')
    return day === null ? null : t(name === 'from' ? 'fromDay' : 'toDay', { day: format.date(day) })
  }
  const type = search.get('type')
  const source = search.get('source')
  const words: Record<string, string | null> = {
    from: dayOf('from'),
    to: dayOf('to'),
    type: type && (types.find(({ code }) => code === type)?.names[language] ?? type),
    source: source === 'site' || source === 'desk' ? t(source) : null,
    unpaid: search.get('unpaid') === 'true' ? t('unpaid') : null,
    papers: search.get('papers') === 'true' ? t('papers') : null,
  }
  return Object.entries(words).flatMap(([name, said]) => (said === null ? [] : [[name, said]]))
}
