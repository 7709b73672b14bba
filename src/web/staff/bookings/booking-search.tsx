import { useTranslations } from 'use-intl'

import { useBranch } from '../frame/branch.tsx'
import { useSearchKey } from '../frame/use-search-key.ts'
import { useTypedSearch } from '../frame/use-typed-search.ts'
import { Choice } from '../ui/choice-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { isEverywhere } from './booking-query.ts'

/** Text by which the list is searched, at the branch that is chosen or at all of the colleague's. */
export function BookingSearch({
  search,
  set,
  onChange,
}: {
  readonly search: URLSearchParams
  readonly set: (name: string, value: string) => void
  readonly onChange: (search: URLSearchParams) => void
}) {
  const t = useTranslations('staff.bookings.list')
  const { branch, branches } = useBranch()
  const [typed, setTyped] = useTypedSearch(search, onChange)
  const everywhere = isEverywhere(search)
  const field = useSearchKey(t('search'))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-lg:flex-1">
      <Field label={t('search')} spoken className="relative min-w-0 flex-1 lg:w-60 lg:flex-none">
        <Input
          ref={field}
          type="search"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          placeholder={t('searchHint')}
          aria-keyshortcuts="/"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          className={typed === '' ? 'pr-8' : undefined}
        />
        {typed === '' && (
          <span aria-hidden className="pointer-events-none absolute right-2 bottom-2 touch:hidden">
            <Kbd keys="/" />
          </span>
        )}
      </Field>
      {(everywhere || (typed !== '' && branch !== null && branches.length > 1)) && (
        <span className="flex min-h-9 items-center">
          <Choice on={everywhere} onClick={() => set('where', everywhere ? '' : 'all')}>
            {t('everywhere')}
          </Choice>
        </span>
      )}
    </div>
  )
}
