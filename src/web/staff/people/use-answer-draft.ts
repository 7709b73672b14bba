import { useState } from 'react'

import { ownTabValue } from '#api/tab-value.ts'
import { useMe } from '../frame/me.tsx'

/** Answers that are not sent yet, by the numbers of their messages, for the one who wrote them. */
const kept = ownTabValue<Readonly<Record<string, string>>>('message-answers', 1, {})

/** Text of an answer to a message. It survives leaving the message and the page. @returns the text, and the way to change it */
export function useAnswerDraft(id: string): readonly [text: string, write: (text: string) => void] {
  const owner = useMe().user.id
  const [text, setText] = useState(() => kept.readFor(owner)[id] ?? '')
  const write = (next: string) => {
    setText(next)
    const { [id]: _, ...others } = kept.readFor(owner)
    kept.writeFor(owner, next === '' ? others : { ...others, [id]: next })
  }
  return [text, write]
}
