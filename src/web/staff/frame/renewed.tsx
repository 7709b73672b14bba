import { useEffect, useEffectEvent } from 'react'
import { useTranslations } from 'use-intl'

import { moduleFailure } from '#frame/boot-guard.ts'
import { useLiveState } from './live.tsx'
import { useToast } from './toast.tsx'

/** Says that the page is older than the server, once a part of it is gone though the server answers. It is not loaded anew: something may be typed. */
export function Renewed() {
  const t = useTranslations('staff')
  const toast = useToast()
  const { kind } = useLiveState()
  const tell = useEffectEvent(() => {
    if (kind !== 'away') toast({ words: t('renewed') })
  })
  useEffect(() => {
    const say = () => tell()
    addEventListener(moduleFailure, say)
    return () => removeEventListener(moduleFailure, say)
  }, [])
  return null
}
