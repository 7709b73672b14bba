import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import { send } from '#api/call-server.ts'
import { readSession } from '#api/session-storage.ts'
import { saveFile } from '#ui/save-file.ts'
import { Button } from '../ui/act-button.tsx'
import { Problem } from '../ui/problem.tsx'
import type { LogWish } from './log-wish.ts'

/** Saves the log as it is filtered. */
export function LogCsv({ wish }: { readonly wish: LogWish }) {
  const t = useTranslations('staff.log')
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const save = async () => {
    setState('busy')
    try {
      const response = await send('exportLog', { body: wish, token: readSession()?.token })
      if (!response.ok) throw new Error(String(response.status))
      const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
      saveFile(await response.blob(), named ?? 'log.csv')
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
