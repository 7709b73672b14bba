import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanAct, PlanApplied, PlanBar } from '#contract/staff-plan.ts'
import type { Answer } from '#api/call-server.ts'
import { Field, Select } from '../ui/dense-field.tsx'
import { useMoments } from './bar-words.ts'
import { EnterButton } from './enter-button.tsx'
import { OtherCars } from './other-cars.tsx'
import type { useActForm } from './use-act-form.ts'
import { useJudged } from './use-judged.ts'

interface Props {
  readonly bar: PlanBar
  readonly plate: string
  readonly form: ReturnType<typeof useActForm>
}

/** Swap of cars with another rental of its class: who gets which car is said before it is done. */
export function SwapForm({ bar, plate, form }: Props) {
  const t = useTranslations('staff.planner')
  const partners = useJudged(bar)?.partners ?? []
  const [chosen, setChosen] = useState('')
  const other = partners.find(({ id }) => String(id) === chosen)
  if (partners.length === 0) return null
  const { verdict } = form
  const applied = other !== undefined && verdict?.applied?.price == null ? (verdict?.applied ?? null) : null
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (other === undefined) return
        void (applied === null
          ? form.check(actOf(bar, other, true))
          : form.run(actOf(bar, other, verdict?.verdict === 'upgrade')))
      }}
    >
      <div className="flex items-end gap-2">
        <PartnerChoice
          {...{ partners, chosen }}
          onChoose={(id) => {
            form.clear()
            setChosen(id)
          }}
        />
        {applied === null ? (
          <EnterButton busy={form.busy} aria-disabled={other === undefined}>
            {t('swap.check')}
          </EnterButton>
        ) : (
          <EnterButton look="petrol" busy={form.busy}>
            {t('swap.apply')}
          </EnterButton>
        )}
      </div>
      {applied !== null && other !== undefined && (
        <Outcome bar={bar} plate={plate} other={other} applied={applied} upgrade={verdict?.verdict === 'upgrade'} />
      )}
    </form>
  )
}

interface OutcomeProps extends Pick<Props, 'bar' | 'plate'> {
  readonly other: Partner
  readonly applied: PlanApplied
  readonly upgrade: boolean
}

function Outcome({ bar, plate, other, applied, upgrade }: OutcomeProps) {
  const t = useTranslations('staff.planner')
  const who = { person: bar.person ?? t('states.hold'), other: other.person }
  return (
    <output className="mt-2 block">
      {t('swap.plates', { ...who, plate: other.plate, otherPlate: plate })}
      {upgrade && ` ${t('swap.upgrade')}`}
      <OtherCars applied={applied} />
    </output>
  )
}

type Partner = Answer<'judgePlanCars'>['partners'][number]

const actOf = ({ id, version }: PlanBar, other: Partner, upgrade: boolean): PlanAct => ({
  kind: 'swap',
  id,
  version,
  other: other.id,
  otherVersion: other.version,
  upgrade,
})

interface ChoiceProps {
  readonly partners: readonly Partner[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

function PartnerChoice({ partners, chosen, onChoose }: ChoiceProps) {
  const t = useTranslations('staff.planner.swap')
  const { near } = useMoments()
  return (
    <Field label={t('label')} className="flex-1">
      <Select value={chosen} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{t('nobody')}</option>
        {partners.map(({ id, person, plate, since }) => (
          <option key={id} value={id}>
            {`${person}, ${plate}, ${near(since)}`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
