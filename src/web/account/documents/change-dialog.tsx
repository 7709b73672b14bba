import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document } from '#contract/document.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { ApiError } from '#api/client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { DescribeFields, useDescription } from './describe.tsx'

/** What a document is and until when it is valid, said anew. */
export function ChangeDialog({
  document: { id, kind, expiry },
  onClose,
  onDone,
}: {
  readonly document: Document
  readonly onClose: () => void
  readonly onDone: () => void
}) {
  const t = useTranslations('documents.changeDialog')
  const form = useRef<HTMLFormElement>(null)
  const description = useDescription(form, { kind, expiry: expiry ?? '' })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError | null>(null)
  const save = async () => {
    const told = description.check()
    if (told === null) return
    setBusy(true)
    const result = await callAsMember('changeDocument', { params: { id }, body: told })
    setBusy(false)
    if (result.ok) return onDone()
    setError(result.error)
  }
  return (
    <Dialog open onClose={onClose} title={t('title')} className="max-w-xl">
      <form
        ref={form}
        method="post"
        noValidate
        className="space-y-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) void save()
        }}
      >
        <DescribeFields description={description} />
        <p className="text-small text-ink-700">{t('note')}</p>
        <ErrorNotice error={error} />
        <Button type="submit" busy={busy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
