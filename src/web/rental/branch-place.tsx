import { useTranslations } from 'use-intl'

import { company } from '#content/company.ts'

interface PlaceProps {
  readonly code: keyof typeof company.branches
  readonly time: string
  /** Without the way to it. */
  readonly brief: boolean
}

/** When and where: the branch with its address, its hours and the way to it. */
export function Place({ code, time, brief }: PlaceProps) {
  const words = useTranslations(`site.branches.${code}`)
  return (
    <>
      <span className="figures block font-semibold">{time}</span>
      <span className="block">{`${words('name')} (${words('detail')})`}</span>
      {!brief && <Whereabouts code={code} />}
    </>
  )
}

function Whereabouts({ code }: Pick<PlaceProps, 'code'>) {
  const t = useTranslations('booking.facts.place')
  const words = useTranslations(`site.branches.${code}`)
  const { street, city, map, phone } = company.branches[code]
  return (
    <>
      <span className="block text-small text-ink-700">
        {street}, <span className="whitespace-nowrap">{city}</span>
      </span>
      <span className="figures block text-small text-ink-700">
        {t('hours')}: {words('hours.first')}, {words('hours.second')}
      </span>
      <span className="figures block text-small text-ink-700">
        {t('phone')}:{' '}
        <a href={phone.href} className="-mt-2.5 inline-flex min-h-11 items-center underline underline-offset-4">
          {phone.text}
        </a>
      </span>
      <a
        href={map}
        target="_blank"
        rel="noopener"
        aria-label={t('directionsTo', { name: words('name') })}
        className="inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
      >
        {t('directions')}
      </a>
    </>
  )
}
