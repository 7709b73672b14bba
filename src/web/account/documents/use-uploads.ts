import { useEffect, useRef, useState } from 'react'

import { documentConsent } from '#content/document-consent.ts'
import type { ApiError } from '#api/call-server.ts'
import { sendFile } from '../send-file.ts'
import type { Description } from './check-document.ts'

export interface Item {
  readonly key: number
  readonly file: File
  readonly state: 'chosen' | 'refused' | 'waiting' | 'sending' | 'failed'
  /** Bytes. */
  readonly sent: number
  readonly error: ApiError | null
  /** The description that it is sent with; null until it is sent. */
  readonly description: Description | null
}

export interface EndedUpload {
  readonly file: File
  readonly outcome: 'done' | 'known' | ApiError
}

const headersOf = ({ name }: File, { kind, expiry }: Description): Record<string, string> => ({
  'document-kind': kind,
  ...(expiry !== '' && { 'document-expiry': expiry }),
  // Nothing is sent before its owner has ticked the box.
  'document-consent': documentConsent.version,
  'document-name': encodeURIComponent(name.toWellFormed().slice(0, 200)).slice(0, 2_000),
})

/**
 * Files on their way to the server, one after the other. What did not arrive stays, to be tried again.
 * @param most bytes of a file; larger ones are not sent
 * @param onEnded told of every file that was sent, or could not be
 */
export function useUploads(most: number, onEnded: (ended: EndedUpload) => void) {
  const [items, setItems] = useState<readonly Item[]>([])
  const nextKey = useRef(0)
  const running = useRef<{ key: number; stop: AbortController } | null>(null)
  const change = (key: number, to: Partial<Item>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...to } : item)))
  const drop = (key: number) => setItems((all) => all.filter((item) => item.key !== key))

  const hold = () =>
    setItems((all) => all.map((item) => (item.state === 'waiting' ? { ...item, state: 'chosen' } : item)))

  const upload = async ({ key, file, description }: Item) => {
    const stop = new AbortController()
    running.current = { key, stop }
    change(key, { state: 'sending', sent: 0, error: null })
    const onProgress = (sent: number) => change(key, { sent })
    const result = await sendFile('uploadDocument', {
      file,
      headers: headersOf(file, description!),
      onProgress,
      signal: stop.signal,
    })
    running.current = null
    if (stop.signal.aborted) return drop(key)
    if (result.ok) drop(key)
    else change(key, { state: 'failed', error: result.error })
    // No further upload can succeed before the owner has signed in again.
    if (!result.ok && result.error.status === 401) hold()
    onEnded({ file, outcome: result.ok ? (result.status === 200 ? 'known' : 'done') : result.error })
  }

  const next = items.find(({ state }) => state === 'waiting')
  const busy = items.some(({ state }) => state === 'sending')
  useEffect(() => {
    if (!busy && next && running.current === null) void upload(next)
  })
  // Nobody waits for what is under way when the page is left.
  useEffect(() => () => running.current?.stop.abort(), [])

  return {
    items,
    add: (files: Iterable<File>) => {
      const fresh = [...files].map((file): Item => ({
        key: nextKey.current++,
        file,
        state: file.size === 0 || file.size > most ? 'refused' : 'chosen',
        sent: 0,
        error: null,
        description: null,
      }))
      setItems((all) => [...all, ...fresh])
    },
    start: (description: Description) =>
      setItems((all) =>
        all.map((item) => (item.state === 'chosen' ? { ...item, state: 'waiting', description } : item)),
      ),
    retry: (key: number, description: Description) => change(key, { state: 'waiting', error: null, description }),
    /** Forgets the files and stops uploads under way. */
    remove: (key: number) => {
      if (running.current?.key === key) running.current.stop.abort()
      else drop(key)
    },
  }
}
