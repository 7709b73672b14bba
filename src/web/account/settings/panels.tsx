import { useState } from 'react'

import { useOwn } from '../use-own.ts'
import { DataPanel } from './data.tsx'
import { LanguageAndMailPanel } from './language-and-mail.tsx'
import { PasskeysPanel } from '../passkeys/panel.tsx'
import { PasswordPanel } from './password.tsx'
import { RemovePanel } from './remove.tsx'
import { SecondFactorPanel } from './second-factor.tsx'
import { SessionsPanel } from './sessions.tsx'

/** What customers set about their own accounts. */
export function Panels() {
  // Each of them ends other sessions.
  const [changes, setChanges] = useState(0)
  const factor = useOwn('getSecondFactor')
  const changed = () => setChanges(changes + 1)
  const state = factor.result?.ok ? factor.result.data : null
  // A passkey is one.
  const passkeysChanged = () => {
    changed()
    void factor.reload()
  }
  const asksCode = state !== null && state.since !== null
  // Staff can do nothing else before they have one.
  const all = state?.missing !== true
  return (
    <div className="space-y-5">
      {all && <LanguageAndMailPanel />}
      {all && <PasswordPanel onChanged={changed} />}
      <SecondFactorPanel own={factor} onChanged={changed} />
      <PasskeysPanel asksCode={asksCode} onChanged={passkeysChanged} />
      {all && <SessionsPanel key={changes} />}
      {all && <DataPanel asksCode={asksCode} />}
      {all && <RemovePanel asksCode={asksCode} />}
    </div>
  )
}
