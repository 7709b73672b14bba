import { useTranslations } from 'use-intl'

import type { Answer } from '#api/call-server.ts'
import { useFormat } from '#rental/use-format.ts'
import { Button } from '../ui/act-button.tsx'

export type Verdict = Answer<'tryStaffExchange'>

/** Whether an exchange would stand; if not, what is in the way and which cars are free. */
export function ExchangeVerdict({
  verdict,
  onTake,
}: {
  readonly verdict: Verdict
  readonly onTake: (plate: string) => void
}) {
  const t = useTranslations('staff.bookings.form.exchange')
  const format = useFormat()
  if (verdict.possible) return <p className="font-semibold text-success">{t('fits')}</p>
  const name = ({ kind, reference, since }: Verdict['by'][number]) => {
    const time = format.moment(since)
    if (kind !== 'rental') return t(kind, { time })
    if (reference === null) return t('foreign', { time })
    return reference === '' ? t('held', { time }) : t('rental', { reference, time })
  }
  return (
    <div className="rounded-field bg-danger-100 px-3 py-2.5 text-danger">
      <p className="font-semibold">{verdict.message}</p>
      {verdict.by.length > 0 && (
        <p>
          {t('by')} {verdict.by.map(name).join('; ')}
        </p>
      )}
      {verdict.code === 'in_the_way' && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          {verdict.instead.length === 0 ? t('noneFree') : t('free')}
          {verdict.instead.map((plate) => (
            <Button key={plate} onClick={() => onTake(plate)}>
              {plate}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}
