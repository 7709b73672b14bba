import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { flightText, longestFlight, mayNameFlight } from '#domain/flight.ts'
import { toInstant } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useErrorText } from '#api/error-text.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { Access, ShownBooking } from '../manage/booking-access.ts'

interface FlightEntryProps {
  readonly booking: ShownBooking
  readonly access: Access
  readonly onChanged: (booking: ShownBooking) => void
}

const loadCheck = async () => (await import('./check-flight.ts')).checkFlight

/** The flight of a booking. Until the pickup it can be named, changed and taken back. */
export function FlightEntry({ booking, access, onChanged }: FlightEntryProps) {
  const t = useTranslations('booking.arrival')
  const { flight, status, start } = booking
  const open = mayNameFlight(status, toInstant(start), useNow())
  const [editing, setEditing] = useState(flight === null)
  const [saved, setSaved] = useState(false)
  const done = (now: ShownBooking) => {
    setEditing(now.flight === null)
    setSaved(true)
    onChanged({ ...booking, ...now })
  }
  if (!open && flight === null) return null
  return (
    <div>
      <dt className="text-small text-ink-500">{!(open && editing) && t('flight')}</dt>
      <dd>
        {open && editing ? (
          <FlightForm flight={flight} access={access} onDone={done} />
        ) : (
          <span className="flex flex-wrap items-center gap-x-4">
            <strong className="figures font-semibold">{flight === null ? t('none') : flightText(flight)}</strong>
            {open && (
              <ChangeButton
                focused={saved}
                onPress={() => {
                  setSaved(false)
                  setEditing(true)
                }}
              />
            )}
          </span>
        )}
        <output className="mt-1 block text-small text-success empty:hidden">{saved && t('saved')}</output>
      </dd>
    </div>
  )
}

/** Button that opens the form. @param props.focused whether it takes over the focus of the form that was sent */
function ChangeButton({ focused, onPress }: { readonly focused: boolean; readonly onPress: () => void }) {
  const t = useTranslations('booking.arrival')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) button.current?.focus()
  }, [focused])
  return (
    <button
      ref={button}
      type="button"
      aria-label={t('changeName')}
      onClick={onPress}
      className="-my-2.5 inline-flex min-h-11 items-center text-small font-semibold text-petrol-600 underline underline-offset-4 hover:text-petrol-800"
    >
      {t('change')}
    </button>
  )
}

interface FlightFormProps {
  readonly flight: string | null
  readonly access: Access
  readonly onDone: (booking: ShownBooking) => void
}

function FlightForm({ flight, access, onDone }: FlightFormProps) {
  const t = useTranslations('booking.arrival')
  const say = useErrorText()
  const form = useCheckedForm(loadCheck, async (typed: { readonly flight: string }) => {
    const result = await access.setFlight(typed.flight)
    if (!result.ok) return result.error
    onDone(result.data)
    return null
  })
  const { ref } = form
  const opened = flight !== null
  useEffect(() => {
    if (opened) ref.current?.querySelector('input')?.focus()
    // Only when the form is opened; a flight that is taken back leaves the focus where it is.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <form {...form.attributes} className="max-w-sm">
      <Field label={t('flight')} hint={t('hint')} error={form.problems['flight'] && t('wrong')}>
        <TextInput
          name="flight"
          defaultValue={flight === null ? '' : flightText(flight)}
          maxLength={longestFlight}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </Field>
      <Button type="submit" variant="quiet" busy={form.busy} className="mt-3">
        {t('save')}
      </Button>
      {form.error && (
        <Notice kind="error" className="mt-4">
          <p>{say(form.error)}</p>
        </Notice>
      )}
    </form>
  )
}
