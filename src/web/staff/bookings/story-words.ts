import { useTranslations } from 'use-intl'

import type { StaffBooking } from '#contract/staff-bookings.ts'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { useBranchById } from './branch-words.ts'
import { useItemName, useLetterName } from './item-words.ts'

export type StoryLine = StaffBooking['story'][number]

/** Translator for keys that come from the server, which the types do not know. */
interface Loose {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

const quantityOf = ({ after }: StoryLine): number => Number(after?.['quantity'] ?? 1)

/** Words of an event without values. */
function plain(t: Loose, { event, after }: StoryLine): string {
  if (event === 'called' && after?.['reached'] === false) return t('notReached')
  return t(t.has(event) ? event : 'other')
}

/** A line of the history in the reader's words. */
export function useStoryWords({ currency }: { readonly currency: string }): (line: StoryLine) => string {
  const t = useTranslations('staff.bookings.story') as unknown as Loose
  const money = useMoney(currency)
  const format = useFormat()
  const branch = useBranchById()
  const item = useItemName()
  const letter = useLetterName()
  const sum = (value: unknown) => money.exact(Math.abs(Number(value ?? 0)))

  const changes = ({ before, after }: StoryLine): string => {
    const { starts_local: start, ends_local: end, pickup_branch: pickup, dropoff_branch: dropoff } = after ?? {}
    const difference = Number(after?.['total_minor'] ?? 0) - Number(before?.['total_minor'] ?? 0)
    const told = [
      start === undefined ? [] : t('pickupNow', { when: format.wallClock(String(start)) }),
      end === undefined ? [] : t('dropoffNow', { when: format.wallClock(String(end)) }),
      pickup === undefined ? [] : t('pickupAt', { where: branch(Number(pickup)) }),
      dropoff === undefined ? [] : t('dropoffAt', { where: branch(Number(dropoff)) }),
      after?.['vehicle_id'] === undefined ? [] : t('vehicleNow'),
      difference === 0 ? [] : `${difference > 0 ? '+' : ''}${money.exact(difference)}`,
    ].flat()
    return told.length === 0 ? t('changed') : `${t('changed')}: ${told.join(', ')}`
  }
  const moneyWords = ({ event, after }: StoryLine): string => {
    const amount = sum(after?.['amountMinor'])
    if (after?.['purpose'] === 'deposit') return t(event === 'refunded' ? 'depositBack' : 'deposit', { amount })
    return t(event === 'refunded' || event === 'written_off' ? event : 'paid', { amount })
  }

  return (line) => {
    const { event, actor, before, after } = line
    switch (event) {
      case 'made':
        if (actor === 'staff' || actor === 'operator') return t('booked')
        return t(after?.['status'] === 'requested' ? 'requestedOnSite' : 'bookedOnSite')
      case 'moved':
        return t.has(String(after?.['status'])) ? t(String(after?.['status'])) : t('other')
      case 'changed':
        return changes(line)
      case 'charged':
      case 'waived':
        return t(event, { what: item(String(after?.['kind']), quantityOf(line)), amount: sum(after?.['amountMinor']) })
      case 'paid':
      case 'received':
      case 'captured':
      case 'refunded':
      case 'written_off':
        return moneyWords(line)
      case 'exchanged':
      case 'car_moved':
        return t('exchanged', { after: String(after?.['plate']), before: String(before?.['plate']) })
      case 'car_found':
      case 'car_fixed':
      case 'car_loosened':
        return t(event, { plate: String(after?.['plate']) })
      case 'letter_sent_again':
        return t('letter_sent_again', { letter: letter(String(after?.['kind'])) })
      default:
        return plain(t, line)
    }
  }
}

/** Name of the actor: a colleague by name, everybody else by their kind. */
export function useWho(): (line: StoryLine) => string {
  const t = useTranslations('staff.bookings.story.by') as unknown as Loose
  return ({ name, actor }) => name ?? (t.has(actor) ? t(actor) : actor)
}
