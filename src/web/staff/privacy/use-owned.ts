import { useMe } from '../frame/me.tsx'
import type { PrivacyRequest } from './shape.ts'

/** Whether the reader has the request in hand. */
export function useOwned({ owner }: PrivacyRequest): boolean {
  const me = useMe()
  return owner?.id === me.user.id
}
