import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { answerOf, useMemberReload, type Refusal } from '#api/server-state.tsx'
import { useToast } from '../frame/toast.tsx'
import { useReady } from '../ui/use-ready.ts'

/** Acts of the board, each told in a toast that takes it back; what the board shows is asked for again after each, refused or not. */
export function useActs() {
  const t = useTranslations('staff.today.due')
  const toast = useToast()
  const say = useErrorText()
  const reload = useMemberReload()
  const onSettled = () => reload('getBoard')
  // Its list may be gone by then, as the last of its rows was done.
  const stays = ({ error: why }: Refusal) => toast({ words: t('stays', { reason: say(why) }) })
  const call = useMutation({
    mutationFn: ({ reference, reached }: { reference: string; name: string; reached: boolean }) =>
      answerOf(callAsMember('noteCall', { params: { reference }, body: { reached } })),
    onSuccess: (_, { name, reference }) => toast({ words: t('noted', { name }), undo: () => uncall.mutate(reference) }),
    onSettled,
  })
  const uncall = useMutation({
    mutationFn: (reference: string) => answerOf(callAsMember('withdrawCall', { params: { reference } })),
    onError: stays,
    onSettled,
  })
  const ready = useReady()
  const error = call.error ?? ready.error
  return { call, ready, problem: error === null ? null : say(error.error) }
}

export type Acts = ReturnType<typeof useActs>
