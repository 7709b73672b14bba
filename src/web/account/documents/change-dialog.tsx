import { useTranslations } from 'use-intl'

import type { Document } from '#contract/document.ts'
import { callAsMember } from '#api/call-as-member.ts'
import type { Typed } from '#forms/check-typed.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { DescribeFields } from './describe-fields.tsx'

const loadCheck = async () => {
  const { checkDocument } = await import('./check-document.ts')
  return (typed: Typed) => checkDocument(typed, new Date())
}

/** Dialog for correcting kind and validity of a document. */
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
  const form = useCheckedForm(loadCheck, async (body) => {
    const result = await callAsMember('changeDocument', { params: { id }, body })
    if (!result.ok) return result.error
    onDone()
    return null
  })
  return (
    <Dialog open onClose={onClose} title={t('title')} className="max-w-xl">
      <form {...form.attributes} className="space-y-5">
        <DescribeFields before={{ kind, expiry: expiry ?? '' }} problems={form.problems} />
        <p className="text-small text-ink-700">{t('note')}</p>
        <ErrorNotice error={form.error} />
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </form>
    </Dialog>
  )
}
