import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { useMemberData } from '#api/server-state.tsx'
import { forgetDraft } from '#forms/form-draft.ts'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { InPageMenu } from '../in-page-menu.tsx'
import { DriversPanel } from '../drivers/drivers-panel.tsx'
import { OneFormAtATime } from '../settings/disclosed.tsx'
import { EmailPanel } from './email.tsx'
import { ProfileForm } from './profile-form.tsx'
import { PicturePanel } from './picture.tsx'

/** A different member who signs in over the page gets their own profile. */
export function ProfileEditor() {
  return <Loaded key={useMember().user.id} />
}

function Loaded() {
  const t = useTranslations('profile')
  const query = useMemberData('getProfile')
  const [saved, setSaved] = useState<Profile | null>(null)
  /** How often entries were discarded. */
  const [discarded, setDiscarded] = useState(0)
  const profile = saved ?? query.data
  const parts = [
    { id: 'email', title: t('email.heading') },
    { id: 'person', title: t('person') },
    { id: 'address', title: t('address') },
    { id: 'papers', title: t('documents.heading') },
    { id: 'picture', title: t('picture.heading') },
    { id: 'drivers', title: t('drivers.heading') },
  ]
  if (!profile) return <NotYet query={query} />
  const discard = () => {
    forgetDraft('profile')
    setDiscarded(discarded + 1)
  }
  // A new form after each time of saving or discarding: its fields begin with what is stored now.
  return (
    <OneFormAtATime>
      <InPageMenu parts={parts} />
      <EmailPanel />
      <ProfileForm
        key={`${saved?.version} ${discarded}`}
        loaded={profile}
        done={saved !== null && discarded === 0}
        onSaved={(now) => {
          setSaved(now)
          setDiscarded(0)
        }}
        onDiscard={discard}
      />
      <PicturePanel named={profile.picture} />
      <DriversPanel />
    </OneFormAtATime>
  )
}
