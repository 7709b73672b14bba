import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Document, Documents } from '#contract/document.ts'
import type { DocumentKind } from '#domain/document.ts'
import type { MemberQuery } from '#api/server-state.tsx'
import { Button } from '#ui/button.tsx'
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
  onAsk,
}: {
  readonly found: Documents
  readonly query: MemberQuery<'getDocuments'>
  /** The customer wants to upload one of this kind. */
  readonly onAsk: (kind: DocumentKind) => void
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
        <None onAsk={onAsk} />
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

/** Before the first upload: what there is to upload, and what each is good for. */
function None({ onAsk }: { readonly onAsk: (kind: DocumentKind) => void }) {
  const t = useTranslations('documents')
  return (
    <>
      <p className="text-small text-ink-500">{t('list.none')}</p>
      <ul className="divide-y divide-line/60">
        {(['licence', 'identity_card', 'passport'] as const).map((kind) => (
          <li key={kind} className="flex items-center justify-between gap-x-4 py-4 last:pb-0">
            <div className="min-w-0">
              <h3 className="font-text text-base font-semibold tracking-normal">{t(`kinds.${kind}`)}</h3>
              <p className="text-small text-pretty text-ink-700">{t(`list.why.${kind}`)}</p>
            </div>
            <Button
              variant="quiet"
              aria-label={t('list.askNamed', { kind: t(`kinds.${kind}`) })}
              onClick={() => onAsk(kind)}
            >
              {t('upload.submit')}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
