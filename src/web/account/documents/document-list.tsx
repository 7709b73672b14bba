import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document, Documents } from '#contract/document.ts'
import type { MemberQuery } from '#api/server-state.tsx'
import { Outdated } from '../dashboard/waiting.tsx'
import { Done, Panel } from '../settings/settings-panel.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { Preview } from './preview.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { DocumentRow } from './document-row.tsx'

interface Opened {
  readonly what: 'view' | 'change' | 'remove'
  readonly document: Document
}

/** List of the uploaded documents with their actions. */
export function DocumentList({
  found,
  query,
}: {
  readonly found: Documents
  readonly query: MemberQuery<'getDocuments'>
}) {
  const t = useTranslations('documents')
  const { documents, limits } = found
  const [opened, setOpened] = useState<Opened | null>(null)
  const [said, setSaid] = useState<string | null>(null)
  const close = () => setOpened(null)
  const done = async (words: string) => {
    close()
    setSaid(null)
    await query.refetch()
    setSaid(words)
  }
  return (
    <Panel title={t('list.heading')}>
      {said !== null && <Done>{said}</Done>}
      <Outdated query={query} className="mb-4" />
      {documents.length === 0 ? (
        <p className="text-ink-700">{t('list.none')}</p>
      ) : (
        <>
          <p className="figures text-small text-ink-500">
            {t('list.count', { count: String(documents.length), most: String(limits.documents) })}
          </p>
          <ul className="divide-y divide-line">
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
    </Panel>
  )
}
