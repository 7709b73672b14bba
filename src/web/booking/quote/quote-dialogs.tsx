import { Suspense } from 'react'

import { useFlow } from '../flow/flow.tsx'
import { Expired, News } from '../flow/parts.ts'
import { useIsOver } from './hold-quote.ts'

/** What may have to be said of price and car over whichever step is shown. */
export function QuoteDialogs() {
  const { news } = useFlow()
  return (
    <Suspense>
      <ExpiredDialog />
      {news && <News news={news} />}
    </Suspense>
  )
}

/** While the details are filled in, the hold may run out. The price now is offered; nothing is lost. */
function ExpiredDialog() {
  const { view, quote, news, ended } = useFlow()
  const over = useIsOver(quote?.state === 'held' ? quote.endsAt : undefined)
  const late = view === 'details' || view === 'payment'
  if (!quote || !late || news || ended || !(over || quote.state === 'expired')) return null
  return <Expired quote={quote} />
}
