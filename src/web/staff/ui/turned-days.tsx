import { useTranslations } from 'use-intl'

import { Button } from './act-button.tsx'
import { NoRows } from './list-body.tsx'

interface Props {
  /** Address of a list, with its first day in `from` and its last one in `to`. */
  readonly search: URLSearchParams
  readonly onChange: (search: URLSearchParams) => void
}

/** Whether the first day of a list is after its last one, so that the list is empty whatever there is. */
export function areTurned(search: URLSearchParams): boolean {
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  return from !== '' && to !== '' && from > to
}

/** The address with the two days in their order. */
export function turnedBack(search: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('from', search.get('to') ?? '')
  next.set('to', search.get('from') ?? '')
  return next
}

/** Says in place of an empty list that its days are in the wrong order, with a button that turns them round. */
export function TurnedDays({ search, onChange }: Props) {
  const t = useTranslations('staff.fields.turned')
  return (
    <NoRows
      title={t('title')}
      hint={t('hint')}
      acts={<Button onClick={() => onChange(turnedBack(search))}>{t('turn')}</Button>}
    />
  )
}
