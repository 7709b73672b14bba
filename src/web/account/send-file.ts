import { errorOf, hasEnded, heardOfSession, unanswered, type ApiError } from '#api/call-server.ts'
import { leadOn } from '#api/lead-on.ts'
import { readSession, signedInAgain } from '#api/session-storage.ts'
import { memberPaths } from '#paths/member.ts'

/** Longest silence in ms before the connection counts as dead. The server takes some seconds to check a large picture. */
const SILENCE_MS = 45_000

export interface Sending {
  readonly file: File
  /** Details of the file, sent as headers because addresses end up in logs. */
  readonly headers?: Readonly<Record<string, string>>
  readonly onProgress?: (sent: number) => void
  readonly signal?: AbortSignal
}

export type Sent = { readonly ok: true; readonly status: number } | { readonly ok: false; readonly error: ApiError }

/** Uploads a file with the session of this browser, by XMLHttpRequest because `fetch` does not report progress. */
export async function sendFile(call: FileCall, sending: Sending): Promise<Sent> {
  const session = readSession()
  const result = await attempt(call, sending, session?.token)
  if (result.ok || session === null || sending.signal?.aborted) return result
  leadOn(result.error, session.token)
  const again = hasEnded(result.error) ? await signedInAgain(session) : null
  return again && !sending.signal?.aborted ? await attempt(call, sending, again.token) : result
}

type FileCall = 'uploadDocument' | 'uploadPicture'

function attempt(
  call: FileCall,
  { file, headers = {}, onProgress, signal }: Sending,
  token: string | undefined,
): Promise<Sent> {
  const { method, path } = memberPaths[call]
  const request = new XMLHttpRequest()
  request.open(method, path)
  request.responseType = 'json'
  const all = {
    authorization: `Bearer ${token ?? ''}`,
    'accept-language': document.documentElement.lang,
    'content-type': 'application/octet-stream',
    ...headers,
  }
  for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value)
  return new Promise((resolve) => {
    const give = () => request.abort()
    let silence = setTimeout(give, SILENCE_MS)
    request.upload.addEventListener('progress', ({ loaded }) => {
      clearTimeout(silence)
      silence = setTimeout(give, SILENCE_MS)
      onProgress?.(loaded)
    })
    signal?.addEventListener('abort', give)
    request.addEventListener('loadend', () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', give)
      resolve(outcomeOf(request, token))
    })
    request.send(file)
  })
}

function outcomeOf(request: XMLHttpRequest, token: string | undefined): Sent {
  const { status } = request
  if (status === 0) return unanswered
  const content: unknown = request.response
  if ((status === 200 || status === 201) && content !== null) {
    heardOfSession(token, null)
    return { ok: true, status }
  }
  const error = errorOf(status, content)
  heardOfSession(token, error)
  return { ok: false, error }
}
