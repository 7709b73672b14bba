import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useErrorText } from '#api/error-text.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Answer } from '#api/call-server.ts'
import { useBranches } from '#api/branches.ts'
import { useLocale } from 'use-intl'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { Field, Input, Select } from '../ui/dense-field.tsx'
import { Problem } from '../ui/problem.tsx'
import { ActForm } from './act-form.tsx'
import { driversOf, isWithoutLicence } from './acts-of.ts'
import { LicenceForm } from './licence-form.tsx'

interface Props {
  readonly booking: StaffBooking
  readonly onDone: () => void
}

const readKm = (text: string): number => (/^\d{1,7}$/.test(text.trim()) ? Number(text.trim()) : Number.NaN)

/** Handover with the odometer alone. */
export function HandOverForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.handOver')
  const format = useFormat()
  const [km, setKm] = useState('')
  const car = booking.cars.at(-1)
  const may = useMay()
  const [licence, setLicence] = useState(false)
  const lacking = may('setLicence') && driversOf(booking).some(isWithoutLicence)
  // The entries for the handover are still there afterwards.
  if (licence) return <LicenceForm booking={booking} onDone={() => setLicence(false)} />
  return (
    <ActForm
      booking={booking}
      submit={t('submit')}
      done={t('done')}
      off={Number.isNaN(readKm(km)) || car === undefined}
      onDone={onDone}
      run={(act) => act('handOverStaffBooking', { plate: car?.plate ?? '', km: readKm(km) })}
    >
      {lacking && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field bg-amber-100 px-3 py-2.5 font-semibold text-amber-800">
          {t('noLicence')}
          <Button onClick={() => setLicence(true)}>{t('enterLicence')}</Button>
        </p>
      )}
      {car && <p>{t('lead', { plate: car.plate, vehicle: car.vehicle, km: format.number(car.km) })}</p>}
      <Field label={t('km')}>
        <Input inputMode="numeric" value={km} onChange={({ target }) => setKm(target.value)} />
      </Field>
    </ActForm>
  )
}

/** Return: kilometres, where and when. */
export function TakeBackForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const format = useFormat()
  const language = useLocale()
  const branches = useBranches()
  const [km, setKm] = useState('')
  const [at, setAt] = useState('')
  const [branch, setBranch] = useState(booking.dropoff)
  return (
    <ActForm
      booking={booking}
      submit={t('takeBack.submit')}
      done={t('takeBack.done')}
      off={Number.isNaN(readKm(km))}
      onDone={onDone}
      run={(act) => act('takeBackStaffBooking', { km: readKm(km), at: at || null, branch })}
    >
      <p>{t('takeBack.lead', { plate: booking.cars.at(-1)?.plate ?? '', km: format.number(booking.kmOut ?? 0) })}</p>
      <Field label={t('handOver.km')}>
        <Input inputMode="numeric" value={km} onChange={({ target }) => setKm(target.value)} />
      </Field>
      <div className="grid gap-3 sm:grid-cols-2">
        <Field label={t('takeBack.branch')}>
          <Select value={branch} onChange={({ target }) => setBranch(Number(target.value))}>
            {branches.map(({ id, names }) => (
              <option key={id} value={id}>
                {names[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('takeBack.at')}>
          <Input type="datetime-local" value={at} onChange={({ target }) => setAt(target.value)} />
        </Field>
      </div>
    </ActForm>
  )
}

type Verdict = Answer<'tryStaffExchange'>

/** Exchange of the car for the rest of the rental, tried before it is made. */
export function ExchangeForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form')
  const say = useErrorText()
  const [wish, setWish] = useState({ plate: '', kmIn: '', kmOut: '', reason: '', readyAt: '' })
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const set = (name: keyof typeof wish, value: string) => {
    setWish({ ...wish, [name]: value })
    setVerdict(null)
  }
  const body = {
    plate: wish.plate.trim(),
    kmIn: readKm(wish.kmIn),
    kmOut: readKm(wish.kmOut),
    reason: wish.reason.trim(),
    at: null,
    readyAt: wish.readyAt || null,
  }
  const whole = body.plate !== '' && body.reason !== '' && !Number.isNaN(body.kmIn + body.kmOut)
  const check = async (): Promise<boolean> => {
    setBusy(true)
    setProblem(null)
    const { reference, version } = booking
    const tried = await callAsMember('tryStaffExchange', { params: { reference }, body: { version, ...body } })
    setBusy(false)
    if (tried.ok) setVerdict(tried.data)
    else setProblem(say(tried.error))
    return tried.ok && tried.data.possible
  }
  const field = (name: keyof typeof wish, label: string, more: { type?: string; inputMode?: 'numeric' } = {}) => (
    <Field label={label}>
      <Input {...more} value={wish[name]} onChange={({ target }) => set(name, target.value)} />
    </Field>
  )
  return (
    <ActForm
      booking={booking}
      submit={t('exchange.submit')}
      done={t('exchange.done')}
      off={!whole}
      onDone={onDone}
      run={async (act) => ((await check()) ? await act('exchangeStaffCar', body) : null)}
    >
      <p>{t('exchange.lead', { plate: booking.cars.at(-1)?.plate ?? '' })}</p>
      {field('plate', t('exchange.plate'))}
      <div className="grid gap-3 sm:grid-cols-2">
        {field('kmIn', t('exchange.kmIn'), { inputMode: 'numeric' })}
        {field('kmOut', t('exchange.kmOut'), { inputMode: 'numeric' })}
      </div>
      {field('reason', t('exchange.reason'))}
      {field('readyAt', t('exchange.readyAt'), { type: 'datetime-local' })}
      <Problem words={problem} />
      <Button className="self-start" busy={busy} aria-disabled={!whole} onClick={() => void check()}>
        {t('exchange.check')}
      </Button>
      <output>{verdict && <ExchangeVerdict verdict={verdict} onTake={(plate) => set('plate', plate)} />}</output>
    </ActForm>
  )
}

function ExchangeVerdict({ verdict, onTake }: { readonly verdict: Verdict; readonly onTake: (plate: string) => void }) {
  const t = useTranslations('staff.bookings.form.exchange')
  const format = useFormat()
  if (verdict.possible) return <p className="font-semibold text-success">{t('fits')}</p>
  const name = ({ kind, reference, since }: Verdict['by'][number]) => {
    const time = format.moment(since)
    if (kind !== 'rental') return t(kind, { time })
    if (reference === null) return t('foreign', { time })
    return reference === '' ? t('held', { time }) : t('rental', { reference, time })
  }
  return (
    <div className="rounded-field bg-danger-100 px-3 py-2.5 text-danger">
      <p className="font-semibold">{verdict.message}</p>
      {verdict.by.length > 0 && (
        <p>
          {t('by')} {verdict.by.map(name).join('; ')}
        </p>
      )}
      {verdict.code === 'in_the_way' && (
        <p className="mt-2 flex flex-wrap items-center gap-1.5">
          {verdict.instead.length === 0 ? t('noneFree') : t('free')}
          {verdict.instead.map((plate) => (
            <Button key={plate} onClick={() => onTake(plate)}>
              {plate}
            </Button>
          ))}
        </p>
      )}
    </div>
  )
}

/** Ends a returned rental, having shown what it costs and what is still due. */
export function CloseForm({ booking, onDone }: Props) {
  const t = useTranslations('staff.bookings.form.close')
  const money = useMoney(booking.price.currency)
  const { chargesMinor, balance } = booking
  return (
    <ActForm
      booking={booking}
      danger
      submit={t('submit')}
      done={t('done')}
      onDone={onDone}
      run={(act) => act('closeStaffBooking', { chargesMinor, dueMinor: balance.dueMinor })}
    >
      <p>{t('lead', { total: money.exact(balance.chargedMinor), charges: money.exact(chargesMinor) })}</p>
      {balance.dueMinor > 0 && (
        <p className="font-semibold text-amber-800">{t('due', { amount: money.exact(balance.dueMinor) })}</p>
      )}
    </ActForm>
  )
}
