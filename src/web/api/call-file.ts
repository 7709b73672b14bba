import { errorOf, hasEnded, heardOfSession, send, unanswered, type Loose, type Result } from './call-server.ts'
import { leadOn } from './lead-on.ts'
import { readSession, signedInAgain } from './session-storage.ts'

/** Calls that answer with a file. */
export type FileCall =
  | 'getAgreementFile'
  | 'getDocumentFile'
  | 'getDocumentPage'
  | 'getOwnDataPdf'
  | 'getPicture'
  | 'getQueuedPage'
  | 'getStaffAgreement'
  | 'getStaffAgreementVersion'

/** Fetches a file with the session of this browser, as `callAsMember` does for other calls. */
export async function callFile(name: FileCall, options: Loose): Promise<Result<Blob>> {
  const session = readSession()
  const result = await ask(name, options, session?.token)
  if (result.ok || session === null) return result
  leadOn(result.error, session.token)
  const again = hasEnded(result.error) ? await signedInAgain(session) : null
  return again ? await ask(name, options, again.token) : result
}

async function ask(name: FileCall, options: Loose, token: string | undefined): Promise<Result<Blob>> {
  try {
    const response = await send(name, { ...options, token })
    const error = response.ok ? null : errorOf(response.status, await response.json().catch(() => null))
    heardOfSession(token, error)
    return error === null ? { ok: true, data: await response.blob() } : { ok: false, error }
  } catch {
    return unanswered
  }
}
