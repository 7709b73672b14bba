import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document } from '#contract/document.ts'
import type { ApiError } from '#api/call-server.ts'
import { AlertDialog } from '#ui/alert-dialog.tsx'
import { Button } from '#ui/button.tsx'
import { callAsMember } from '#api/call-as-member.ts'
import { ErrorNotice } from '../error-notice.tsx'

/** Asks before a document is gone. */
export function RemoveDialog({
  document: { id, kind, name },
  onClose,
  onDone,
}: {
  readonly document: Document
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const t = useTranslations('documents')
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const remove = async () => {
    setBusy(true)
    const result = await callAsMember('deleteDocument', { params: { id } })
    setBusy(false)
    // A document that is already gone counts as deleted.
    if (result.ok || result.error.code === 'not_found') onDone()
    else setError(result.error)
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t('removeDialog.title')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('removeDialog.no')}
          </Button>
          <Button busy={busy} onClick={() => void remove()}>
            {t('removeDialog.yes')}
          </Button>
        </>
      }
    >
      <p className="break-words">{t('removeDialog.text', { kind: t(`kinds.${kind}`), name })}</p>
      <ErrorNotice error={error} />
    </AlertDialog>
  )
}
