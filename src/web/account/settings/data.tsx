import { useRef, useState, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { dateOf, toLocal } from '#domain/period.ts'
import type { Arguments, Result } from '#api/call-server.ts'
import { formButtons } from '#ui/button-style.ts'
import { Button } from '#ui/button.tsx'
import { CheckedForm } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useProven } from '../passkeys/use-proven.ts'
import { useAccountForm } from '../use-account-form.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { callFile } from '#api/call-file.ts'
import { saveFile } from '#ui/save-file.ts'
import { Disclosed } from './disclosed.tsx'
import { Done, Panel } from './settings-panel.tsx'
import { Proof, proofCheck, type Asks } from './owner-proof.tsx'

/** A copy of everything that is kept (GDPR art. 15 and 20). */
export function DataPanel({ asks }: { readonly asks: Asks }) {
  const t = useTranslations('settings.data')
  const [copies, setCopies] = useState(0)
  return (
    <Panel id="data" title={t('heading')} about={<p>{t('lead')}</p>}>
      {copies > 0 && <Done key={copies}>{t('done')}</Done>}
      <Disclosed key={`form ${copies}`} label={t('open')}>
        {(cancel) => <DataForm asks={asks} onDone={() => setCopies(copies + 1)} cancel={cancel} />}
      </Disclosed>
    </Panel>
  )
}

type Format = 'pdf' | 'json'

/** Copy of all data after one proof, in two formats. */
function DataForm({
  asks,
  onDone,
  cancel,
}: {
  readonly asks: Asks
  readonly onDone: () => void
  readonly cancel: ReactNode
}) {
  const t = useTranslations('settings.data')
  const format = useRef<Format>('pdf')
  const [shown, setShown] = useState<Format>('pdf')
  const proven = useProven()
  const form = useAccountForm(proofCheck(asks), async (typed) => {
    const result = await proven(typed, (body) =>
      format.current === 'pdf' ? callFile('getOwnDataPdf', { body }) : jsonOf(body),
    )
    if (!result.ok) return result.error
    const day = dateOf(toLocal(new Date()))
    saveFile(result.data, t('file', { day, format: format.current }))
    onDone()
    return null
  })
  /** The enter key presses the first button. */
  const choose = (next: Format) => () => {
    if (form.busy) return
    format.current = next
    setShown(next)
  }
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <p className="text-small text-ink-700">{t('content')}</p>
      <Proof asks={asks} />
      <ErrorNotice error={form.error} />
      <div className={formButtons}>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy && shown === 'pdf'} onClick={choose('pdf')}>
            {t('pdf')}
          </Button>
          <Button type="submit" variant="quiet" busy={form.busy && shown === 'json'} onClick={choose('json')}>
            {t('json')}
          </Button>
        </div>
        {cancel}
      </div>
    </CheckedForm>
  )
}

async function jsonOf(body: Arguments<'getOwnData'>[0]['body']): Promise<Result<Blob>> {
  const result = await callAsMember('getOwnData', { body })
  if (!result.ok) return result
  return { ok: true, data: new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' }) }
}
