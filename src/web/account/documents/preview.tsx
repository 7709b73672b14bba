import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document } from '#contract/document.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useMember } from '../dashboard/dashboard-frame.tsx'
import { Waiting } from '../dashboard/waiting.tsx'
import { Drawing, useFetchedPicture } from '../fetched-picture.tsx'

/** Stored copy of a document, page by page. */
export function Preview({ document, onClose }: { readonly document: Document; readonly onClose: () => void }) {
  const t = useTranslations('documents')
  // A new token, after signing in over the page, fetches the pages again.
  const { token } = useMember()
  const [page, setPage] = useState(1)
  const [tries, setTries] = useState(0)
  return (
    <Dialog open onClose={onClose} title={t(`kinds.${document.kind}`)} className="max-w-4xl">
      <div className="grid min-h-[50dvh] place-items-center">
        <Picture
          key={`${page} ${tries} ${token}`}
          document={document}
          page={page}
          onRetry={() => setTries(tries + 1)}
        />
      </div>
      {document.pages > 1 && <Pages page={page} pages={document.pages} onTurn={setPage} />}
    </Dialog>
  )
}

function Pages({
  page,
  pages,
  onTurn,
}: {
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}) {
  const t = useTranslations('documents.preview')
  return (
    <div className="mt-4 flex items-center justify-center gap-4">
      <Turn label={t('earlier')} icon={ChevronLeft} to={page > 1 ? page - 1 : null} onTurn={onTurn} />
      <p aria-live="polite" className="tabular-nums">
        {t('page', { page: String(page), pages: String(pages) })}
      </p>
      <Turn label={t('later')} icon={ChevronRight} to={page < pages ? page + 1 : null} onTurn={onTurn} />
    </div>
  )
}

/** Button to another page. Without one it stays in place and keeps the focus. */
function Turn({
  label,
  icon: Icon,
  to,
  onTurn,
}: {
  readonly label: string
  readonly icon: LucideIcon
  readonly to: number | null
  readonly onTurn: (page: number) => void
}) {
  return (
    <Button
      variant="plain"
      className="size-11 px-0 aria-disabled:text-line"
      aria-label={label}
      aria-disabled={to === null}
      onClick={() => onTurn(to!)}
    >
      <Icon aria-hidden size={20} className="shrink-0" />
    </Button>
  )
}

function Picture({
  document,
  page,
  onRetry,
}: {
  readonly document: Document
  readonly page: number
  readonly onRetry: () => void
}) {
  const t = useTranslations('documents')
  const options = useMemo(() => ({ params: { id: document.id, page: String(page) } }), [document.id, page])
  const picture = useFetchedPicture('getDocumentPage', options)
  if (picture === null || picture === 'failed') {
    return <Waiting failed={picture === 'failed'} words={t('preview.failed')} onRetry={onRetry} />
  }
  return (
    <Drawing
      picture={picture}
      label={t('preview.picture', {
        kind: t(`kinds.${document.kind}`),
        name: document.name,
        page: String(page),
        pages: String(document.pages),
      })}
      className="mx-auto block h-auto max-h-[75dvh] w-auto max-w-full rounded-field border border-line"
    />
  )
}
