import { useEffect, useRef, useState } from 'react'

import type { Answer, Arguments, Result } from '#api/client.ts'
import type { CallName } from '#paths/index.ts'
import { callAsMember } from '#api/call-as-member.ts'

interface Own<Name extends CallName> {
  /** Null until the server has answered. What it has told stays when it cannot be asked anew. */
  readonly result: Result<Answer<Name>> | null
  /** The result is what was told before: asking anew has failed. */
  readonly outdated: boolean
  readonly reload: () => Promise<void>
}

type Standing<Name extends CallName> = Omit<Own<Name>, 'reload'>

/** What the server says of the account, and how to ask again. @param options always the same object */
export function useOwn<Name extends CallName>(name: Name, ...[options]: Arguments<Name>): Own<Name> {
  const [standing, setStanding] = useState<Standing<Name>>({ result: null, outdated: false })
  const asked = useRef(0)
  const reload = async () => {
    const mine = ++asked.current
    const answer = await callAsMember(name, ...([options] as Arguments<Name>))
    // Whoever has asked later knows better.
    if (mine === asked.current) setStanding((before) => next(before, answer))
  }
  useEffect(() => {
    let here = true
    const mine = ++asked.current
    const load = async () => {
      const answer = await callAsMember(name, ...([options] as Arguments<Name>))
      if (here && mine === asked.current) setStanding({ result: answer, outdated: false })
    }
    void load()
    return () => {
      here = false
    }
  }, [name, options])
  return { ...standing, reload }
}

/** Something may be typed, or on its way to the server, in what is made of a good answer: a bad one leaves it there. */
function next<Name extends CallName>(before: Standing<Name>, answer: Result<Answer<Name>>): Standing<Name> {
  return !answer.ok && before.result?.ok
    ? { result: before.result, outdated: true }
    : { result: answer, outdated: false }
}
