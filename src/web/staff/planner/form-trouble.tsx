import { Problem } from '../ui/problem.tsx'
import { ExitButtons } from './exit-buttons.tsx'
import type { Layout } from './layout.ts'
import type { useActForm } from './use-act-form.ts'

interface Props {
  readonly form: ReturnType<typeof useActForm>
  readonly rows: Layout
  /** Plate of the car before the act. */
  readonly plate: string
}

/** Why an act was refused in a form, and the ways out. */
export const FormTrouble = ({ form, rows, plate }: Props) => (
  <>
    <Problem words={form.problem} />
    <ExitButtons
      exits={form.exits}
      rows={rows}
      plate={plate}
      onTake={(exit) => void form.run(exit.act, exit.plate || plate)}
    />
  </>
)
