import { useState } from 'react'

import { DataPanel } from './data.tsx'
import { MailPanel } from './mail.tsx'
import { PasswordPanel } from './password.tsx'
import { RemovePanel } from './remove.tsx'
import { SessionsPanel } from './sessions.tsx'

/** What customers set about their own accounts. */
export function Panels() {
  const [passwords, setPasswords] = useState(0)
  return (
    <div className="space-y-5">
      <MailPanel />
      <PasswordPanel onChanged={() => setPasswords(passwords + 1)} />
      <SessionsPanel key={passwords} />
      <DataPanel />
      <RemovePanel />
    </div>
  )
}
