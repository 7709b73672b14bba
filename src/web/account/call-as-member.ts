import { call, type Answer, type Arguments, type EndpointName, type Result } from '../api/client.ts'
import { readSession, writeSession } from '../api/session-storage.ts'

/**
 * Calls the server with the session of this browser. One that the server has ended is forgotten here as well, so that
 * the frame leads to signing in, and back again.
 */
export async function callAsMember<Name extends EndpointName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Result<Answer<Name>>> {
  const token = readSession()?.token
  const result = await call(name, ...([{ ...options, token }] as unknown as Arguments<Name>))
  // Meanwhile somebody may have signed in anew, in another tab.
  if (!result.ok && result.error.status === 401 && readSession()?.token === token) writeSession(null)
  return result
}
