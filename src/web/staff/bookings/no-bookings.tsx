import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import { NoRows } from '../ui/list-body.tsx'
import { areTurned, TurnedDays } from '../ui/turned-days.tsx'
import { everythingLike, filterText, isNarrowed } from './booking-query.ts'

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
  if (filter === '') return <NoRows title={t('none')} />
  if (areTurned(search)) return <TurnedDays search={search} onChange={onChange} />
  return (
    <NoRows
      title={q === '' ? t('empty') : t('emptyLike', { text: q })}
      hint={q === '' ? t('emptyHint') : t(widened ? 'emptyEverywhere' : 'emptyLikeHint')}
      acts={
        <>
          {q !== '' && !widened && (
            <Button onClick={() => onChange(new URLSearchParams(widest))}>{t('searchEverywhere')}</Button>
          )}
          {/* Above a narrowed list the way back to all stands already. */}
          {!isNarrowed(filter) && <Button onClick={() => onChange(new URLSearchParams())}>{t('clear')}</Button>}
        </>
      }
    />
  )
}
