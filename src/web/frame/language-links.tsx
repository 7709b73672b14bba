import { useEffect, useRef } from 'react'
import { Link, NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { useTranslations } from 'use-intl'

import { useHydrated } from '#ui/hydrated.ts'
import { currentPlace } from './left-places.ts'
import { otherLanguage, ownAddress, type Language } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { prepare } from './later.tsx'
import { navigationState, useCurrentPage, type NavigationState } from './shell/menu.ts'

const year = 60 * 60 * 24 * 365

/** D1: strictly necessary, because it only keeps what the visitor asked for. */
function remember(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `lang=${language}; Path=/; Max-Age=${year}; SameSite=Lax${secure}`
}

interface LanguageLinksProps {
  readonly className: string
  readonly onChoose?: () => void
  /** Whether the links are in the page itself; then the focus stays on them. */
  readonly inPage?: boolean
}

/** The same page in both languages; the one being read is marked. */
export function LanguageLinks({ className, onChoose, inPage = false }: LanguageLinksProps) {
  const t = useTranslations('site.header.languages')
  const { language, pathname } = useCurrentPage()
  const here = useLocation()
  const live = useHydrated()
  const navigate = useNavigate()
  const chosen = useFocusAfterChange(inPage)
  // The built page knows only its path.
  const rest = live ? here.search + here.hash : ''
  return (['de', 'en'] as const).map((choice) => (
    <Link
      key={choice}
      ref={choice === language ? chosen : undefined}
      to={(choice === language ? ownAddress(pathname) : otherLanguage(pathname)) + rest}
      lang={choice}
      hrefLang={choice}
      aria-current={choice === language ? 'true' : undefined}
      onClick={(event) => {
        remember(choice)
        onChoose?.()
        if (choice === language) return event.preventDefault()
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // Measured at the click, which is why this is not the link's own `state`.
        // The page keeps what it was handed, such as where to go after signing in; its section was an arrival's.
        const { section: _section, ...kept } = navigationState(here)
        const state: NavigationState = { ...kept, place: currentPlace(), newLanguage: inPage ? 'page' : 'menu' }
        void prepare(choice).then(() => navigate(otherLanguage(pathname) + rest, { state, preventScrollReset: true }))
      }}
      className={classes(className, choice === language && 'font-semibold')}
    >
      {t(choice)}
    </Link>
  ))
}

function useFocusAfterChange(inPage: boolean) {
  const chosen = useRef<HTMLAnchorElement>(null)
  const { newLanguage } = navigationState(useLocation())
  const type = useNavigationType()
  useEffect(() => {
    if (inPage && newLanguage === 'page' && type !== NavigationType.Pop) chosen.current?.focus()
  }, [inPage, newLanguage, type])
  return chosen
}
