import { call, type Answer, type Arguments, type EndpointName, type Result } from '../api/client.ts'
import { leadOn } from '../api/lead-on.ts'
import { readSession } from '../api/session-storage.ts'

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
  if (!result.ok && token !== undefined) leadOn(token, result.error)
  return result
}
