import { useTranslations } from 'use-intl'

import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFlow } from './flow.tsx'
import { stepHeadingId } from './step-heading.ts'

/** Says that the form goes on where the visitor left it, and how to start again instead. */
export function ResumedNotice() {
  const t = useTranslations('booking.flow.resumed')
  const { resumed, trip, startOver } = useFlow()
  if (!resumed || (trip.start === undefined && trip.pickup === undefined)) return null
  return (
    <Notice
      className="mb-8"
      action={
        <Button
          variant="quiet"
          onClick={() => {
            document.getElementById(stepHeadingId)?.focus()
            startOver()
          }}
        >
          {t('startOver')}
        </Button>
      }
    >
      <p>{t('text')}</p>
    </Notice>
  )
}
