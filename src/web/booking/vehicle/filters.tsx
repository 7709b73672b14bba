import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

import { Field } from '../../ui/field.tsx'
import { Pill } from '../../ui/pill.tsx'
import { Select } from '../../ui/select.tsx'
import { useFlow } from '../flow/flow.tsx'
import { useWords } from '../words.ts'
import { brandChoices, meant } from './filter.ts'
import { useOffers, type Listed } from './offers.ts'

/** Class and brand (specification, section 2). A brand that the next class does not have is given up with the old one. */
export function FilterFields({ types, brands, type, brand, free }: Listed) {
  const t = useTranslations('booking.vehicle')
  const words = useWords()
  const { change } = useFlow()
  const { offers = [] } = useOffers()
  const chooseType = (next: string | undefined) =>
    change({ type: next, brand: meant(brand, brandChoices(offers, next)) })
  const count = free.reduce((sum, group) => sum + group.offers.length, 0)
  return (
    <>
      <TypePills label={t('type')}>
        <Pill chosen={type === undefined} onClick={() => chooseType(undefined)}>
          {t('allTypes')}
        </Pill>
        {types.map((code) => (
          <Pill key={code} chosen={type === code} onClick={() => chooseType(code)}>
            {words.type(code)}
          </Pill>
        ))}
      </TypePills>
      <div className="mt-3 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <output className="text-small text-ink-700">{t('count', { count })}</output>
        <Field label={t('brand')} className="flex items-center gap-3 [&>label]:mb-0 max-sm:[&>label]:sr-only">
          <Select
            value={brand ?? ''}
            onChange={(event) => change({ brand: event.target.value || undefined })}
            className="min-w-42"
          >
            <option value="">{t('allBrands')}</option>
            {brands.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </>
  )
}

/** On a phone one row that is pushed sideways, with the chosen one in view; from a tablet on all at once. */
function TypePills({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  const row = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const pill = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    if (pill && row.current)
      row.current.scrollLeft = pill.offsetLeft - row.current.clientWidth / 2 + pill.offsetWidth / 2
  }, [])
  return (
    // The focus is that of its buttons: a browser leaves alone what is in view with its edge.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <fieldset
      ref={row}
      onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      className="relative -mx-5 flex min-w-0 scroll-px-5 gap-2 overflow-x-auto px-5 py-1.5 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      <legend className="sr-only">{label}</legend>
      {children}
    </fieldset>
  )
}
