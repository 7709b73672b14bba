import { Lock } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { useStaffHref } from '../frame/staff-href.ts'

interface Props {
  /** Moment from which the data may only be kept; not known on a booking's page. */
  readonly since?: string
  /** Day on which this ends; null while nobody has lifted it. */
  readonly until?: string | null
  /** Request by which it was granted. */
  readonly request?: string
}

/** Says that a person's data may only be kept for now (GDPR art. 18), and what goes on all the same. */
export function RestrictedNotice({ since, until = null, request }: Props) {
  const t = useTranslations('staff.blocks.restricted')
  const may = useMay()
  const href = useStaffHref()
  const { date, day } = useFormat()
  return (
    <div className="mb-6 flex gap-2.5 rounded-field border border-line bg-sand px-3 py-2.5">
      <Lock aria-hidden size={18} className="mt-px shrink-0 text-ink-500" />
      <div>
        <p className="font-semibold">
          {since === undefined ? t('title') : t('titleSince', { since: day(since, 'dated') })}
        </p>
        <p className="text-meta text-ink-700">
          {t('text')} {until !== null && t('until', { day: date(until, 'dated') })}{' '}
          {request !== undefined && may('showPrivacyRequest') && (
            <Link to={`${href('privacy')}?request=${request}`} className="text-petrol-600 underline">
              {t('toRequest')}
            </Link>
          )}
        </p>
      </div>
    </div>
  )
}
