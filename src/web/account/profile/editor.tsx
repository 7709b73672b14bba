import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Profile } from '#contract/profile.ts'
import { useMemberData } from '#api/server-state.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { NotYet } from '../dashboard/waiting.tsx'
import { InPageMenu, Place } from '../in-page-menu.tsx'
import { DriversPanel } from '../drivers/drivers-panel.tsx'
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
  const profile = saved ?? query.data
  const parts = [
    { id: 'person', title: t('person') },
    { id: 'address', title: t('address') },
    { id: 'papers', title: t('documents.heading') },
    { id: 'picture', title: t('picture.heading') },
    { id: 'drivers', title: t('drivers.heading') },
    { id: 'email', title: t('email.heading') },
  ]
  if (!profile) return <NotYet query={query} />
  // A new form after each time of saving: its fields begin with what is stored now.
  return (
    <>
      <InPageMenu parts={parts} />
      <div className="space-y-10">
        <ProfileForm key={saved?.version} loaded={profile} done={saved !== null} onSaved={setSaved} />
        <Place id="picture">
          <PicturePanel named={profile.picture} />
        </Place>
        <DriversPanel />
        <EmailPanel />
      </div>
    </>
  )
}
