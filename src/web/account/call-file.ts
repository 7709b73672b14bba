import { errorOf, send, unanswered, type Loose, type Result } from '../api/client.ts'
import { readSession } from '../api/session-storage.ts'
import { afterRefusal } from './session-ended.ts'

/** Calls that answer with a file. */
export type FileCall = 'getAgreementFile' | 'getDocumentFile' | 'getDocumentPage' | 'getOwnDataPdf' | 'getPicture'

/** Fetches a file with the session of this browser, as `callAsMember` does with everything else. */
export async function callFile(name: FileCall, options: Loose): Promise<Result<Blob>> {
  const token = readSession()?.token
  try {
    const response = await send(name, { ...options, token })
    if (response.ok) return { ok: true, data: await response.blob() }
    const error = errorOf(response.status, await response.json().catch(() => null))
    if (token !== undefined) afterRefusal(token, error)
    return { ok: false, error }
  } catch {
    return unanswered
  }
}
