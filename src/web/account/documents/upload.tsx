import { useRef, useState, type RefObject } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '../settings/settings-panel.tsx'
import { Privacy, useConsent, type Consent } from './consent.tsx'
import { DescribeFields, useDescription, type Description } from './describe.tsx'
import { DropZone } from './drop-zone.tsx'
import { Files } from './files.tsx'
import { useUploads, type Ended, type Told } from './use-uploads.ts'

/** Choose what it is and the files, and send them. */
export function UploadPanel({
  known,
  onUploaded,
}: {
  readonly known: Documents
  readonly onUploaded: () => Promise<void>
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
        <UploadForm limits={limits} onUploaded={onUploaded} />
      )}
    </Panel>
  )
}

function UploadForm({
  limits,
  onUploaded,
}: {
  readonly limits: Documents['limits']
  readonly onUploaded: () => Promise<void>
}) {
  const t = useTranslations('documents')
  const form = useRef<HTMLFormElement>(null)
  const description = useDescription(form, { kind: 'licence', expiry: '' })
  const [missing, setMissing] = useState(false)
  const { said, tell, clear } = useSaid(onUploaded)
  const { items, add, start, retry, remove } = useUploads(limits.bytes, tell)
  const consent = useConsent(form, items.length === 0)
  const ready = items.some(({ state }) => state === 'chosen')
  const busy = items.some(({ state }) => state === 'sending' || state === 'waiting')
  const send = (chosen: boolean, by: (told: Told) => void) => {
    const told = checked(form, { chosen, description, consent })
    if (told !== null) by(told)
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        clear()
        setMissing(!ready)
        send(ready, start)
      }}
    >
      <DescribeFields description={description} />
      <DropZone
        limits={limits}
        more={items.length > 0}
        onFiles={(files) => {
          clear()
          setMissing(false)
          add(files)
        }}
      />
      {missing && <FieldError>{t('problems.noFile')}</FieldError>}
      <Files
        items={items}
        most={limits.bytes}
        onRemove={remove}
        onRetry={(key) => send(true, (told) => retry(key, told))}
      />
      <Privacy />
      {consent.box}
      <Said lines={said} />
      <Button type="submit" busy={busy} className="mt-5">
        {t('upload.submit')}
      </Button>
    </form>
  )
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

/** What is told of the files; null where something is missing, the first of which has the focus then. */
function checked(
  form: RefObject<HTMLFormElement | null>,
  { chosen, description, consent }: { chosen: boolean; description: Description; consent: Consent },
): Told | null {
  const agreed = consent.check(chosen)
  const told = description.check()
  if (told !== null && !chosen) form.current?.querySelector<HTMLElement>('[data-choose]')?.focus()
  return chosen && agreed ? told : null
}

/** What became of the files, for those who cannot see the bars. Failures are told beside their file. */
function useSaid(onUploaded: () => Promise<void>) {
  const t = useTranslations('documents.progress')
  const [said, setSaid] = useState<readonly string[]>([])
  const tell = ({ file: { name }, outcome }: Ended) => {
    if (typeof outcome !== 'string') return undefined
    setSaid((all) => [...all.filter((one) => one !== t(outcome, { name })), t(outcome, { name })])
    return onUploaded()
  }
  return { said, tell: (ended: Ended) => void tell(ended), clear: () => setSaid([]) }
}
