import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import type { PlanAct } from '#contract/staff-plan.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData, useMemberReload } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { useToast } from '../frame/toast.tsx'
import { Problem } from '../ui/problem.tsx'
import { unbrokenPlate } from '../ui/unbroken-plate.ts'
import { ActForm } from './act-form.tsx'
import { useBranchById } from './branch-words.ts'

type Cars = Answer<'getStaffOtherCars'>
type Other = Cars['cars'][number]

/** Another car before the pickup: those that can do it, each tried by the server, and why others cannot. */
export function CarForm({ booking, onDone }: { readonly booking: StaffBooking; readonly onDone: () => void }) {
  const t = useTranslations('staff.bookings.form.car')
  const say = useErrorText()
  const reload = useMemberReload()
  const undo = useUndo()
  const { data, error } = useMemberData('getStaffOtherCars', { params: { reference: booking.reference } })
  const [plate, setPlate] = useState<string | null>(null)
  const chosen = data?.cars.find((car) => car.plate === plate) ?? data?.cars[0]
  const take = async (car: Other | undefined) => {
    const done = await callAsMember('doPlanAct', { body: car!.act })
    // Refused as well: somebody was first, and other cars are free now.
    await reload()
    return done
  }
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={chosen === undefined ? '' : t('done', { plate: unbrokenPlate(chosen.plate) })}
      undoOf={({ undo: back }) => (back === null ? undefined : () => void undo(back))}
      off={chosen === undefined}
      onDone={onDone}
      run={() => take(chosen)}
    >
      {data === undefined ? (
        error === null ? (
          <p className="min-h-40 text-ink-500">{t('asking')}</p>
        ) : (
          <Problem words={say(error.error)} />
        )
      ) : (
        <>
          <p>{t(data.cars.length > 0 ? 'lead' : 'none', { plate: data.plate ?? '' })}</p>
          {data.cars.length > 0 && <Choices cars={data.cars} chosen={chosen?.plate ?? null} onChoose={setPlate} />}
          <Refused others={data.others} />
        </>
      )}
    </ActForm>
  )
}

/** Gives the car back. */
function useUndo() {
  const t = useTranslations('staff.bookings.form.car')
  const toast = useToast()
  const reload = useMemberReload()
  return async (act: PlanAct) => {
    const undone = await callAsMember('doPlanAct', { body: act })
    await reload()
    toast({ words: t(undone.ok ? 'undone' : 'notUndone') })
  }
}

function Choices({
  cars,
  chosen,
  onChoose,
}: {
  readonly cars: readonly Other[]
  readonly chosen: string | null
  readonly onChoose: (plate: string) => void
}) {
  const t = useTranslations('staff.bookings.form.car')
  const format = useFormat()
  const cost = ({ kind, fetch, until, moved }: Other) =>
    [
      kind === 'fetch' && fetch !== null && t('fetch', { time: format.wallClock(fetch.leaves) }),
      kind === 'upgrade' && t('upgrade'),
      kind !== 'fetch' && (until === null ? t('free') : t('until', { time: format.wallClock(until) })),
      moved > 0 && t('moved', { count: moved }),
    ]
      .filter((one) => one !== false)
      .join(', ')
  return (
    <fieldset className="grid max-h-[45vh] overflow-y-auto border-y border-line">
      <legend className="sr-only">{t('title')}</legend>
      {cars.map((car, at) => (
        <label
          key={car.plate}
          className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 border-line px-1 py-1.5 not-first:border-t has-checked:bg-petrol-50"
        >
          <input
            type="radio"
            name="car"
            checked={car.plate === chosen}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the choice is what the dialog asks for
            autoFocus={at === 0}
            onChange={() => onChoose(car.plate)}
            className="row-span-2 size-4.5 shrink-0 accent-petrol-600"
          />
          <span>
            <span className="plate">{car.plate}</span> <span className="font-semibold">{car.model}</span>
          </span>
          <span className="col-start-2 text-meta text-ink-500">{cost(car)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function Refused({ others }: Pick<Cars, 'others'>) {
  const t = useTranslations('staff.bookings.form.car')
  const why = useWhy()
  if (others.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-meta font-semibold">{t('others')}</h3>
      <ul className="grid gap-1 text-meta text-ink-700">
        {others.map(({ plate, trouble }) => (
          <li key={plate}>
            <span className="plate">{plate}</span> {why(trouble)}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Reason for which a car is no choice, in a few words. */
function useWhy(): (trouble: Cars['others'][number]['trouble']) => string {
  const t = useTranslations('staff.bookings.form.car.why')
  const format = useFormat()
  const branchName = useBranchById()
  return ({ code, by, branch }) => {
    const first = by[0]
    if (first !== undefined) {
      const time = format.wallClock(first.since)
      if (first.kind !== 'rental') return t(first.kind, { time })
      const person = first.person ?? t('somebody')
      return t(first.fixed ? 'fixed' : 'rental', { person, reference: first.reference ?? '', time })
    }
    if (code === 'elsewhere') return branch === null ? t('away') : t('elsewhere', { branch: branchName(branch) })
    return t(code === 'no_stock' || code === 'in_the_way' ? 'needed' : code === 'may_not_come' ? 'may_not_come' : 'no')
  }
}
