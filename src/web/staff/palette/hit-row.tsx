import { useTranslations } from 'use-intl'

import { foldName } from '#domain/search-key.ts'
import { useWords } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Kbd } from '../ui/kbd.tsx'
import type { Hit } from './palette-hits.ts'

/** Row of the palette: its name with what was typed underlined, a few facts, and its number at the right. */
export function HitRow({
  id,
  hit,
  typed,
  chosen,
  onPoint,
  onChoose,
}: {
  readonly id: string
  readonly hit: Hit
  readonly typed: string
  readonly chosen: boolean
  readonly onPoint: () => void
  readonly onChoose: () => void
}) {
  const Icon = hit.icon
  return (
    // The field has the focus all the time; keys are heard there.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option belongs into a select
      role="option"
      aria-selected={chosen}
      ref={chosen ? (element) => element?.scrollIntoView({ block: 'nearest' }) : undefined}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={classes(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-field px-3 touch:min-h-11',
        chosen && 'bg-petrol-100',
      )}
    >
      <Icon aria-hidden size={16} className={classes('shrink-0', chosen ? 'text-petrol-600' : 'text-ink-500')} />
      {/* On a phone the facts have a line of their own. */}
      <span className="min-w-0 flex-1 md:truncate max-md:py-1.5">
        {hit.kind === 'more' ? (
          <span className="text-petrol-800">{hit.name}</span>
        ) : (
          <span className={hit.kind === 'act' || hit.kind === 'call' ? undefined : 'font-semibold'}>
            <Marked text={hit.name} typed={typed} />
          </span>
        )}
        <Facts hit={hit} />
      </span>
      <Right hit={hit} typed={typed} />
    </div>
  )
}

function Facts({ hit }: { readonly hit: Hit }) {
  const t = useTranslations('staff.palette')
  const words = useWords()
  const format = useFormat()
  const facts =
    hit.kind === 'booking'
      ? [format.wallClock(hit.booking.start), words.type(hit.booking.vehicle.type)]
      : hit.kind === 'customer'
        ? [hit.customer.tier === 'elite' ? t('elite') : null, t('rentals', { count: hit.customer.rentals })]
        : hit.kind === 'car'
          ? [hit.car.vehicle, hit.car.reference]
          : []
  const shown = facts.filter((fact) => fact !== null && fact !== '')
  if (shown.length === 0) return null
  return (
    <span className="text-ink-500 max-md:block max-md:text-meta">
      <span className="max-md:hidden"> · </span>
      {shown.map((fact, at) => (
        // A phone has room for the first one of a booking, beside its reference.
        <span key={fact} className={hit.kind === 'booking' && at > 0 ? 'max-md:hidden' : undefined}>
          {at > 0 && ' · '}
          {fact}
        </span>
      ))}
    </span>
  )
}

function Right({ hit, typed }: { readonly hit: Hit; readonly typed: string }) {
  const quiet = 'plate shrink-0 font-normal text-ink-500'
  if (hit.kind === 'booking')
    return (
      <span className={classes(quiet, 'max-md:text-xs')}>
        <Marked text={hit.booking.reference} typed={typed} />
      </span>
    )
  if (hit.kind === 'customer')
    return (
      <span className={classes(quiet, 'max-md:hidden')}>
        <Marked text={hit.customer.phone ?? hit.customer.email ?? ''} typed={typed} />
      </span>
    )
  if (hit.kind === 'business') return <span className={quiet}>{hit.business.city}</span>
  if (hit.kind === 'act' && hit.from !== undefined)
    return <span className="shrink-0 text-meta text-ink-500">{hit.from}</span>
  return hit.keys === undefined ? null : <Kbd keys={hit.keys} />
}

/** Text with the words that begin with what was typed underlined, whatever case and accents. */
function Marked({ text, typed }: { readonly text: string; readonly typed: string }) {
  const wanted = foldName(typed)
    .split(' ')
    .filter((word) => word !== '')
  return text.split(/(\s+|-)/).map((word, at) => {
    const begins = wanted.find((one) => foldName(word).startsWith(one))
    if (begins === undefined) return word
    const length = lengthOf(word, begins)
    return (
      // Words of a text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at}>
        <span className="border-b-2 border-petrol-600">{word.slice(0, length)}</span>
        {word.slice(length)}
      </span>
    )
  })
}

/** Number of signs of a word that, folded, are what was typed. */
function lengthOf(word: string, folded: string): number {
  for (let length = 1; length < word.length; length++) if (foldName(word.slice(0, length)) === folded) return length
  return word.length
}
