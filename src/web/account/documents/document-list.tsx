import { Lock } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document, Documents } from '#contract/document.ts'
import type { MemberQuery } from '#api/server-state.tsx'
import { Outdated } from '../dashboard/waiting.tsx'
import { Done } from '../settings/settings-panel.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Preview } from './preview.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { DocumentRow } from './document-row.tsx'
import { paperCard, UploadRows } from './upload-rows.tsx'

interface Opened {
  readonly what: 'view' | 'change' | 'remove'
  readonly document: Document
}

interface DocumentListProps {
  readonly found: Documents
  readonly query: MemberQuery<'getDocuments'>
}

/** List of the uploaded documents with their actions, and below it what can be uploaded. */
export function DocumentList({ found, query }: DocumentListProps) {
  const t = useTranslations('documents')
  const { documents, limits } = found
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const close = () => setOpened(null)
  const done = async (words: string, reloaded = query.refetch()) => {
    close()
    setSaid(null)
    await reloaded
    setSaid(words)
  }
  return (
    <section aria-label={t('list.heading')}>
      <p className="mb-7 max-w-[66ch] text-pretty text-ink-700">{t('lead')}</p>
      {said !== null && <Done>{said}</Done>}
      <Outdated query={query} className="mb-4" />
      {documents.length > 0 && (
        <>
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="heading-3">{t('list.stored')}</h2>
            <p className="figures text-small text-ink-500">
              {t('list.count', { count: String(documents.length), most: String(limits.documents) })}
            </p>
          </div>
          <ul aria-label={t('list.uploads')} className={`mb-10 ${paperCard}`}>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                found={found}
                onOpen={(what) => setOpened({ what, document })}
              />
            ))}
          </ul>
        </>
      )}
      <h2 className={documents.length > 0 ? 'mb-3 heading-3' : 'sr-only'}>{t('upload.heading')}</h2>
      <UploadRows
        known={found}
        onUploaded={query.refetch}
        // The list is on its way already.
        onDone={(words) => void done(words, query.refetch({ cancelRefetch: false }))}
      />
      <Kept />
      {opened?.what === 'view' && <Preview document={opened.document} onClose={close} />}
      {opened?.what === 'change' && (
        <ChangeDialog document={opened.document} onClose={close} onDone={() => void done(t('list.changed'))} />
      )}
      {opened?.what === 'remove' && (
        <RemoveDialog
          document={opened.document}
          onClose={close}
          onDone={() => void done(t('list.removed', { kind: t(`kinds.${opened.document.kind}`) }))}
        />
      )}
    </section>
  )
}

/** How copies are kept. */
function Kept() {
  const t = useTranslations('documents')
  return (
    <p className="mt-4 flex items-start gap-2 text-small text-ink-500">
      <Lock aria-hidden size={18} className="mt-0.5 shrink-0" />
      {t('kept')}
    </p>
  )
}
