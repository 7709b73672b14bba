import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import type { DocumentKind } from '#domain/document.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { Panel } from '../settings/settings-panel.tsx'
import type { Description } from './check-document.ts'
import { ConsentBox, Privacy } from './consent.tsx'
import { DescribeFields } from './describe-fields.tsx'
import { DropZone } from './drop-zone.tsx'
import { Files } from './chosen-files.tsx'
import { useUploads, type EndedUpload } from './use-uploads.ts'

export interface Asked {
  readonly kind: DocumentKind
  /** How often a kind was chosen outside the form. */
  readonly times: number
}

/** Choose what it is and the files, and send them. */
export function UploadPanel({
  known,
  asked,
  onUploaded,
}: {
  readonly known: Documents
  readonly asked: Asked
  readonly onUploaded: () => Promise<unknown>
}) {
  const t = useTranslations('documents.upload')
  const { documents, limits } = known
  const full = documents.length >= limits.documents
  return (
    <Panel title={t('heading')}>
      {full ? (
        <Notice>
          <p>{t('full', { count: String(documents.length) })}</p>
        </Notice>
      ) : (
        <UploadForm limits={limits} asked={asked} onUploaded={onUploaded} />
      )}
    </Panel>
  )
}

function UploadForm({
  limits,
  asked: { kind, times },
  onUploaded,
}: {
  readonly limits: Documents['limits']
  readonly asked: Asked
  readonly onUploaded: () => Promise<unknown>
}) {
  const t = useTranslations('documents')
  const { form, uploads, said, clear, ready, retry, sendChosen } = useUploadForm(limits.bytes, onUploaded)
  const { items, add, remove } = uploads
  const busy = items.some(({ state }) => state === 'sending' || state === 'waiting')
  const { problems } = form
  const fileMissing = problems['files'] !== undefined && !ready
  return (
    <form
      {...form.attributes}
      onSubmit={(event) => {
        clear()
        form.attributes.onSubmit(event)
      }}
    >
      <DescribeFields key={times} before={{ kind, expiry: '' }} problems={problems} focus={times > 0} />
      <DropZone
        limits={limits}
        more={items.length > 0}
        missing={fileMissing}
        onFiles={(files) => {
          clear()
          add(files)
        }}
      />
      <Files items={items} most={limits.bytes} onRemove={remove} onRetry={retry} />
      <Privacy />
      <ConsentBox nothingChosen={items.length === 0} missing={problems['consent'] !== undefined} />
      <Said lines={said} />
      <ErrorNotice error={form.error} />
      <Button type="submit" busy={busy} className="mt-5 max-sm:w-full" onClick={sendChosen}>
        {t('upload.submit')}
      </Button>
    </form>
  )
}

/** The files, and the form that is checked before any of them is sent. */
function useUploadForm(most: number, onUploaded: () => Promise<unknown>) {
  const { said, tell, clear } = useSaid(onUploaded)
  const uploads = useUploads(most, tell)
  /** The file that is sent again when the form is in order; null for the chosen ones. */
  const again = useRef<number | null>(null)
  const ready = uploads.items.some(({ state }) => state === 'chosen')
  const form = useCheckedForm<Description>(
    async () => {
      const { checkUpload } = await import('./check-document.ts')
      return (typed) => checkUpload(typed, new Date(), ready || again.current !== null)
    },
    (description) => {
      if (again.current === null) uploads.start(description)
      else uploads.retry(again.current, description)
      return Promise.resolve(null)
    },
  )
  const retry = (key: number) => {
    again.current = key
    form.ref.current?.requestSubmit()
  }
  return { form, uploads, said, clear, ready, retry, sendChosen: () => void (again.current = null) }
}

function Said({ lines }: { readonly lines: readonly string[] }) {
  return (
    <output className="mt-4 block space-y-1 text-small font-medium text-success empty:hidden">
      {lines.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </output>
  )
}

/** Result of the uploads for screen readers. Failures are shown beside their file. */
function useSaid(onUploaded: () => Promise<unknown>) {
  const t = useTranslations('documents.progress')
  const [said, setSaid] = useState<readonly string[]>([])
  const tell = ({ file: { name }, outcome }: EndedUpload) => {
    if (typeof outcome !== 'string') return undefined
    setSaid((all) => [...all.filter((one) => one !== t(outcome, { name })), t(outcome, { name })])
    return onUploaded()
  }
  return { said, tell: (ended: EndedUpload) => void tell(ended), clear: () => setSaid([]) }
}
