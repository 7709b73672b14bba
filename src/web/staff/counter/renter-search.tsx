import { Search, UserPlus } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState, type ComponentProps, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'

import type { Renter } from '#contract/staff-counter.ts'
import { useErrorText } from '#api/error-text.ts'
import { useFormat } from '#rental/use-format.ts'
import { classes } from '#ui/classes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Trouble } from '../ui/dense-field.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { Problem } from '../ui/problem.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { useFoundRenters } from './use-desk.ts'

interface Props {
  /** Text of the search at first. */
  readonly sought: string
  /** Customer who is taken as soon as that text has found them. */
  readonly chosen: string | undefined
  /** Whether nobody was chosen for what was to be booked. */
  readonly missing: boolean
  /** A customer who is there, with what was typed. */
  readonly onFound: (renter: Renter, typed: string) => void
  /** Somebody who is not there yet, with what was typed. */
  readonly onNew: (typed: string) => void
}

/** Search for a customer as one types: arrows choose, Enter takes, and the last row writes somebody new down. */
export function RenterSearch({ sought, chosen, missing, onFound, onNew }: Props) {
  const id = useId()
  const [text, setText] = useState(sought)
  const [active, setActive] = useState(0)
  const found = useFoundRenters(text)
  // Whether Enter was pressed, which may come before the answer to what was typed.
  const [waiting, setWaiting] = useState(false)
  const open = text.trim().length > 1
  const renters = open ? found.renters : []
  // With nobody found, the row for somebody new is the only one.
  const at = Math.min(active, renters.length)
  const take = (index: number) => {
    const renter = renters[index]
    if (renter === undefined) onNew(text)
    else onFound(renter, text)
  }
  const takeLate = useEffectEvent(() => take(at))
  useEffect(() => {
    if (waiting && found.settled && found.error === null) takeLate()
  }, [waiting, found.settled, found.error])
  useExpected(text === sought && found.settled ? renters.findIndex(({ id: one }) => one === chosen) : -1, take)
  const enter = () => (open ? setWaiting(true) : onNew(''))
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const entered = event.key === 'Enter' && !event.metaKey && !event.ctrlKey
    if (step !== undefined && open) setActive((at + step + renters.length + 1) % (renters.length + 1))
    else if (entered) enter()
    if (entered || (step !== undefined && open)) event.preventDefault()
  }
  return (
    <div>
      <SearchInput
        id={id}
        missing={missing}
        open={open}
        aria-activedescendant={open ? `${id}-${at}` : undefined}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setActive(0)
          setWaiting(false)
        }}
        onKeyDown={onKeyDown}
      />
      <Outcome open={open} found={found} />
      {open && <Found id={id} renters={renters} at={at} typed={text.trim()} onTake={take} />}
    </div>
  )
}

type InputProps = ComponentProps<'input'> & Pick<Props, 'missing'> & { readonly id: string; readonly open: boolean }

/** Search field; says below it that nobody was chosen. @param id prefix of the ids of the field's parts */
function SearchInput({ id, missing, open, ...rest }: InputProps) {
  const t = useTranslations('staff.counter.who')
  return (
    <>
      <div className="relative">
        <Search aria-hidden size={16} className="absolute top-1/2 left-3 -translate-y-1/2 text-ink-500" />
        <input
          type="text"
          role="combobox"
          // The page is opened to find somebody.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-label={t('search')}
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-invalid={missing || undefined}
          aria-describedby={missing ? `${id}-wrong` : undefined}
          placeholder={t('search')}
          className="h-11 w-full rounded-field border border-edge bg-white pr-3 pl-9 text-[0.9375rem] placeholder:text-ink-500 hover:border-ink-700 aria-invalid:border-2 aria-invalid:border-danger"
          {...rest}
        />
      </div>
      {missing && (
        <Trouble quiet id={`${id}-wrong`}>
          {t('choose')}
        </Trouble>
      )}
    </>
  )
}

/** Takes the customer whom the page before has chosen. @param index their row; -1 until they are found */
function useExpected(index: number, take: (index: number) => void): void {
  const takeExpected = useEffectEvent(() => take(index))
  useEffect(() => {
    if (index >= 0) takeExpected()
  }, [index])
}

/** Number of customers found, for the ear; the reason of a search that failed, for everybody. */
function Outcome({
  open,
  found: { renters, settled, error },
}: {
  readonly open: boolean
  readonly found: ReturnType<typeof useFoundRenters>
}) {
  const t = useTranslations('staff.counter.who')
  const say = useErrorText()
  return (
    <>
      <output className="sr-only">
        {open && settled && error === null ? t('found', { count: renters.length }) : ''}
      </output>
      {open && error !== null && (
        <div className="mt-1.5">
          <Problem words={say(error.error)} />
        </div>
      )}
    </>
  )
}

interface FoundProps {
  readonly id: string
  readonly renters: readonly Renter[]
  /** The active row; the last one is for somebody new. */
  readonly at: number
  readonly typed: string
  readonly onTake: (index: number) => void
}

function Found({ id, renters, at, typed, onTake }: FoundProps) {
  const t = useTranslations('staff.counter.who')
  return (
    <div
      // The rows say more than a word, and the input names the active one.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listbox"
      id={`${id}-list`}
      aria-label={t('search')}
      className="mt-1.5 overflow-hidden rounded-field border border-line-2 bg-white"
    >
      {renters.map((renter, index) => (
        <Row key={renter.id} id={`${id}-${index}`} active={index === at} onTake={() => onTake(index)}>
          <RenterLine renter={renter} />
        </Row>
      ))}
      <Row id={`${id}-${renters.length}`} active={at === renters.length} onTake={() => onTake(renters.length)}>
        <UserPlus aria-hidden size={16} className="text-petrol-600" />
        <span className="min-w-0 flex-1 truncate font-semibold">{t('add', { name: typed })}</span>
      </Row>
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly active: boolean
  readonly onTake: () => void
  readonly children: React.ReactNode
}

const Row = ({ id, active, onTake, children }: RowProps) => (
  // The keyboard is with the input, which names the active row.
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
  <div
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    role="option"
    id={id}
    aria-selected={active}
    onPointerDown={(event) => event.preventDefault()}
    onClick={onTake}
    className={classes(
      'flex min-h-11 cursor-pointer items-center gap-3 border-t border-line px-3 py-1.5 first:border-t-0 hover:bg-sand',
      active && 'bg-petrol-50',
    )}
  >
    {children}
    {active && <Kbd keys="Enter" />}
  </div>
)

/** A customer in one line: who, since when, how to reach them, and whether they are blocked. */
export function RenterLine({ renter }: { readonly renter: Renter }) {
  const t = useTranslations('staff.counter.who')
  const { date, number } = useFormat()
  const { firstName, lastName, company, tier, points, rentals, lastRental, phone, email, block } = renter
  const name = `${firstName} ${lastName}`
  const facts = [
    renter.seen ? null : t('elsewhere'),
    company,
    renter.seen && t('rentals', { count: rentals }),
    lastRental && t('last', { date: date(lastRental.slice(0, 10), 'dated') }),
    points > 0 && t('points', { count: number(points) }),
  ].filter((fact) => typeof fact === 'string')
  return (
    <>
      <Avatar name={name} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2 font-semibold">
          <span className="truncate">{name}</span>
          {tier !== null && <Chip>{t(tier)}</Chip>}
          {block !== null && <Chip look="bad">{t('blocked')}</Chip>}
        </span>
        <span className="block truncate text-meta text-ink-500">{facts.join(' · ')}</span>
      </span>
      <span className="figures max-w-[40%] truncate text-meta text-ink-500 max-sm:hidden">{phone ?? email}</span>
    </>
  )
}
