import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import type { DocumentKind } from '#domain/document.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import { Button } from '#ui/button.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import type { Description } from './check-document.ts'
import { ConsentBox, Privacy } from './consent.tsx'
import { ExpiryField } from './describe-fields.tsx'
import { DropZone } from './drop-zone.tsx'
import { Files } from './chosen-files.tsx'
import { useUploads, type EndedUpload } from './use-uploads.ts'

export type Upload = ReturnType<typeof useUpload>

interface UploadFormProps {
  readonly kind: DocumentKind
  readonly upload: Upload
  readonly limits: Documents['limits']
}

/** Form for documents of one kind: until when they are valid, the files, and the consent. */
export function UploadForm({ kind, upload, limits }: UploadFormProps) {
  const t = useTranslations('documents')
  const { form, uploads, said, clear, ready, retry, sendChosen } = upload
  const { items, add, remove } = uploads
  const busy = items.some(({ state }) => state === 'sending' || state === 'waiting')
  const { problems } = form
  const fileMissing = problems['files'] !== undefined && !ready
  return (
    <form
      {...form.attributes}
      aria-label={t('list.askNamed', { kind: t(`kinds.${kind}`) })}
      className="pt-5 pb-2"
      onSubmit={(event) => {
        clear()
        form.attributes.onSubmit(event)
      }}
    >
      <input type="hidden" name="kind" value={kind} />
      <div className="grid max-w-160 gap-5 sm:grid-cols-2">
        <ExpiryField kind={kind} before="" problems={problems} />
      </div>
      <DropZone
        kind={kind}
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
        {t(`upload.submitKind.${kind}`)}
      </Button>
    </form>
  )
}

/** The files, and the form that is checked before any of them is sent. @param most bytes of a file */
export function useUpload(most: number, onUploaded: () => Promise<unknown>) {
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
