import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '../../../contract/document.ts'
import { useHref } from '../../i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { newTabLink } from '../../ui/new-tab-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../settings/panel.tsx'
import { DescribeFields, useDescription } from './describe.tsx'
import { DropZone } from './drop-zone.tsx'
import { Files } from './files.tsx'
import { useUploads, type Ended } from './use-uploads.ts'

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
        <UploadForm most={limits.bytes} onUploaded={onUploaded} />
      )}
    </Panel>
  )
}

function UploadForm({ most, onUploaded }: { readonly most: number; readonly onUploaded: () => Promise<void> }) {
  const t = useTranslations('documents')
  const form = useRef<HTMLFormElement>(null)
  const description = useDescription(form, { kind: 'licence', expiry: '' })
  const [missing, setMissing] = useState(false)
  const { said, tell, clear } = useSaid(onUploaded)
  const { items, add, start, retry, remove } = useUploads(most, tell)
  const ready = items.some(({ state }) => state === 'chosen')
  const busy = items.some(({ state }) => state === 'sending' || state === 'waiting')
  const submit = () => {
    clear()
    setMissing(!ready)
    const told = description.check()
    if (told !== null && ready) start(told)
    else if (told !== null) form.current?.querySelector<HTMLElement>('[data-choose]')?.focus()
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <DescribeFields description={description} />
      <DropZone
        most={most}
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
        most={most}
        onRemove={remove}
        onRetry={(key) => {
          const told = description.check()
          if (told !== null) retry(key, told)
        }}
      />
      <output className="mt-4 block space-y-1 text-small font-medium text-success empty:hidden">
        {said.map((words) => (
          <p key={words}>{words}</p>
        ))}
      </output>
      <Button type="submit" busy={busy} className="mt-5">
        {t('upload.submit')}
      </Button>
      <Privacy />
    </form>
  )
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

function Privacy() {
  const t = useTranslations('documents.upload')
  const newTab = useTranslations('site.common')('newTab')
  const to = useHref()
  return (
    <p className="mt-5 max-w-prose text-small text-ink-700">
      {t.rich('privacy', { privacy: newTabLink(to('privacy'), newTab) })}
    </p>
  )
}
