import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import { everythingLike, filterText } from './booking-query.ts'

interface Props {
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}

/** Empty list with the way out: to search everywhere, or to lift the filters. */
export function NoBookings({ search, onChange }: Props) {
  const t = useTranslations('staff.bookings.list')
  const q = search.get('q')?.trim() ?? ''
  const filter = filterText(search)
  const widest = everythingLike(q)
  const widened = filter === filterText(new URLSearchParams(widest))
  const clear = <Button onClick={() => onChange(new URLSearchParams())}>{t('clear')}</Button>
  if (filter === '') return <p className="px-4 py-10 md:px-6 font-semibold">{t('none')}</p>
  return (
    <div className="px-4 py-10 md:px-6">
      <output className="block font-semibold">{q === '' ? t('empty') : t('emptyLike', { text: q })}</output>
      <p className="mt-1 text-ink-500">
        {q === '' ? t('emptyHint') : t(widened ? 'emptyEverywhere' : 'emptyLikeHint')}
      </p>
      <p className="mt-4 flex flex-wrap gap-2">
        {q !== '' && !widened && (
          <Button onClick={() => onChange(new URLSearchParams(widest))}>{t('searchEverywhere')}</Button>
        )}
        {clear}
      </p>
    </div>
  )
}
