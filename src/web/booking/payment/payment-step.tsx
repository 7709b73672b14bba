import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { updateDraft, useDraft } from '../details/booking-draft.ts'
import { useFlow } from '../flow/flow.tsx'
import { showErrors } from '../flow/focus.ts'
import { StepFrame } from '../flow/step-frame.tsx'
import { useOffers } from '../vehicle/use-offers.ts'
import { Agreement } from './agreement.tsx'
import { LegalNotes } from './legal-notes.tsx'
import { MethodChoice } from './method-choice.tsx'
import { EmailProof } from './email-proof.tsx'
import { methodsFor } from './methods.ts'
import { useOrder } from './order.ts'
import { OrderButton } from './order-button.tsx'
import { OutcomeNotice } from './outcome-notice.tsx'
import { Review } from './order-review.tsx'

/** Step 4, Payment and Confirmation: everything once more, then the one button that counts. */
export function PaymentStep() {
  const t = useTranslations('booking.payment')
  const { site, trip, now, quote } = useFlow()
  const summary = useSummaryState()
  const { paymentMethod, acceptTerms } = useDraft()
  const { busy, outcome, send, proof } = useOrder()
  const [tried, setTried] = useState(false)
  const currency = quote?.price.currency ?? site.currency
  const offered = trip.start ? methodsFor({ start: trip.start, currency }, now, site.rules.bankTransferDays) : []
  const method = offered.find((one) => one === paymentMethod) ?? null
  const refused = outcome?.kind === 'method_refused' && method === null
  const methodError = refused ? t('methodRefused') : tried && method === null ? t('methodMissing') : undefined
  const submit = (form: HTMLFormElement) => {
    if (method === null || !acceptTerms) showErrors(form, () => setTried(true))
    else if (summary === 'shown') {
      showErrors(form, () => void send(method))
    }
  }
  return (
    <StepFrame step="payment" lead={t('lead')} busy={busy} onNext={submit}>
      <MethodChoice
        offered={offered}
        value={method}
        error={methodError}
        online={site.payment.online}
        onChoose={(paymentMethod_) => updateDraft({ paymentMethod: paymentMethod_ })}
      />
      <LegalNotes />
      {/* Nothing comes between the summary and the button but what went wrong (BGB § 312j). So consent is part of it. */}
      <Review method={method}>
        <Agreement
          checked={acceptTerms}
          error={tried && !acceptTerms ? t('termsMissing') : undefined}
          onChange={(on) => updateDraft({ acceptTerms: on })}
        />
      </Review>
      <div role="alert" className="mt-6 empty:hidden">
        {outcome && <OutcomeNotice outcome={outcome} busy={busy} onRetry={() => method && void send(method)} />}
      </div>
      {proof.proof && <EmailProof proof={proof.proof} onType={proof.type} onMail={() => void proof.mail()} />}
      <OrderButton busy={busy} summary={summary} />
    </StepFrame>
  )
}

/** The price comes from the held quote, the vehicle's name from the list. */
function useSummaryState() {
  const { quote, quoteProblem } = useFlow()
  const { query } = useOffers()
  if (quote && !query.isLoading) return 'shown'
  return quoteProblem ? 'failed' : 'loading'
}
