import { lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router'

import { AuthProvider } from '#api/session.tsx'
import { useHydrated } from '#ui/hydrated.ts'
import { MoreMessages, Texts, useLanguage, type AreaMessages } from '#i18n/i18n.tsx'
import { href, type Language } from '#i18n/links.ts'
import {
  AccountDialogs,
  withDialog,
  type AccountDialogOpeners,
  type DialogName,
  type DialogState,
  type SignUpOptions,
} from './openers.tsx'
import { Shell } from './shell/shell.tsx'

/** One language's frame: texts, session, header, footer and the account dialogs around a page. */
export function Frame({ messages }: { messages: AreaMessages }) {
  const language = useLanguage()
  return (
    <Texts language={language} messages={messages}>
      <AuthProvider>
        <WithAccountDialogs language={language}>
          <Shell>
            <Outlet />
          </Shell>
        </WithAccountDialogs>
      </AuthProvider>
    </Texts>
  )
}

/** Account dialogs. The address says which one is open: a link opens it, and Back closes it. */
function WithAccountDialogs({ language, children }: { language: Language; children: ReactNode }) {
  const here = useLocation()
  const latest = useRef(here)
  useEffect(() => {
    latest.current = here
  })
  const navigate = useNavigate()
  // One object for good: see the note on contexts in api/session.tsx.
  const [openers] = useState<AccountDialogOpeners>(() => {
    const open = (dialog: DialogName, { tier }: SignUpOptions = {}) => {
      const [to, how] = withDialog(latest.current, dialog, tier)
      // Two presses, or two answers that ask for the dialog at once, must leave one entry to go back from. The address
      // changes before the page does.
      const replace = named(window.location.search) !== undefined
      const state: DialogState = { ...how.state, opened: true }
      void navigate(to, { ...how, replace, state })
    }
    return { openSignIn: () => open('sign-in'), openSignUp: (options) => open('sign-up', options) }
  })
  const dialog = useHydrated() ? named(here.search) : undefined
  const { SignIn, SignUp } = dialogs[language]
  return (
    <AccountDialogs value={openers}>
      {children}
      {/* Another one each time: a transition would wait for what a place that is shown already lacks. */}
      <Suspense key={dialog}>
        {dialog === 'sign-in' && <SignIn />}
        {dialog === 'sign-up' && <SignUp />}
      </Suspense>
    </AccountDialogs>
  )
}

const named = (search: string) => /[?&]dialog=(sign-in|sign-up)(?=&|$)/.exec(search)?.[1] as DialogName | undefined

/** The dialogs and their texts are fetched when first opened: few visitors of the home page sign in. */
const dialogs = { de: lazyDialogs('de'), en: lazyDialogs('en') }

function lazyDialogs(language: Language) {
  const load = async () => {
    const texts = language === 'de' ? import('#content/de/account.ts') : import('#content/en/account.ts')
    return { ...(await import('#account/sign-in-dialogs.tsx')), account: (await texts).default }
  }
  const one = (name: 'SignInDialog' | 'SignUpDialog', page: 'login' | 'register') =>
    lazy(async (): Promise<{ default: ComponentType }> => {
      const loaded = await load().catch(() => null)
      // If the dialog's code cannot be loaded, the page with the same form is loaded from the server.
      if (!loaded) {
        location.replace(href(language, page))
        return { default: () => null }
      }
      const Content = loaded[name]
      const messages = { account: loaded.account }
      return {
        default: () => (
          <MoreMessages messages={messages}>
            <Content />
          </MoreMessages>
        ),
      }
    })
  return { SignIn: one('SignInDialog', 'login'), SignUp: one('SignUpDialog', 'register') }
}
