import { useTranslations } from 'use-intl'

import type { Result } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { useToast } from './toast.tsx'

/** Says whether an act was taken back or why it stays. A toast, as the page of the act may be gone by then. */
export function useTellBack(): (result: Result<unknown>) => void {
  const t = useTranslations('staff')
  const say = useErrorText()
  const toast = useToast()
  return (result) => toast({ words: result.ok ? t('takenBack') : t('stays', { reason: say(result.error) }) })
}

/**
 * Tells of an act with its way back: the opposite call, which the server refuses if somebody has changed the same thing
 * since.
 */
export function useDoneWithUndo(): (words: string, opposite: () => Promise<Result<unknown>>) => void {
  const toast = useToast()
  const tell = useTellBack()
  const reload = useMemberReload()
  const back = async (opposite: () => Promise<Result<unknown>>) => {
    const result = await opposite()
    await reload()
    tell(result)
  }
  return (words, opposite) => toast({ words, undo: () => void back(opposite) })
}

const MOST = 500

/** Reason of an act that takes another one back, as the log has it. */
export function useReasonBack(): (reason: string) => string {
  const t = useTranslations('staff')
  return (reason) => t('takenBackReason', { reason }).slice(0, MOST)
}
