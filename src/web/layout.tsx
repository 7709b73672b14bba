import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { AuthProvider } from './api/session.tsx'
import { MoreMessages, Texts, type AreaMessages } from './i18n.tsx'
import { href, type Language } from './links.ts'
import { AccountDialogs, type AccountDialogOpeners, type SignUpOptions } from './openers.tsx'
import { Shell } from './site/shell/shell.tsx'

/** One language's frame: texts, session, header, footer and the account dialogs around a page. */
export function Frame({ language, messages }: { language: Language; messages: AreaMessages }) {
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

/** The tier stays while the two dialogs lead to each other. */
type Opened = { readonly dialog: 'signIn' | 'signUp' } & SignUpOptions

function WithAccountDialogs({ language, children }: { language: Language; children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  // One object for good: see the note on contexts in api/session.tsx.
  const [openers] = useState<AccountDialogOpeners>(() => ({
    openSignIn: () => setOpened({ dialog: 'signIn' }),
    openSignUp: (options = {}) => setOpened({ dialog: 'signUp', ...options }),
  }))
  const close = () => setOpened(null)
  const switchTo = (dialog: Opened['dialog']) => () => setOpened((before) => ({ ...before, dialog }))
  const { SignIn, SignUp } = dialogs[language]
  return (
    <AccountDialogs value={openers}>
      {children}
      <Suspense>
        {opened?.dialog === 'signIn' && <SignIn onClose={close} onSwitch={switchTo('signUp')} />}
        {opened?.dialog === 'signUp' && <SignUp onClose={close} onSwitch={switchTo('signIn')} tier={opened.tier} />}
      </Suspense>
    </AccountDialogs>
  )
}

interface DialogProps {
  readonly onClose: () => void
  readonly onSwitch: () => void
  readonly tier?: SignUpOptions['tier'] | undefined
}

/** The dialogs and their texts are fetched when first opened: few visitors of the home page sign in. */
const dialogs = { de: lazyDialogs('de'), en: lazyDialogs('en') }

function lazyDialogs(language: Language) {
  const load = async () => {
    const texts = language === 'de' ? import('../content/de/account.ts') : import('../content/en/account.ts')
    return { ...(await import('./account/dialogs.tsx')), account: (await texts).default }
  }
  const one = (name: 'SignInDialog' | 'SignUpDialog', page: 'login' | 'register') =>
    lazy(async (): Promise<{ default: ComponentType<DialogProps> }> => {
      const loaded = await load().catch(() => null)
      // Without the dialog's code, the page that does the same is asked from the server.
      if (!loaded) {
        location.assign(href(language, page))
        return { default: () => null }
      }
      const Content = loaded[name]
      const messages = { account: loaded.account }
      return {
        default: (props: DialogProps) => (
          <MoreMessages messages={messages}>
            <Content {...props} />
          </MoreMessages>
        ),
      }
    })
  return { SignIn: one('SignInDialog', 'login'), SignUp: one('SignUpDialog', 'register') }
}
