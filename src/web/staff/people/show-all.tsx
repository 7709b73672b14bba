import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'

interface Props {
  /** Number of all, if it is known. */
  readonly count?: number
  readonly onAll: () => void
}

/** Asks for the rest of a list of which the newest are shown. */
export function ShowAll({ count, onAll }: Props) {
  const t = useTranslations('staff.customers')
  return (
    <Button look="quiet" className="mt-1 -ml-3 touch:-ml-4.5" onClick={onAll}>
      {count === undefined ? t('showAll') : t('showAllOf', { count: String(count) })}
    </Button>
  )
}
