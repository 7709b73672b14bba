import { call, type Answer, type Arguments, type EndpointName, type Result } from '../api/client.ts'
import { readSession } from '../api/session-storage.ts'
import { afterRefusal } from './session-ended.ts'

/**
 * Calls the server with the session of this browser. One that the server has ended is forgotten here as well, so that
 * the frame leads to signing in, and back again; a page that holds something lets sign in over it.
 */
export async function callAsMember<Name extends EndpointName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Result<Answer<Name>>> {
  const token = readSession()?.token
  const result = await call(name, ...([{ ...options, token }] as unknown as Arguments<Name>))
  if (!result.ok && token !== undefined) afterRefusal(token, result.error)
  return result
}
