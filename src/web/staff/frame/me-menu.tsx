import { Languages, Keyboard, KeyRound, LockKeyhole, LogOut, Globe } from 'lucide-react'
import { useId, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'

import { signOut } from '#api/session.tsx'
import { href } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Avatar } from '../ui/avatar.tsx'
import { useKeyRegistry } from './keys.tsx'
import { inOtherLanguage } from './staff-href.ts'
import { useLock } from './screen-lock.ts'
import { useMe } from './me.tsx'

const item = 'flex h-9 w-full items-center gap-2.5 rounded-field px-2.5 text-left font-medium hover:bg-sand touch:h-11'

/** The colleague at work: their menu, and the lock for a counter that several share. */
export function MeMenu() {
  const t = useTranslations('staff.me')
  const me = useMe()
  const lock = useLock()
  const menu = useId()
  return (
    <div className="mt-auto flex items-center gap-1 pt-3 group-data-rail/nav:flex-col md:max-wide:flex-col">
      <button
        type="button"
        popoverTarget={menu}
        title={t('menu', { name: me.name })}
        className="flex min-w-0 flex-1 items-center gap-2.5 rounded-field px-2 py-1.5 text-left [anchor-name:--me] hover:bg-paper/60 focus-visible:-outline-offset-2"
      >
        <Avatar name={me.name} />
        <span className="min-w-0 text-meta md:max-wide:sr-only group-data-rail/nav:sr-only">
          <span className="block truncate font-semibold">{me.name}</span>
          <span className="block text-xs text-ink-500">{t(me.role)}</span>
        </span>
      </button>
      <button
        type="button"
        aria-label={t('lock')}
        title={t('lock')}
        onClick={lock}
        className="grid size-8 shrink-0 place-items-center rounded-field hover:bg-paper/60 touch:size-11"
      >
        <LockKeyhole aria-hidden size={16} />
      </button>
      <Menu id={menu} />
    </div>
  )
}

function Menu({ id }: { readonly id: string }) {
  const t = useTranslations('staff.me')
  const nav = useTranslations('staff.nav')
  const language = useLocale()
  const { pathname, search } = useLocation()
  const { letters, setLetters } = useKeyRegistry()
  const ref = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      className="m-0 w-64 rounded-card border border-line bg-white p-1.5 shadow-float [inset:auto] [bottom:calc(anchor(top)+0.25rem)] [left:anchor(left)] [position-anchor:--me] max-md:fixed max-md:bottom-4 max-md:left-4"
    >
      <Item icon={<KeyRound aria-hidden size={16} />} to={href(language, 'settings')}>
        {t('account')}
      </Item>
      <Item icon={<Languages aria-hidden size={16} />} to={`${inOtherLanguage(pathname)}${search}`}>
        <span lang={language === 'de' ? 'en' : 'de'}>{t('language')}</span>
      </Item>
      <Item icon={<Globe aria-hidden size={16} />} to={href(language, 'home')}>
        {nav('site')}
      </Item>
      <label className={classes(item, 'cursor-pointer')}>
        <Keyboard aria-hidden size={16} />
        <span className="flex-1">{t('letterKeys')}</span>
        <input
          type="checkbox"
          checked={letters}
          onChange={({ currentTarget }) => setLetters(currentTarget.checked)}
          className="size-4.5 accent-petrol-600"
        />
      </label>
      <hr className="my-1.5 border-line" />
      <button type="button" className={item} onClick={() => void signOut()}>
        <LogOut aria-hidden size={16} />
        {t('signOut')}
      </button>
    </div>
  )
}

/** Link out of the application, or into its other language: loaded anew either way. */
const Item = ({
  icon,
  to,
  children,
}: {
  readonly icon: ReactNode
  readonly to: string
  readonly children: ReactNode
}) => (
  <a href={to} className={item}>
    {icon}
    {children}
  </a>
)
