import { CreditCard, IdCard, SquareUserRound } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { useSite } from '#api/site.ts'
import { Part } from './part.tsx'

const icons = [SquareUserRound, IdCard, CreditCard]

/** Documents that the customer needs at the desk. */
export function Requirements() {
  const t = useTranslations('home.requirements')
  const { items } = useMessages().home.requirements
  const age = useSite().data?.rules.minAge
  return (
    <Part id="requirements" surface="sand" title={t('title')} lead={t('lead')}>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {items.map(({ title, text }, index) => {
          const Icon = icons[index] ?? IdCard
          return (
            <li key={title}>
              <Icon aria-hidden size={32} strokeWidth={1.5} className="text-petrol-600" />
              <h3 className="mt-4 text-subtitle">{title}</h3>
              <p className="mt-2 text-ink-700">{text}</p>
            </li>
          )
        })}
      </ul>
      <p className="mt-10 min-h-[2lh] md:min-h-7">{age !== undefined && t('age', { age: String(age) })}</p>
    </Part>
  )
}
