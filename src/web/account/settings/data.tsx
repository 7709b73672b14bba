import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { CheckedForm, InputField } from '../checked-form.tsx'
import { ErrorNotice } from '../error-notice.tsx'
import { useCheckedForm } from '../use-checked-form.ts'
import { callAsMember } from '../call-as-member.ts'
import { Done, Panel } from './panel.tsx'

/** A copy of everything that is kept (GDPR art. 15 and 20). */
export function DataPanel() {
  const t = useTranslations('settings.data')
  const [copies, setCopies] = useState(0)
  return (
    <Panel title={t('heading')} lead={<p>{t('lead')}</p>}>
      {copies > 0 && <Done key={copies}>{t('done')}</Done>}
      <DataForm key={`form ${copies}`} onDone={() => setCopies(copies + 1)} />
    </Panel>
  )
}

function DataForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('settings.data')
  const form = useCheckedForm('askPassword', async (body) => {
    const result = await callAsMember('getOwnData', { body })
    if (!result.ok) return result.error
    save(JSON.stringify(result.data, null, 2), t('file', { day: result.data.writtenAt.slice(0, 10) }))
    onDone()
    return null
  })
  return (
    <CheckedForm form={form} className="max-w-md space-y-5">
      <InputField name="currentPassword" type="password" autoComplete="current-password" />
      <ErrorNotice error={form.error} />
      <Button type="submit" busy={form.busy}>
        {t('submit')}
      </Button>
    </CheckedForm>
  )
}

/** Hands a text to the browser as a file. */
function save(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
