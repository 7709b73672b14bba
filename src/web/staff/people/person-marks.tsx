import { Ban, Building2, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Chip } from '../ui/state-chip.tsx'
import { useBlocks } from '../ui/use-blocks.ts'
import type { Customer } from './shapes.ts'

interface Props {
  /** In the top bar behind the name; on a phone it is the first line below. */
  readonly place: 'bar' | 'line'
  readonly children: ReactNode
}

/** States of a person or a company in a row of chips. */
const Marks = ({ place, children }: Props) => (
  <div
    className={classes(
      'flex min-w-0 flex-wrap items-center gap-1.5 empty:hidden',
      place === 'bar' ? 'max-sm:hidden' : 'pb-2 touch:-mt-2 sm:hidden',
    )}
  >
    {children}
  </div>
)

/** Tier of a customer, what holds them back, and the companies for which they rent. */
export function CustomerMarks({ customer, place }: { readonly customer: Customer } & Pick<Props, 'place'>) {
  const t = useTranslations('staff.customers')
  const href = useStaffHref()
  const { block, hidden } = useBlocks({ customer: customer.id })
  return (
    <Marks place={place}>
      {customer.tier === 'elite' && <Chip look="petrol">{t('tiers.elite')}</Chip>}
      {(block !== undefined || hidden !== null) && (
        <Chip look="bad" icon={Ban}>
          {t('blocked')}
        </Chip>
      )}
      {customer.restriction !== null && <Chip icon={Lock}>{t('restricted')}</Chip>}
      {customer.businesses.map(({ id, name, blocked }) => (
        <Link
          key={id}
          to={href(`businesses/${id}`)}
          aria-label={t(blocked ? 'rentsForBlocked' : 'rentsFor', { name })}
          className="press inline-flex min-w-0 items-center rounded-full hover:underline touch:min-h-11"
        >
          <Chip look={blocked ? 'bad' : 'neutral'} icon={blocked ? Ban : Building2}>
            <span className="max-w-56 truncate">{name}</span>
          </Chip>
        </Link>
      ))}
    </Marks>
  )
}

/** Says of a company that it is blocked. */
export function BusinessMarks({ blocked, place }: { readonly blocked: boolean } & Pick<Props, 'place'>) {
  const t = useTranslations('staff.businesses')
  return (
    <Marks place={place}>
      {blocked && (
        <Chip look="bad" icon={Ban}>
          {t('blocked')}
        </Chip>
      )}
    </Marks>
  )
}
