import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { saveFile } from '#ui/save-file.ts'
import { useMay } from '../frame/me.tsx'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'

/** Saves the list as it is filtered. */
export function SubscriberFile({ query }: { readonly query: { readonly state: string; readonly email?: string } }) {
  const t = useTranslations('staff.issues')
  const may = useMay()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  if (!may('exportSubscribers')) return null
  const save = async () => {
    setState('busy')
    try {
      const response = await send('exportSubscribers', { query, token: readSession()?.token })
      if (!response.ok) throw new Error(String(response.status))
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), named ?? 'newsletter.csv')
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <Problem words={t('csvFailed')} />}
      <Button busy={state === 'busy'} aria-label={t('csvLabel')} onClick={() => void save()}>
        <Download aria-hidden size={16} />
        {t('csv')}
      </Button>
    </>
  )
}
