import { useTranslations } from 'use-intl'

import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import type { News as Told } from '../flow/notices.ts'
import { useMoney } from '#rental/rental-words.ts'
import { SoldOut } from './sold-out.tsx'

/** Dialog about a price or car that has changed since the visitor last saw it. All input stays. */
export function News({ news }: { readonly news: Told }) {
  if (news.kind === 'price') return <PriceChanged news={news} />
  return <SoldOut vehicle={news.vehicle} totalMinor={news.totalMinor} />
}

function PriceChanged({ news }: { readonly news: Extract<Told, { kind: 'price' }> }) {
  const t = useTranslations('booking.flow')
  const { site, tell, go } = useFlow()
  const money = useMoney(site.currency)
  const now = money.exact(news.now)
  const accept = () => {
    tell(null)
    if (news.leadsTo) go(news.leadsTo)
  }
  return (
    <AlertDialog
      open
      onClose={() => tell(null)}
      tone="notice"
      title={t('renewed.title')}
      actions={
        <>
          <Button onClick={accept}>{t('renewed.accept', { price: now })}</Button>
          <OtherVehicle />
        </>
      }
    >
      <p className="figures">{t('renewed.text', { before: money.exact(news.before), now })}</p>
    </AlertDialog>
  )
}

export function OtherVehicle() {
  const t = useTranslations('booking.flow')
  const { tell, go } = useFlow()
  return (
    <Button
      variant="quiet"
      onClick={() => {
        tell(null)
        go('vehicle', { vehicle: undefined })
      }}
    >
      {t('expired.other')}
    </Button>
  )
}
