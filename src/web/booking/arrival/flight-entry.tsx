import { useTranslations } from 'use-intl'

import { flightText, longestFlight, mayNameFlight } from '#domain/flight.ts'
import { toInstant } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { TextInput } from '#ui/text-input.tsx'
import type { Access, ShownBooking } from '../manage/booking-access.ts'
import { InlineEntry } from '../manage/inline-entry.tsx'

interface FlightEntryProps {
  readonly booking: ShownBooking
  readonly access: Access
  readonly onChanged: (booking: ShownBooking) => void
}

const loadCheck = async () => (await import('./check-flight.ts')).checkFlight

/** The flight of a booking. Until the pickup it can be named, changed and taken back. */
export function FlightEntry({ booking, access, onChanged }: FlightEntryProps) {
  const t = useTranslations('booking.arrival')
  const own = useTranslations('booking.manage.flight')
  const { flight, status, start } = booking
  const open = mayNameFlight(status, toInstant(start), useNow())
  if (!open && flight === null) return null
  const text = flight === null ? '' : flightText(flight)
  return (
    <InlineEntry
      name="flight"
      label={t('flight')}
      value={<strong className="figures font-semibold">{text}</strong>}
      empty={flight === null}
      open={open}
      changeName={own('changeName')}
      saved={own('saved')}
      field={{ label: t('flight'), hint: t('hint'), problem: () => t('wrong') }}
      loadCheck={loadCheck}
      send={async (typed) => {
        const result = await access.setFlight(typed.flight)
        if (!result.ok) return result.error
        onChanged({ ...booking, ...result.data })
        return null
      }}
    >
      <TextInput
        name="flight"
        defaultValue={text}
        maxLength={longestFlight}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </InlineEntry>
  )
}
