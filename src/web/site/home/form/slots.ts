import { useTranslations } from 'use-intl'

import type { Branch, SiteData } from '#contract/site.ts'
import { dropoffSlot, hoursOn, pickupSlots, type DropoffSlot, type PickupSlot } from '#domain/opening-hours.ts'
import { TIME_OPTIONS, dateOf, parseDate, parseLocal, rentalDays, toInstant } from '#domain/period.ts'
import { useNow } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { useLanguage } from '#i18n/i18n.tsx'
import type { TimeOption } from '#rental/trip-selects.tsx'
import { usePrice } from '../../fleet/price.tsx'
import type { Draft } from './trip-draft.ts'

const plain: readonly TimeOption[] = TIME_OPTIONS.map((time) => ({ time, label: time, disabled: false }))

/** Half hours of both days, those outside opening hours marked, and a line that says why. */
export function useSlots({ pickup, dropoff, period: { start, end } }: Draft) {
  const site = useSite().data
  const words = useSlotWords(site)
  const branch = (id: number) => site?.branches.find((one) => one.id === id)
  const from = branch(pickup)
  const back = branch(dropoff ?? pickup)
  const startDate = start && parseDate(dateOf(start))
  const endDate = end && parseDate(dateOf(end))
  const pickups = from && startDate ? pickupSlots(from.calendar, startDate) : undefined
  const dropoffs =
    back && endDate ? TIME_OPTIONS.map((time) => dropoffSlot(back.calendar, `${endDate}T${time}`)) : undefined
  return {
    startTimes: pickups?.map((slot) => words.pickup(slot, `${startDate}T${slot.time}`)) ?? plain,
    endTimes: dropoffs?.map(words.dropoff) ?? plain,
    startHint: from && start && startDate ? words.pickupHint(from, start) : undefined,
    endHint: back && end && endDate ? words.dropoffHint(back, end, start) : undefined,
  }
}

function useSlotWords(site: SiteData | undefined) {
  const t = useTranslations('site.home.form')
  const language = useLanguage()
  const price = usePrice()
  const fee = (minor: number) => price(minor / 100) ?? ''
  const opening = (branch: Branch, local: string) => {
    const { ranges, name } = hoursOn(branch.calendar, dateOf(local))
    if (ranges.length > 0)
      return t('open', { ranges: ranges.map(({ opens, closes }) => `${opens}–${closes}`).join(', ') })
    return name ? t('holiday', { name: name[language] }) : t('closedDay')
  }
  const soonest = useNow().getTime() + (site?.rules.leadMinutes ?? 0) * 60_000
  return {
    pickup: ({ time, status, feeMinor }: PickupSlot, local: string): TimeOption => {
      if (toInstant(local).getTime() < soonest) return { time, label: t('slot.tooSoon', { time }), disabled: true }
      if (status === 'closed') return { time, label: t('slot.closed', { time }), disabled: true }
      if (status === 'open') return { time, label: time, disabled: false }
      return { time, label: t('slot.fee', { time, fee: fee(feeMinor) }), disabled: false }
    },
    dropoff: ({ time, status }: DropoffSlot): TimeOption => ({
      time,
      label: status === 'open' ? time : t(status === 'closed' ? 'slot.closed' : 'slot.keyBox', { time }),
      disabled: status === 'closed',
    }),
    pickupHint: (branch: Branch, start: string) => {
      const slot = pickupSlots(branch.calendar, dateOf(start)).find(({ time }) => start.endsWith(time))
      return slot?.status === 'after_hours' ? t('afterHours', { fee: fee(slot.feeMinor) }) : opening(branch, start)
    },
    dropoffHint: (branch: Branch, end: string, start: string | undefined) => {
      const box = dropoffSlot(branch.calendar, end).status === 'key_box'
      const known = start !== undefined && parseLocal(start) !== null && start < end
      const days = known ? rentalDays({ start, end }, site?.rules.graceMinutes ?? 0) : 0
      return [days > 0 && t('days', { days }), box ? t('keyBox') : opening(branch, end)].filter(Boolean).join(' · ')
    },
  }
}
