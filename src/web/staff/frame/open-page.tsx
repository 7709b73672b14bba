import type { ReactNode } from 'react'

import { ServerState } from '#api/server-state.tsx'
import { AuthProvider } from '#api/session.tsx'
import { Texts, useLanguage, type AreaMessages } from '#i18n/i18n.tsx'

/** Page of the back office that stands before its door, such as that of an invitation. */
export const OpenPage = ({ messages, children }: { readonly messages: AreaMessages; readonly children: ReactNode }) => (
  <Texts language={useLanguage()} messages={messages}>
    <AuthProvider>
      <ServerState>{children}</ServerState>
    </AuthProvider>
  </Texts>
)
