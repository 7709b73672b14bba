import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHref } from '#i18n/i18n.tsx'
import { classes } from '#ui/classes.ts'
import { LeaveIcon } from './account-icons.tsx'
import { entries, type OwnPage } from './entries.ts'

const item =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3.5 text-small font-medium text-ink-700 transition-colors hover:bg-sand aria-[current]:bg-white aria-[current]:font-semibold aria-[current]:text-ink-900 aria-[current]:shadow-[inset_0_0_0_1px_var(--color-line)] max-lg:aria-[current]:bg-sand max-lg:aria-[current]:shadow-none forced-colors:aria-[current]:forced-chosen'

interface Props {
  readonly current: OwnPage
  readonly onLeave: () => void
}

/** Menu of the account's pages: at the side or, on narrow screens, behind a button that names the present page. */
export function Sidebar({ current, onLeave }: Props) {
  const t = useTranslations('dashboard')
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { Icon } = entries.find(({ page }) => page === current)!
  return (
    // Escape closes it from any focus inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav
      aria-label={t('frame.label')}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return
        setOpen(false)
        button.current?.focus()
      }}
      className="-mx-5 border-b border-line bg-white md:-mx-8 lg:sticky lg:top-[calc(var(--header)+2.75rem)] lg:mx-0 lg:self-start lg:border-0 lg:bg-transparent low:static"
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="flex min-h-13 w-full items-center gap-3 px-5 text-left text-small md:px-8 lg:hidden"
      >
        <Icon className="text-petrol-600" />
        <span className="min-w-0 flex-1">
          <span className="text-ink-500">{t('frame.label')} ·</span>{' '}
          <span className="font-semibold">{t(`pages.${current}.entry`)}</span>
        </span>
        <ChevronDown aria-hidden size={20} className={classes('transition-transform', open && 'rotate-180')} />
      </button>
      <ul
        id={id}
        className={classes(
          'gap-1 p-2 max-lg:border-t max-lg:border-line sm:max-lg:grid-cols-2 md:max-lg:px-5 lg:flex lg:flex-col lg:p-0',
          open ? 'grid' : 'max-lg:hidden',
        )}
      >
        <Entries current={current} onFollow={() => setOpen(false)} onLeave={onLeave} />
      </ul>
    </nav>
  )
}

function Entries({ current, onFollow, onLeave }: Props & { readonly onFollow: () => void }) {
  const t = useTranslations('dashboard')
  const to = useHref()
  return (
    <>
      {entries.map(({ page, Icon }) => (
        <li key={page}>
          <Link to={to(page)} onClick={onFollow} aria-current={page === current ? 'page' : undefined} className={item}>
            <Icon />
            {t(`pages.${page}.entry`)}
          </Link>
        </li>
      ))}
      <li className="lg:mt-3 lg:border-t lg:border-line lg:pt-3">
        <button type="button" onClick={onLeave} className={item}>
          <LeaveIcon />
          {t('frame.logout')}
        </button>
      </li>
    </>
  )
}
