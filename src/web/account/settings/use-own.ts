import { useEffect, useState } from 'react'

import type { Answer, Arguments, EndpointName, Result } from '../../api/client.ts'
import { callAsMember } from './call-as-member.ts'

/** What the server says of the account. @returns null until it has answered, and how to ask again */
export function useOwn<Name extends EndpointName>(
  name: object extends Arguments<Name>[0] ? Name : never,
): { readonly result: Result<Answer<Name>> | null; readonly reload: () => Promise<void> } {
  const [result, setResult] = useState<Result<Answer<Name>> | null>(null)
  const reload = async () => setResult(await ask<Name>(name))
  useEffect(() => {
    let here = true
    const load = async () => {
      const answer = await ask<Name>(name)
      if (here) setResult(answer)
    }
    void load()
    return () => {
      here = false
    }
  }, [name])
  return { result, reload }
}

const ask = <Name extends EndpointName>(name: Name) => callAsMember<Name>(name, ...([] as unknown as Arguments<Name>))
