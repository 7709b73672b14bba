import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useKeys } from '../frame/keys.tsx'
import { useAct } from '../people/use-act.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import type { PrivacyRequest } from './shape.ts'
import { useOwned } from './use-owned.ts'
import { usePrivacyDone } from './use-privacy-done.ts'
import { privacyBody, storedOf } from './use-privacy-draft.ts'

/** Takes a request in hand, or lets it go. */
export function TakePrivacy({ request }: { readonly request: PrivacyRequest }) {
  const t = useTranslations('staff.privacy.work')
  const done = usePrivacyDone(request)
  const { busy, problem, run } = useAct()
  const mine = useOwned(request)
  const { id } = request
  const label = mine ? t('release') : t('take')
  const take = async () => {
    const body = privacyBody(request, storedOf(request), { mine: !mine })
    if (await run(() => callAsMember('changePrivacyRequest', { params: { id }, body }))) done(t('saved'))
  }
  useKeys([{ keys: 'm', label, run: () => void take() }])
  return (
    <div className="grid max-w-1/2 shrink-0 justify-items-end gap-2">
      <Button keys="m" busy={busy} onClick={() => void take()}>
        {label}
      </Button>
      <Problem words={problem} />
    </div>
  )
}
