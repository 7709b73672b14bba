import { Suspense, type ReactNode } from 'react'
import { Outlet } from 'react-router'

import { ServerState } from '#api/server-state.tsx'
import { AuthProvider } from '#api/session.tsx'
import { Texts, useLanguage, type AreaMessages } from '#i18n/i18n.tsx'
import { Door } from '../door/staff-door.tsx'
import { Allowed } from './allowed.tsx'
import { BranchProvider } from './branch.tsx'
import { KeysProvider } from './keys.tsx'
import { LiveProvider } from './live.tsx'
import { Sidebar } from './nav.tsx'
import { Opening } from './opening.tsx'
import { PaletteProvider } from './palette.tsx'
import { Renewed } from './renewed.tsx'
import { ToastProvider } from './toast.tsx'

/** The back office: its door, and behind it the frame around every page. */
export function Office({ messages }: { readonly messages: AreaMessages }) {
  return (
    <Texts language={useLanguage()} messages={messages}>
      <AuthProvider>
        <ServerState>
          <Door>
            <Inside>
              <Suspense>
                <Allowed>
                  <Outlet />
                </Allowed>
              </Suspense>
            </Inside>
          </Door>
        </ServerState>
      </AuthProvider>
    </Texts>
  )
}

function Inside({ children }: { readonly children: ReactNode }) {
  return (
    <BranchProvider>
      <LiveProvider>
        <KeysProvider>
          <ToastProvider>
            <PaletteProvider>
              <div className="flex h-full print:block">
                <Sidebar />
                <Renewed />
                <Opening />
                {children}
              </div>
            </PaletteProvider>
          </ToastProvider>
        </KeysProvider>
      </LiveProvider>
    </BranchProvider>
  )
}
