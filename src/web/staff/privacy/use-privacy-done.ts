import { callAsMember } from '#api/call-as-member.ts'
import { useDoneWithUndo } from '../frame/take-back.ts'
import { useToast } from '../frame/toast.tsx'
import type { PrivacyRequest } from './shape.ts'
import { useOwned } from './use-owned.ts'
import { privacyBody, storedOf, type PrivacyFields } from './use-privacy-draft.ts'

/**
 * Tells that a request was changed, with the way back to its state before.
 * @returns takes the words, and the fields that the way back leaves; if missing, those from before
 */
export function usePrivacyDone(request: PrivacyRequest): (words: string, fields?: PrivacyFields) => void {
  const toast = useToast()
  const done = useDoneWithUndo()
  const mine = useOwned(request)
  const { id, owner, version } = request
  return (words, fields = storedOf(request)) => {
    // Nobody can give a request back to a colleague who had it in hand.
    if (owner !== null && !mine) return toast({ words })
    const body = { ...privacyBody(request, fields, { mine }), version: version + 1 }
    done(words, () => callAsMember('changePrivacyRequest', { params: { id }, body }))
  }
}
