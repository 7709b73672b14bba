import { useEffect, useState } from 'react'

import type { Answer, Arguments, EndpointName, Result } from '../api/client.ts'
import { callAsMember } from './call-as-member.ts'

/**
 * What the server says of the account. @param options always the same object
 * @returns null until it has answered, and how to ask again
 */
export function useOwn<Name extends EndpointName>(
  name: Name,
  ...[options]: Arguments<Name>
): { readonly result: Result<Answer<Name>> | null; readonly reload: () => Promise<void> } {
  const [result, setResult] = useState<Result<Answer<Name>> | null>(null)
  const reload = async () => setResult(await callAsMember(name, ...([options] as Arguments<Name>)))
  useEffect(() => {
    let here = true
    const load = async () => {
      const answer = await callAsMember(name, ...([options] as Arguments<Name>))
      if (here) setResult(answer)
    }
    void load()
    return () => {
      here = false
    }
  }, [name, options])
  return { result, reload }
}
