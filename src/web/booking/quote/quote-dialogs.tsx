import { Suspense } from 'react'

import { useFlow } from '../flow/flow.tsx'
import { Expired, News } from '../flow/step-parts.ts'
import { useIsOver } from './hold-quote.ts'

/** Dialogs about price and car, over any step. */
export function QuoteDialogs() {
  const { news } = useFlow()
  return (
    <Suspense>
      <ExpiredDialog />
      {news && <News news={news} />}
    </Suspense>
  )
}

/** Dialog for a hold that has run out while the form was filled in. It offers the present price; no input is lost. */
function ExpiredDialog() {
  const { view, quote, news, ended } = useFlow()
  const over = useIsOver(quote?.state === 'held' ? quote.endsAt : undefined)
  const late = view === 'details' || view === 'payment'
  if (!quote || !late || news || ended || !(over || quote.state === 'expired')) return null
  return <Expired quote={quote} />
}
