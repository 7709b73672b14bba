import { call, hasEnded, type Answer, type Arguments, type Result } from './call-server.ts'
import type { CallName } from '#paths/index.ts'
import { leadOn } from './lead-on.ts'
import { readSession, signedInAgain } from './session-storage.ts'

/**
 * Calls the server with this browser's session, or as a visitor. If the session has ended and the page holds unsaved
 * input, the owner signs in again in a dialog, and the call goes on.
 */
export async function callAsMember<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Result<Answer<Name>>> {
  const session = readSession()
  const ask = async (token: string | undefined) =>
    await call(name, ...([{ ...options, token }] as unknown as Arguments<Name>))
  const result = await ask(session?.token)
  if (result.ok || session === null) return result
  leadOn(result.error, session.token)
  const again = hasEnded(result.error) ? await signedInAgain(session) : null
  return again ? await ask(again.token) : result
}
