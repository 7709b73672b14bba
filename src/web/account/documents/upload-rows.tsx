import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import type { DocumentKind } from '#domain/document.ts'
import { asLinkOnPhone } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { FoldArrow } from '#ui/fold-arrow.tsx'
import { Notice } from '#ui/notice.tsx'
import { SubHeading } from '../settings/settings-panel.tsx'
import { PaperMark } from './paper-views.tsx'
import { UploadForm, useUpload, type Upload } from './upload-form.tsx'

interface UploadRowsProps {
  readonly known: Documents
  readonly onUploaded: () => Promise<unknown>
  /** Told in words once every file of a form has arrived. */
  readonly onDone: (words: string) => void
}

/** Kinds of documents in rows, each with its form folded. The licence is first, since it is all that we need. */
export function UploadRows({ known: { documents, limits }, onUploaded, onDone }: UploadRowsProps) {
  const t = useTranslations('documents')
  const [open, setOpen] = useState<DocumentKind | null>(null)
  if (documents.length >= limits.documents) {
    return (
      <Notice>
        <p>{t('upload.full', { count: String(documents.length) })}</p>
      </Notice>
    )
  }
  const needed = open === null && documents.every(({ kind }) => kind !== 'licence')
  const row = (kind: DocumentKind) => (
    <Row
      key={kind}
      kind={kind}
      first={needed && kind === 'licence'}
      limits={limits}
      open={open === kind}
      onOpen={(now) => setOpen(now ? kind : null)}
      onUploaded={onUploaded}
      onDone={onDone}
    />
  )
  return (
    <ul className={paperCard}>
      {row('licence')}
      <li>
        <details className="group">
          <summary className="flex cursor-pointer list-none items-center gap-x-4 rounded-field py-4 sm:gap-x-5 sm:py-5 [&::-webkit-details-marker]:hidden">
            <PaperMark kind="papers" />
            <span className="min-w-0 flex-1">
              <span className="block font-display text-base font-[650] tracking-[-0.02em] [word-spacing:0.06em]">
                {t('list.papers')}
              </span>
              <span className="block text-small text-pretty text-ink-700">{t('list.why.papers')}</span>
            </span>
            <FoldArrow className="text-ink-500" />
          </summary>
          {/* On the edge of the words above, whose parts they are. */}
          <ul className="divide-y divide-line/60 border-t border-line/60 sm:ml-23">
            {(['identity_card', 'passport'] as const).map(row)}
          </ul>
        </details>
      </li>
      {row('other')}
    </ul>
  )
}

/** One card for all papers, with a line between two. */
export const paperCard = 'divide-y divide-line rounded-card border border-line bg-white px-4 sm:px-5'

interface RowProps extends Pick<UploadRowsProps, 'onUploaded' | 'onDone'> {
  readonly kind: DocumentKind
  /** Whether its button is the loudest of the page. */
  readonly first: boolean
  readonly limits: Documents['limits']
  readonly open: boolean
  readonly onOpen: (open: boolean) => void
}

/** Kind of document with its form, which keeps what was typed while it is closed, until every file has arrived. */
function Row({ kind, first, limits, open, onOpen, onUploaded, onDone }: RowProps) {
  const t = useTranslations('documents')
  const upload = useUpload(limits.bytes, onUploaded)
  const { items, remove } = upload.uploads
  useEmptied(upload, (words) => {
    onOpen(false)
    onDone(words)
  })
  // Files stay in view, on their way or not, when another form is opened.
  const shown = open || items.length > 0
  const { ref } = upload.form
  useEffect(() => {
    if (open) ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
  }, [open, ref])
  const toggle = () => {
    for (const { key } of items) remove(key)
    onOpen(!shown)
  }
  const [ask, askNamed] = !shown
    ? ([t('upload.submit'), 'list.askNamed'] as const)
    : items.length > 0
      ? ([t('progress.cancel'), 'progress.cancelNamed'] as const)
      : ([t('upload.close'), 'list.closeNamed'] as const)
  const name = t(`kinds.${kind}`)
  const inner = kind === 'identity_card' || kind === 'passport'
  return (
    <li className="py-4 sm:py-5">
      <div className={classes('flex items-center gap-x-4 gap-y-3 sm:gap-x-5', !shown && 'flex-wrap')}>
        <div className={inner ? 'max-sm:hidden' : undefined}>
          <PaperMark kind={kind} />
        </div>
        <div className={classes('min-w-0 flex-1', !shown && !inner && 'basis-36')}>
          <SubHeading>{name}</SubHeading>
          {!inner && <p className="text-small text-pretty text-ink-700">{t(`list.why.${kind}`)}</p>}
        </div>
        <Button
          variant={shown ? 'plain' : first ? 'primary' : 'quiet'}
          aria-expanded={shown}
          aria-label={t(askNamed, { kind: name, name })}
          className={
            shown
              ? classes(asLinkOnPhone, 'shrink-0 max-sm:-mr-2 max-sm:px-2')
              : inner
                ? ''
                : 'max-sm:ml-22 max-[20rem]:ml-0'
          }
          onClick={toggle}
        >
          {ask}
        </Button>
      </div>
      {/* On the edge of the title. */}
      <div hidden={!shown} className={inner ? undefined : 'sm:pl-23'}>
        <UploadForm kind={kind} upload={upload} limits={limits} />
      </div>
    </li>
  )
}

/** Empties the form when its last file has arrived, for the next document starts anew. @param onEmptied told what arrived */
function useEmptied({ uploads, said, clear, form }: Upload, onEmptied: (words: string) => void): void {
  useEffect(() => {
    if (uploads.items.length > 0 || said.length === 0) return
    form.ref.current?.reset()
    clear()
    onEmptied(said.join(' '))
  })
}
