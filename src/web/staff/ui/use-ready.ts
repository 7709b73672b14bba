import { useMutation } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'

import type { BoardPickup } from '#contract/staff-board.ts'
import { callAsMember } from '#api/call-as-member.ts'
import { useErrorText } from '#api/error-text.ts'
import { answerOf, useMemberReload, type Refusal } from '#api/server-state.tsx'
import { useToast } from '../frame/toast.tsx'

/** Reports that a car is ready, told in a toast that takes it back; what is shown is asked for again after each, refused or not. */
export function useReady() {
  const t = useTranslations('staff.today.due')
  const toast = useToast()
  const say = useErrorText()
  const reload = useMemberReload()
  const onSettled = () => Promise.all([reload('getBoard'), reload('getStaffBooking')])
  const ready = useMutation({
    mutationFn: ({ plate, needs, entry }: Pick<BoardPickup, 'needs' | 'entry'> & { plate: string }) => {
      const [wash, fuel, charge] = [needs.includes('wash'), needs.includes('fuel'), needs.includes('charge')]
      return answerOf(callAsMember('reportCarReady', { params: { plate }, body: { wash, fuel, charge, entry } }))
    },
    onSuccess: ({ entry }, { plate }) =>
      toast({ words: t('isReady', { plate }), undo: () => unready.mutate({ plate, entry }) }),
    onSettled,
  })
  const unready = useMutation({
    mutationFn: ({ plate, entry }: { plate: string; entry: number }) =>
      answerOf(callAsMember('withdrawReady', { params: { plate }, query: { entry: String(entry) } })),
    // The row may be gone by then, as the last of its list was done.
    onError: ({ error: why }: Refusal) => toast({ words: t('stays', { reason: say(why) }) }),
    onSettled,
  })
  return ready
}
