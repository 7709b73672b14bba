import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { useFlow } from '../flow/flow.tsx'
import { quoteKey, withEnd, type HeldQuote } from '../quote/hold-quote.ts'

/** A button for more time before the hold ends (WCAG 2.2.1). Loaded when it is near its end. */
export default function Extend({
  quote: { id },
  onExtended,
}: {
  readonly quote: HeldQuote
  readonly onExtended: () => void
}): ReactNode {
  const t = useTranslations('booking.flow.hold')
  const { site } = useFlow()
  const say = useErrorText()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const extend = async () => {
    setBusy(true)
    setRefusal(null)
    const result = await callAsMember('extendQuote', { params: { id } })
    setBusy(false)
    if (!result.ok) return setRefusal(result.error)
    client.setQueryData(quoteKey(id), withEnd(result.data))
    onExtended()
  }
  return (
    <div className="basis-full">
      {refusal?.code !== 'not_extendable' && (
        <Button variant="quiet" busy={busy} onClick={() => void extend()}>
          {t('extend', { minutes: String(site.rules.holdMinutes) })}
        </Button>
      )}
      <p role="alert" className="mt-2 empty:hidden">
        {refusal && say(refusal)}
      </p>
    </div>
  )
}
