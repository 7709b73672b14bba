import { useId } from 'react'
import { useTranslations } from 'use-intl'

import type { AdditionalDriverField } from '#domain/additional-driver.ts'
import { useHref } from '#i18n/i18n.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { newTabLink } from '#ui/new-tab-link.tsx'
import { Select } from '#ui/select.tsx'
import { pathOf, type NamedDriver } from './named-driver.ts'
import { PersonInput, useWrongText, type PersonInputProps, type PersonRental } from './person-input.tsx'
import type { NamedProblem, NamedProblems } from './additional-driver-problems.ts'

/** Fields for one of the drivers for whom the extra was booked. */
export interface Slot {
  readonly values: NamedDriver
  /** Fields to fill in; none for a driver who stays. */
  readonly fields: readonly AdditionalDriverField[]
  /** Driver's name, once it is settled. */
  readonly name?: string | undefined
  /** Drivers of the account who can be chosen instead of typed. */
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly chosen: string
  /** Whether the number was entered before a reload; the browser does not store it. */
  readonly dropped?: boolean
}

export interface DriversProps {
  readonly lead: 'lead' | 'leadRequest' | 'leadOffer' | 'leadChange'
  readonly slots: readonly Slot[]
  /** Whether every field may stay empty for now (D31). */
  readonly optional?: boolean
  readonly rental: PersonRental
  /** Problems to show. */
  readonly problems: NamedProblems
  readonly onType: (index: number, field: AdditionalDriverField, value: string) => void
  readonly onLeave: (index: number, field: AdditionalDriverField) => void
  readonly onChoose: (index: number, id: string) => void
  /** Asks for the licence of a driver who stays again. */
  readonly onUpdate?: (index: number) => void
}

/** Additional drivers, each with their own fields. */
export function DriverFields(props: DriversProps) {
  const t = useTranslations('additionalDrivers')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  const heading = useId()
  const { slots, lead } = props
  // The offer is a page of its own; elsewhere this is a part of a step.
  const Heading = lead === 'leadOffer' ? 'h2' : 'h3'
  const asked = slots.some(({ fields }) => fields.length > 0)
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <Heading id={heading} className="heading-3">
        {t('heading')}
      </Heading>
      <p className="mt-1 max-w-prose text-ink-700">{t(lead)}</p>
      <div className="mt-4 space-y-6">
        {slots.map((slot, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are told apart by their place alone
          <Person key={index} index={index} slot={slot} {...props} />
        ))}
      </div>
      {asked && (
        <p className="mt-4 max-w-prose text-small text-ink-700">
          {t.rich('consent', { link: newTabLink(to('privacy'), newTab) })}
        </p>
      )}
    </section>
  )
}

interface PersonProps extends DriversProps {
  readonly slot: Slot
  readonly index: number
}

function Person({
  slot,
  index,
  problems,
  rental,
  lead,
  optional = false,
  onType,
  onLeave,
  onChoose,
  onUpdate,
}: PersonProps) {
  const t = useTranslations('additionalDrivers')
  const { values, fields, name, choices, chosen, dropped = false } = slot
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-paper p-4 sm:p-5">
      <legend className="float-left mb-4 w-full heading-3 [overflow-wrap:anywhere]">
        {t('person', { number: String(index + 1) })}
        {name !== undefined && <span className="font-normal text-ink-700">: {name}</span>}
      </legend>
      <div className="clear-both space-y-5">
        {choices.length > 0 && (
          <Field label={t('who')} {...(lead === 'leadChange' ? {} : { hint: t('whoHint') })} className="max-w-md">
            <Select value={chosen} onChange={({ target }) => onChoose(index, target.value)}>
              <option value="">{t('other')}</option>
              {choices.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {fields.length === 0 && onUpdate && (
          <Button variant="quiet" onClick={() => onUpdate(index)}>
            {t('update')}
          </Button>
        )}
        {fields.length > 0 && (
          <div className="grid gap-x-5 gap-y-5 sm:grid-cols-2">
            {fields.map((field) => (
              <Input
                key={field}
                field={field}
                name={pathOf(index, field)}
                value={values[field] ?? ''}
                problem={problems[pathOf(index, field)]}
                optional={optional}
                dropped={dropped && field === 'licenseNumber' && values.licenseNumber === undefined}
                rental={rental}
                onType={(value) => onType(index, field, value)}
                onLeave={() => onLeave(index, field)}
              />
            ))}
          </div>
        )}
      </div>
    </fieldset>
  )
}

interface InputProps extends Omit<PersonInputProps, 'error' | 'own'> {
  readonly field: AdditionalDriverField
  readonly problem: NamedProblem | undefined
}

function Input({ problem, ...rest }: InputProps) {
  const say = useProblemText(rest.rental)
  return <PersonInput {...rest} own={false} error={problem && say(rest.field, problem)} />
}

function useProblemText(rental: PersonRental): (field: AdditionalDriverField, problem: NamedProblem) => string {
  const t = useTranslations('additionalDrivers')
  const wrong = useWrongText(rental)
  return (field, problem) => {
    switch (problem) {
      case 'missing':
        return t(`missing.${field}`)
      case 'under_age':
        return t('wrong.under_age', { age: String(rental.minAge) })
      case 'same_person':
      case 'same_licence':
        return t(`wrong.${problem}`)
      case 'licence_expires':
      case 'wrong':
        return wrong(field, problem)
    }
  }
}
