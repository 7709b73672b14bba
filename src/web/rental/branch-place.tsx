import { useTranslations } from 'use-intl'

import { mapOf } from '#domain/map-link.ts'
import type { BranchCard } from '#api/branches.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import { classes } from '#ui/classes.ts'

interface PlaceProps {
  readonly branch: BranchCard
  readonly time: string
  /** Whether to leave out the directions. */
  readonly brief: boolean
}

/** Time and place: the branch with its address, hours and directions. */
export function Place({ branch, time, brief }: PlaceProps) {
  const language = useLanguage()
  const detail = branch.details[language]
  return (
    <>
      <span className="figures block font-semibold">{time}</span>
      <span className="block">{detail === '' ? branch.names[language] : `${branch.names[language]} (${detail})`}</span>
      {!brief && <Whereabouts branch={branch} />}
    </>
  )
}

function Whereabouts({ branch }: Pick<PlaceProps, 'branch'>) {
  const t = useTranslations('booking.facts.place')
  const language = useLanguage()
  const { street, city, phone } = branch
  return (
    <>
      <span className="block text-small text-ink-700">
        {street}, <span className="whitespace-nowrap">{city}</span>
      </span>
      <span className="figures block text-small text-ink-700">
        {t('hours')}: {branch.hours[language].replaceAll('\n', ', ')}
      </span>
      <span className="figures block text-small text-ink-700">
        {t('phone')}:{' '}
        <a href={phone.href} className="-mt-2.5 inline-flex min-h-11 items-center underline underline-offset-4">
          {phone.text}
        </a>
      </span>
      <Directions branch={branch} className="text-small" />
    </>
  )
}

/** Link to the branch on a map, in another tab. */
export function Directions({ branch, className }: Pick<PlaceProps, 'branch'> & { readonly className: string }) {
  const t = useTranslations('booking.facts.place')
  const language = useLanguage()
  return (
    <a
      href={mapOf(branch)}
      target="_blank"
      rel="noopener"
      aria-label={t('directionsTo', { name: branch.names[language] })}
      className={classes(
        'inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800',
        className,
      )}
    >
      {t('directions')}
    </a>
  )
}
