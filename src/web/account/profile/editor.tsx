import { useState } from 'react'

import type { Profile } from '../../../contract/profile.ts'
import { useMember } from '../dashboard/frame.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { useOwn } from '../use-own.ts'
import { ProfileForm } from './form.tsx'

/** Whoever signs in on the way as somebody else gets a profile of his own. */
export function ProfileEditor() {
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const { result, reload } = useOwn('getProfile')
  const [saved, setSaved] = useState<Profile | null>(null)
  const profile = saved ?? (result?.ok ? result.data : null)
  if (!profile) return <Waiting failed={result !== null} onRetry={() => void reload()} />
  // A new form after each time of saving: its fields begin with what is stored now.
  return <ProfileForm key={saved?.version} loaded={profile} done={saved !== null} onSaved={setSaved} />
}
