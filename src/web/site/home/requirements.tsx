import { useMessages, useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { CardIcon, LicenceIcon, PassportIcon } from '#ui/rental-icons.tsx'
import { Part } from './part.tsx'

const icons = [LicenceIcon, PassportIcon, CardIcon]

/** Documents that the customer needs at the desk. */
export function Requirements() {
  const t = useTranslations('home.requirements')
  const { items } = useMessages().home.requirements
  const age = useSite().data?.rules.minAge
  return (
    <Part id="requirements" size="small" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-x-8 gap-y-6 border-t border-line pt-7 md:grid-cols-3">
        {items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? CardIcon
          return (
            <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3 md:block">
              <Icon size={32} strokeWidth={1.1} className="-mt-1 -ml-1 text-petrol-600 md:mt-0" />
              <div>
                <h3 className="heading-3 md:mt-4 md:max-lg:min-h-[2lh]">{title}</h3>
                <p className="mt-1.5 text-base text-ink-700">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
      <p className="mt-7 min-h-[2lh] font-semibold md:min-h-7">{age !== undefined && t('age', { age: String(age) })}</p>
    </Part>
  )
}
