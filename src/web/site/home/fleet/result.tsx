import { useTranslations } from 'use-intl'

import { useErrorText } from '#api/error-text.ts'
import { Button } from '#ui/button.tsx'
import type { Found } from '../../fleet/use-search.ts'

/** Result of the search in words, above the cards. */
export function Result({
  found,
  onRetry,
  onClear,
}: {
  readonly found: Found
  readonly onRetry: () => void
  readonly onClear: () => void
}) {
  const t = useTranslations('home.search')
  const common = useTranslations('site.common')
  const say = useErrorText()
  if (found.status === 'none') return null
  if (found.status === 'failed') {
    return (
      <div role="alert" className="mb-6 rounded-card border border-line bg-white p-6">
        <p className="mb-4">{say(found.error)}</p>
        <div className="flex flex-wrap gap-3">
          <Button onClick={onRetry}>{common('retry')}</Button>
          <Button variant="quiet" onClick={onClear}>
            {t('clear')}
          </Button>
        </div>
      </div>
    )
  }
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
      <output className="figures font-semibold">
        {found.status === 'loading' ? t('loading') : t('result', { days: found.days, free: freeIn(found) })}
      </output>
      <button
        type="button"
        onClick={onClear}
        className="min-h-11 text-small font-semibold text-petrol-600 underline underline-offset-4"
      >
        {t('clear')}
      </button>
    </div>
  )
}

const freeIn = ({ offers }: Extract<Found, { status: 'ready' }>): number =>
  [...offers.values()].filter(({ available }) => available).length
