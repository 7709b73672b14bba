import type { PlanExit, PlanTrouble } from '#contract/staff-plan.ts'
import { useMemberReload } from '#api/server-state.tsx'
import { useDoneWords, usePerform } from '../planner/acts.ts'
import { ExitButtons } from '../planner/exit-buttons.tsx'
import { usePlanNames } from '../planner/plan-names.ts'
import { useTroubleWords } from '../planner/trouble-words.ts'

/** Refusal of new times of a booking as the planner has it: the booking in the way, and the ways out, each a press away. */
export function ChangeBlocked({
  plan: { trouble, exits },
  plate,
}: {
  readonly plan: { readonly trouble: PlanTrouble; readonly exits: readonly PlanExit[] }
  /** Plate of the booking's car. */
  readonly plate: string
}) {
  const names = usePlanNames()
  const { title, why } = useTroubleWords(names.branchName)(trouble, plate)
  const perform = usePerform()
  const words = useDoneWords()
  const reload = useMemberReload()
  const take = async (exit: PlanExit) => {
    await perform(exit.act, words(exit.act, exit, exit.plate || plate))
    // Now the change may be possible, or somebody was first and others stand against it.
    await reload('tryStaffChange')
  }
  return (
    <>
      <output className="block rounded-field bg-danger-100 px-3 py-2.5 text-danger">
        <span className="block font-semibold">{title}</span>
        {why}
      </output>
      <ExitButtons exits={exits} rows={names} plate={plate} onTake={(exit) => void take(exit)} />
    </>
  )
}
