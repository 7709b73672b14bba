import { useState } from 'react'

import type { Profile } from '#contract/profile.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { ApiError } from '#api/call-server.ts'
import { updateUser } from '#api/session.tsx'
import { readSession } from '#api/session-storage.ts'
import { dateOfText, dateText } from '#forms/date-text.ts'
import { forgetDraft, useDraft } from '#forms/form-draft.ts'
import type { Typed } from '#forms/check-typed.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import type { Language } from '#i18n/links.ts'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { merged, profileFields, type Clash, type ProfileValues } from './profile-fields.ts'

/** Logic of the profile's form. Its input survives every failure. */
export function useProfileForm(loaded: Profile, minAge: number, onSaved: (profile: Profile) => void) {
  const { user } = useMember()
  const [profile, setProfile] = useState(loaded)
  const [clashes, setClashes] = useState<readonly Clash[] | null>(null)
  const [touched, setTouched] = useState(false)

  const send = async (values: ProfileValues): Promise<ApiError | null> => {
    setTouched(true)
    setClashes(null)
    const { version } = profile
    const result = await callAsMember('changeProfile', { body: { ...values, version } })
    if (result.ok) {
      forgetDraft('profile')
      const { firstName, lastName } = result.data
      const now = readSession()
      if (now?.user.id === user.id) updateUser(now.token, { firstName, lastName })
      onSaved(result.data)
      return null
    }
    return result.error.code === 'profile_changed' ? await catchUp() : result.error
  }

  const catchUp = async (): Promise<ApiError | null> => {
    const fresh = await callAsMember('getProfile')
    if (!fresh.ok) return fresh.error
    setClashes(form.ref.current ? mergeInto(form.ref.current, profile, fresh.data) : [])
    setProfile(fresh.data)
    return null
  }

  const form = useCheckedForm(async () => {
    const { checkProfile } = await import('./check-profile.ts')
    return (typed: Typed) => checkProfile(typed, new Date(), minAge)
  }, send)
  useDraft(form.ref, 'profile', { owner: user.id })
  return { form, profile, clashes, touched }
}

/** Updates untouched fields. @returns fields that were changed on both sides */
function mergeInto(form: HTMLFormElement, before: Profile, after: Profile): Clash[] {
  return profileFields.flatMap((field) => {
    const control = form.elements.namedItem(field)
    if (!(control instanceof HTMLInputElement)) return []
    const language = control.dataset['date'] as Language | undefined
    const { value, clash } = merged(language ? dateOfText(control.value) : control.value, before[field], after[field])
    control.value = language ? dateText(value, language) : value
    return clash ? [{ field, value: after[field] ?? '' }] : []
  })
}
