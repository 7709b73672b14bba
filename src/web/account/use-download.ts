import { useState } from 'react'

import type { ApiError, Result } from '#api/call-server.ts'
import { saveFile } from '#ui/save-file.ts'

/**
 * Saves a file on demand.
 * @param load function that fetches it
 * @param name file name on the reader's device
 */
export function useDownload(load: () => Promise<Result<Blob>>, name: string) {
  const [busy, setBusy] = useState(false)
  const [saved, setSaved] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const save = async () => {
    setBusy(true)
    setSaved(false)
    setError(null)
    const result = await load()
    setBusy(false)
    if (result.ok) saveFile(result.data, name)
    else setError(result.error)
    setSaved(result.ok)
  }
  return { busy, saved, error, save }
}
