import { Menu, Plus, Search, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Steady } from '../ui/steady.tsx'
import { BranchSwitcher } from './branch-switcher.tsx'
import { entries, type Entry } from './nav-entries.ts'
import { useKeys } from './keys.tsx'
import { useIsAt, useStaffHref } from './staff-href.ts'
import { useMay } from './me.tsx'
import { MeMenu } from './me-menu.tsx'
import { useOpenPalette } from './palette.tsx'
import { useRail } from './rail.ts'
import { figureOf, useDueCount, useWaitingCount } from './use-board.ts'

const focused = 'focus-visible:-outline-offset-2'

/** Way through the back office: 220 px with words, a rail of signs where room is short, a sheet on a phone. */
export function Sidebar() {
  const t = useTranslations('staff.nav')
  const { pathname } = useLocation()
  // On a phone, the sheet is open for the page on which it was opened.
  const [openOn, setOpenOn] = useState<string | null>(null)
  const open = openOn === pathname
  useNewBookingKey()
  const setOpen = (on: boolean) => setOpenOn(on ? pathname : null)
  const rail = useRail()
  useKeys(open ? [{ keys: 'Escape', label: t('close'), run: () => setOpen(false) }] : [])
  return (
    <>
      <button
        type="button"
        aria-label={t('open')}
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className="off-paper fixed top-1.5 left-3 z-30 grid size-11 place-items-center rounded-field md:hidden"
      >
        <Menu aria-hidden size={20} />
      </button>
      {open && (
        <div aria-hidden className="fixed inset-0 z-30 bg-ink-950/32 md:hidden" onClick={() => setOpen(false)} />
      )}
      <nav
        aria-label={t('label')}
        data-rail={rail || undefined}
        className={classes(
          'group/nav off-paper flex shrink-0 flex-col gap-0.5 overflow-y-auto px-2.5 py-3',
          rail ? 'md:w-15' : 'md:w-15 wide:w-55',
          open ? 'fixed inset-y-0 left-0 z-40 w-65 bg-sand shadow-veil' : 'max-md:hidden',
        )}
      >
        <button
          type="button"
          aria-label={t('close')}
          onClick={() => setOpen(false)}
          className="absolute top-2 right-2 grid size-11 place-items-center md:hidden"
        >
          <X aria-hidden size={20} />
        </button>
        <Wordmark />
        <BranchSwitcher />
        <SearchButton />
        <NewBookingLink />
        <Group of={entries.office} />
        {entries.firm.length > 0 && <Group of={entries.firm} label={t('firm')} />}
        <MeMenu />
      </nav>
    </>
  )
}

/** N leads to a new booking from anywhere. */
function useNewBookingKey(): void {
  const t = useTranslations('staff')
  const may = useMay()
  const navigate = useNavigate()
  const href = useStaffHref()
  const run = () => void navigate(href('new'))
  useKeys(may('bookAtDesk') ? [{ keys: 'n', label: t('newBooking'), run }] : [])
}

/** For words that a wide screen and a phone's sheet have, and a rail has not. */
const worded = 'md:hidden wide:block group-data-rail/nav:hidden'
const unworded = 'hidden md:block wide:hidden group-data-rail/nav:block'

function Wordmark() {
  return (
    <p
      aria-hidden
      className="px-2.5 pt-1.5 pb-3 font-display text-[1.1875rem] leading-6 font-bold tracking-[-0.03em] md:max-wide:px-0 md:max-wide:text-center group-data-rail/nav:px-0 group-data-rail/nav:text-center"
    >
      <span className={worded}>
        spree<span className="text-petrol-600">wagen</span>
      </span>
      <span className={unworded}>
        s<span className="text-petrol-600">w</span>
      </span>
    </p>
  )
}

function SearchButton() {
  const t = useTranslations('staff')
  const open = useOpenPalette()
  if (open === null) return null
  return (
    <button
      type="button"
      onClick={open}
      aria-keyshortcuts="Control+K"
      className={classes(
        'mb-2.5 flex h-8.5 shrink-0 items-center gap-2 rounded-field bg-sand-200 px-2.5 text-left text-ink-500 hover:text-ink-900 md:max-wide:justify-center md:max-wide:px-0 group-data-rail/nav:justify-center group-data-rail/nav:px-0 touch:h-11',
        focused,
      )}
    >
      <Search aria-hidden size={16} className="shrink-0" />
      <span className="flex-1 md:max-wide:sr-only group-data-rail/nav:sr-only">{t('search')}</span>
      <span className={worded}>
        <Kbd keys="mod+k" />
      </span>
    </button>
  )
}

/** Way to a new booking on a phone, which has no keys; where there is room, the day's page has one. */
function NewBookingLink() {
  const t = useTranslations('staff')
  const may = useMay()
  const href = useStaffHref()
  if (!may('bookAtDesk')) return null
  return (
    <Link
      to={href('new')}
      className="press mb-2.5 flex h-11 shrink-0 items-center gap-2.5 rounded-field border border-line-2 bg-white px-2.5 font-semibold md:hidden"
    >
      <Plus aria-hidden size={16} />
      {t('newBooking')}
    </Link>
  )
}

function Group({ of, label }: { readonly of: readonly Entry[]; readonly label?: string }) {
  const t = useTranslations('staff.nav')
  const may = useMay()
  const navigate = useNavigate()
  const href = useStaffHref()
  const shown = of.filter(({ needs }) => may(needs))
  useKeys(
    shown.map(({ name, path, key }) => ({ keys: `g ${key}`, label: t(name), run: () => void navigate(href(path)) })),
  )
  if (shown.length === 0) return null
  return (
    <>
      {label !== undefined && <p className={classes('px-2.5 pt-3.5 pb-1 text-xs text-ink-500', worded)}>{label}</p>}
      <ul className="flex flex-col gap-0.5 group-data-rail/nav:first:border-0">
        {shown.map((entry) => (
          <li key={entry.name}>
            <EntryLink {...entry} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** On a rail, a dot at the top right of the sign says that something is due; how much it is, screen readers still say. */
const asDot =
  'md:max-wide:absolute md:max-wide:top-1/2 md:max-wide:left-1/2 md:max-wide:-mt-3 md:max-wide:ml-1 md:max-wide:size-2 md:max-wide:min-w-0 md:max-wide:px-0 group-data-rail/nav:absolute group-data-rail/nav:top-1/2 group-data-rail/nav:left-1/2 group-data-rail/nav:-mt-3 group-data-rail/nav:ml-1 group-data-rail/nav:size-2 group-data-rail/nav:min-w-0 group-data-rail/nav:px-0'

/** The one amber badge: how much is due now. */
function DueBadge() {
  const t = useTranslations('staff.nav')
  const loading = useTranslations('staff')('loading')
  const due = useDueCount()
  if (due === 0) return null
  return (
    <span
      className={classes(
        'ml-auto min-w-5 rounded-full bg-amber-500 px-1.5 text-center text-xs leading-4.5 font-semibold text-ink-950',
        asDot,
      )}
    >
      <span aria-hidden className="md:max-wide:hidden group-data-rail/nav:hidden">
        {figureOf(due)}
      </span>
      <span className="sr-only">{due === null ? loading : t('due', { count: due })}</span>
    </span>
  )
}

/** Number beside an entry, where there is room for words. */
function WaitingCount({ name }: { readonly name: 'requests' | 'inbox' }) {
  const t = useTranslations('staff.nav')
  const loading = useTranslations('staff')('loading')
  const waiting = useWaitingCount(name)
  if (waiting === 0) return null
  return (
    <span className={classes('ml-auto text-meta font-normal text-ink-500', worded)}>
      <span aria-hidden>{figureOf(waiting)}</span>
      <span className="sr-only">{waiting === null ? loading : t('waiting', { count: waiting })}</span>
    </span>
  )
}

function EntryLink({ name, path, beside, icon: Icon }: Entry) {
  const t = useTranslations('staff.nav')
  const href = useStaffHref()
  const isAt = useIsAt()
  const active = isAt(path) || (beside !== undefined && isAt(beside))
  return (
    <Link
      to={href(path)}
      title={t(name)}
      aria-current={active ? 'page' : undefined}
      className={classes(
        'press relative flex h-8 items-center gap-2.5 rounded-field px-2.5 font-medium touch:h-11 md:max-wide:justify-center md:max-wide:px-0 group-data-rail/nav:justify-center group-data-rail/nav:px-0',
        focused,
        active
          ? 'bg-paper font-semibold text-ink-900 shadow-low [&_svg]:text-petrol-600'
          : 'text-ink-700 hover:bg-paper/60 [&_svg]:text-ink-500',
      )}
    >
      <Icon aria-hidden size={16} className="shrink-0" />
      {/* On a rail the name is there for screen readers alone. */}
      <Steady words={t(name)} className="md:max-wide:sr-only group-data-rail/nav:sr-only" />
      {name === 'today' && <DueBadge />}
      {(name === 'requests' || name === 'inbox') && <WaitingCount name={name} />}
    </Link>
  )
}
