import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { callFile } from '#api/call-file.ts'
import { saveFile } from '#ui/save-file.ts'

/**
 * The rental agreement of a booking as a file: saved, or opened in the browser's own viewer, which prints it.
 * @param revision wanted version; the newest if missing, which is written if it is not there yet
 */
export function useAgreement(reference: string, revision?: number) {
  const t = useTranslations('staff.agreement')
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const fetched = async (failed: string): Promise<Blob | null> => {
    setBusy(true)
    const file =
      revision === undefined
        ? await callFile('getStaffAgreement', { params: { reference } })
        : await callFile('getStaffAgreementVersion', { params: { reference, revision: String(revision) } })
    setBusy(false)
    setProblem(file.ok ? null : failed)
    return file.ok ? file.data : null
  }
  const print = async () => {
    const file = await fetched(t('notOpened'))
    if (file) window.open(URL.createObjectURL(file), '_blank')
  }
  const save = async (name: string) => {
    const file = await fetched(t('notSaved'))
    if (file) saveFile(file, name)
  }
  return { print, save, busy, problem }
}
