import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import { moduleFailure } from '#frame/boot-guard.ts'
import { useToast } from './toast.tsx'

/** Says that the page is older than the server, once a part of it is gone. It is not loaded anew: something may be typed. */
export function Renewed() {
  const t = useTranslations('staff')
  const toast = useToast()
  const tell = useEffectEvent(() => toast({ words: t('renewed') }))
  useEffect(() => {
    const say = () => tell()
    addEventListener(moduleFailure, say)
    return () => removeEventListener(moduleFailure, say)
  }, [])
  return null
}
