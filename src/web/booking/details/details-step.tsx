import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { useHref, useLanguageTag } from '#i18n/i18n.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Notice } from '#ui/notice.tsx'
import { useFlow } from '../flow/flow.tsx'
import { showErrors } from '../flow/focus.ts'
import { StepFrame } from '../flow/step-frame.tsx'
import { updateDraft } from './booking-draft.ts'
import { driverFields, type DriverField } from './driver-fields.ts'
import { DriverInput } from './driver-input.tsx'
import { updateDriver } from './driver-values.ts'
import { FlightInput } from './flight-input.tsx'
import { WhoDrives } from './who-drives.tsx'
import { isOptional, type ProblemPath, type Problems } from './driver-problems.ts'
import { OtherDrivers } from './other-drivers.tsx'

const groups = [
  ['person', ['firstName', 'lastName', 'dateOfBirth']],
  ['contact', ['email', 'phone', 'address', 'city', 'country']],
  ['documents', ['passportNumber', 'licenseNumber', 'licenseExpiry']],
] as const satisfies readonly (readonly [string, readonly DriverField[]])[]

const third = 'sm:col-span-3 md:col-span-2'

/** Fields as wide as what is typed in them, so that every row is full. */
const widths: Partial<Readonly<Record<DriverField, string>>> = {
  firstName: third,
  lastName: third,
  dateOfBirth: third,
  address: 'sm:col-span-6',
  city: 'sm:col-span-4',
  country: 'sm:col-span-2',
  passportNumber: third,
  licenseNumber: third,
  licenseExpiry: third,
}

/** Step 3, Personal Details: who drives. */
export function DetailsStep() {
  const t = useTranslations('booking.details')
  const { site, trip, driver, refused, go } = useFlow()
  const { shown, left, touch, leave, tryAll } = useShownProblems()
  const next = (form: HTMLFormElement) => {
    if (Object.keys({ ...driver.problems, ...refused }).length > 0) showErrors(form, tryAll)
    else {
      // The values are confirmed now and stored like typed ones, so that a reload of the last step need not wait for the account.
      updateDraft({ driver: driver.values })
      go('payment')
    }
  }
  return (
    <StepFrame step="details" lead={t('lead')} {...(left > 0 && { problem: t('left', { count: left }) })} onNext={next}>
      <WhoDrives />
      <FromAccount />
      <div className="space-y-9">
        {groups.map(([group, fields]) => (
          <fieldset key={group} className="min-w-0 border-t border-line pt-8">
            <legend className="float-left mb-4 w-full heading-3">{t(group)}</legend>
            <div className="clear-both grid gap-x-5 gap-y-5 sm:grid-cols-6">
              {fields.map((field) => (
                <div key={field} className={widths[field] ?? 'sm:col-span-3'}>
                  <DriverInput
                    field={field}
                    value={driver.values[field]}
                    problem={shown[field]}
                    optional={isOptional(field, site.bookings)}
                    rental={{ end: trip.end, minAge: site.rules.minAge, dropped: driver.dropped }}
                    onType={(value) => {
                      updateDriver(field, value)
                      touch(field)
                    }}
                    onLeave={() => leave(field, driver.values[field])}
                  />
                </div>
              ))}
            </div>
          </fieldset>
        ))}
        <OtherDrivers shown={shown} onType={touch} onLeave={leave} />
        <FlightInput shown={shown} onType={touch} onLeave={leave} />
        <PrivacyNote />
      </div>
    </StepFrame>
  )
}

function FromAccount() {
  const t = useTranslations('booking.details')
  const labels = useTranslations('booking.person.fields')
  const { driver } = useFlow()
  const names = new Intl.ListFormat(useLanguageTag()).format(driver.fromAccount.map((field) => labels(field)))
  if (driver.fromAccount.length === 0) return null
  return (
    <Notice title={t('fromAccount.title')} className="mb-8">
      <p>{t('fromAccount.text', { names })}</p>
    </Notice>
  )
}

/** A problem is shown once its field was left with input, and all problems once the visitor tried to go on. */
function useShownProblems() {
  const { driver, refused, refuse } = useFlow()
  const problems: Problems = { ...refused, ...driver.problems }
  const [visited, setVisited] = useState<readonly ProblemPath[]>(pathsOf(refused))
  const [tried, setTried] = useState(false)
  const shown: Problems = Object.fromEntries(visited.map((path) => [path, problems[path]]))
  /** Forgets the server's refusal of these fields, because their values have changed. */
  const touch = (...paths: readonly ProblemPath[]) => {
    if (!paths.some((path) => refused[path])) return
    refuse(Object.fromEntries(Object.entries(refused).filter(([name]) => !paths.includes(name as ProblemPath))))
  }
  const leave = (path: ProblemPath, value: string) => {
    if (value !== '' && !visited.includes(path)) setVisited([...visited, path])
  }
  const tryAll = () => {
    setTried(true)
    setVisited([...driverFields, ...pathsOf(problems)])
  }
  return { shown, left: tried ? pathsOf(problems).length : 0, touch, leave, tryAll }
}

const pathsOf = (problems: Problems) => Object.keys(problems) as ProblemPath[]

function PrivacyNote() {
  const t = useTranslations('booking.details')
  const to = useHref()
  const link = newTabLink(to('privacy'), useTranslations('site.common')('newTab'))
  return <p className="rounded-field bg-sand p-4 text-small text-ink-700">{t.rich('privacy', { link })}</p>
}
