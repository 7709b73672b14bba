import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberData, useMemberReload } from '#api/server-state.tsx'
import { useFormat } from '#rental/use-format.ts'
import { Button } from '../ui/act-button.tsx'
import { Field, Input } from '../ui/dense-field.tsx'
import { MomentField } from '../ui/moment-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { readKm } from '../ui/read-km.ts'
import { useAttempt } from '../ui/tried-form.tsx'
import { ActForm } from './act-form.tsx'
import { ExchangeCars } from './exchange-cars.tsx'
import { ExchangeVerdict, type Verdict } from './exchange-verdict.tsx'

interface Props {
  readonly booking: StaffBooking
  readonly onDone: () => void
}

/** Exchange of the car for the rest of the rental: one of those that are listed, or one whose plate is typed. */
export function ExchangeForm(props: Props) {
  const t = useTranslations('staff.bookings.form.car')
  const cancel = useTranslations('staff')('cancel')
  const { reference } = props.booking
  const { data, error } = useMemberData('getStaffExchangeCars', { params: { reference } })
  if (data === undefined && error === null)
    return (
      <div className="grid min-h-40 content-between">
        <p className="text-ink-500">{t('asking')}</p>
        <Button look="quiet" size="large" className="justify-self-end" onClick={props.onDone}>
          {cancel}
        </Button>
      </div>
    )
  // Without the list the plate can still be typed.
  return <Choosing {...props} cars={data?.cars ?? []} />
}

function Choosing({ booking, cars, onDone }: Props & { readonly cars: Answer<'getStaffExchangeCars'>['cars'] }) {
  const t = useTranslations('staff.bookings.form.exchange')
  const form = useTranslations('staff.bookings.form')
  const format = useFormat()
  const { wish, set, body, verdict, problem, busy, check } = useWish(booking, cars[0]?.plate ?? null)
  const car = cars.find(({ plate }) => plate === wish.chosen)
  const before = booking.cars.at(-1)
  const badKm = (km: number) => (Number.isNaN(km) ? form('badKm') : undefined)
  const last = (km: number | undefined) => (km === undefined ? undefined : t('last', { km: format.number(km) }))
  const take = (plate: string) =>
    cars.some((one) => one.plate === plate) ? set({ chosen: plate }) : set({ chosen: null, plate })
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      consequence={t('consequence')}
      onDone={onDone}
      run={async (act) => ((await check()) ? await act('exchangeStaffCar', body) : null)}
    >
      <p>{t('lead', { plate: before?.plate ?? '' })}</p>
      <ExchangeCars cars={cars} home={booking.dropoff} chosen={wish.chosen} onChoose={(chosen) => set({ chosen })} />
      {car === undefined && (
        <Field label={t('plate')} lack={body.plate === '' ? form('missing') : undefined}>
          <Input autoComplete="off" value={wish.plate} onChange={({ target }) => set({ plate: target.value })} />
        </Field>
      )}
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('kmIn')} hint={last(before?.km)} lack={badKm(body.kmIn)}>
          <Input inputMode="numeric" value={wish.kmIn} onChange={({ target }) => set({ kmIn: target.value })} />
        </Field>
        <Field label={t('kmOut')} hint={last(car?.km)} lack={badKm(body.kmOut)}>
          <Input inputMode="numeric" value={wish.kmOut} onChange={({ target }) => set({ kmOut: target.value })} />
        </Field>
      </div>
      <Field label={t('reason')} lack={body.reason === '' ? form('noReason') : undefined}>
        <Input value={wish.reason} onChange={({ target }) => set({ reason: target.value })} />
      </Field>
      <Field label={t('readyAt')}>
        <MomentField value={wish.readyAt} onChange={(readyAt) => set({ readyAt })} />
      </Field>
      <Problem words={problem} />
      <CheckButton busy={busy} onCheck={() => void check()} />
      <output>{verdict && <ExchangeVerdict verdict={verdict} onTake={take} />}</output>
    </ActForm>
  )
}

/** Asks whether the exchange would stand, which needs all that the exchange itself does. */
function CheckButton({ busy, onCheck }: { readonly busy: boolean; readonly onCheck: () => void }) {
  const t = useTranslations('staff.bookings.form.exchange')
  const attempt = useAttempt()
  return (
    <Button className="self-start" busy={busy} onClick={() => attempt(onCheck)}>
      {t('check')}
    </Button>
  )
}

/** Entries so far, and whether that exchange would stand. */
function useWish({ reference, version }: StaffBooking, first: string | null) {
  const say = useErrorText()
  const reload = useMemberReload()
  // Without a chosen car the plate is typed.
  const [wish, setWish] = useState({ chosen: first, plate: '', kmIn: '', kmOut: '', reason: '', readyAt: '' })
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const body = {
    plate: wish.chosen ?? wish.plate.trim(),
    kmIn: readKm(wish.kmIn),
    kmOut: readKm(wish.kmOut),
    reason: wish.reason.trim(),
    at: null,
    readyAt: wish.readyAt || null,
  }
  const set = (change: Partial<typeof wish>) => {
    setWish((before) => ({ ...before, ...change }))
    setVerdict(null)
  }
  const check = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    const tried = await callAsMember('tryStaffExchange', { params: { reference }, body: { version, ...body } })
    setBusy(false)
    if (tried.ok) setVerdict(tried.data)
    else setProblem(say(tried.error))
    const possible = tried.ok && tried.data.possible
    // Somebody may have been first, and other cars are free now.
    if (!possible) await reload('getStaffExchangeCars')
    return possible
  }
  return { wish, set, body, verdict, problem, busy, check }
}
