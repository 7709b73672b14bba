import { useTranslations } from 'use-intl'

import { longestFlight } from '#domain/flight.ts'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { LateLanding } from '../arrival/late-landing.tsx'
import { useFlow } from '../flow/flow.tsx'
import { updateDraft, useDraft } from './booking-draft.ts'
import type { ProblemPath, Problems } from './driver-problems.ts'

interface FlightInputProps {
  readonly shown: Problems
  readonly onType: (path: ProblemPath) => void
  readonly onLeave: (path: ProblemPath, value: string) => void
}

/** Flight of a customer who picks up at an airport, if they want to name it, and what happens if they land late. */
export function FlightInput({ shown, onType, onLeave }: FlightInputProps) {
  const t = useTranslations('booking.arrival')
  const fields = useTranslations('booking.person.fields')
  const { site, trip } = useFlow()
  const { flight } = useDraft()
  const branch = site.branches.find(({ id }) => id === trip.pickup)
  if (branch?.atAirport !== true || trip.start === undefined) return null
  return (
    <fieldset className="min-w-0 border-t border-line pt-8">
      <legend className="float-left mb-4 w-full heading-3">{t('heading')}</legend>
      <div className="clear-both grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
        <Field label={fields('optional', { name: t('flight') })} hint={t('hint')} error={shown.flight && t('wrong')}>
          <TextInput
            name="flight"
            value={flight}
            maxLength={longestFlight}
            onChange={({ target }) => {
              updateDraft({ flight: target.value })
              onType('flight')
            }}
            onBlur={() => onLeave('flight', flight)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
        <div className="text-small text-ink-700">
          <p className="mb-1.5 font-semibold text-ink-900">{t('late.heading')}</p>
          <LateLanding branch={branch} start={trip.start} rules={site.rules} ordered={site.bookings === 'open'} />
        </div>
      </div>
    </fieldset>
  )
}
