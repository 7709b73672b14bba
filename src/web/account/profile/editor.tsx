import { useState } from 'react'

import type { Profile } from '../../../contract/profile.ts'
import { useMember } from '../dashboard/frame.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { useOwn } from '../use-own.ts'
import { DriversPanel } from '../drivers/panel.tsx'
import { EmailPanel } from './email.tsx'
import { ProfileForm } from './form.tsx'
import { PicturePanel } from './picture.tsx'

/** Whoever signs in on the way as somebody else gets a profile of their own. */
export function ProfileEditor() {
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const { result, reload } = useOwn('getProfile')
  const [saved, setSaved] = useState<Profile | null>(null)
  const profile = saved ?? (result?.ok ? result.data : null)
  if (!profile) return <Waiting failed={result !== null} onRetry={() => void reload()} />
  // A new form after each time of saving: its fields begin with what is stored now.
  return (
    <div className="space-y-10">
      <ProfileForm key={saved?.version} loaded={profile} done={saved !== null} onSaved={setSaved} />
      <PicturePanel named={profile.picture} />
      <DriversPanel />
      <EmailPanel />
    </div>
  )
}
