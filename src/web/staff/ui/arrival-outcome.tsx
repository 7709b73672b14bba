import { Link } from 'react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Arrival } from '#contract/staff-drives.ts'
import { useFormat } from '#rental/use-format.ts'
import { takeFocus } from '#ui/take-focus.ts'
import { useStaffHref } from '../frame/staff-href.ts'
import { Button } from './act-button.tsx'

interface Props {
  readonly arrival: Arrival
  readonly branchOf: (id: number) => string
  readonly onClose: () => void
}

/** Bookings that an arrival has left without a car, or given one, each with the way to its page. */
export function ArrivalOutcome({ arrival, branchOf, onClose }: Props) {
  const t = useTranslations('staff.drives')
  const format = useFormat()
  const { plate, to, missing, missingElsewhere, found } = arrival
  return (
    <div className="grid gap-4">
      <output>
        <span className="block font-semibold">{t('done', { plate, branch: branchOf(to) })}</span>
        {t('others')}
      </output>
      <ul className="border-t border-line">
        {missing.map(({ reference, name }) => (
          <Touched key={reference} reference={reference} name={name}>
            <span className="font-semibold text-danger">{t('missing')}</span>
          </Touched>
        ))}
        {found.map(({ reference, name, plate: given, from }) => (
          <Touched key={reference} reference={reference} name={name}>
            {from === null
              ? t('found', { plate: given })
              : t('foundLate', { plate: given, time: format.wallClock(from) })}
          </Touched>
        ))}
        {missingElsewhere > 0 && (
          <li className="border-b border-line py-2 text-meta">{t('elsewhere', { count: missingElsewhere })}</li>
        )}
      </ul>
      <Button ref={takeFocus} look="petrol" size="large" className="justify-self-end" onClick={onClose}>
        {t('ready')}
      </Button>
    </div>
  )
}

interface TouchedProps {
  readonly reference: string
  readonly name: string
  readonly children: ReactNode
}

function Touched({ reference, name, children }: TouchedProps) {
  const href = useStaffHref()
  return (
    <li className="border-b border-line">
      <Link
        to={href(`bookings/${reference}`)}
        className="grid min-h-9 content-center py-1 text-meta hover:bg-sand touch:min-h-11"
      >
        <span>
          <span className="font-semibold">{name}</span> <span className="text-ink-500">{reference}</span>
        </span>
        <span>{children}</span>
      </Link>
    </li>
  )
}
