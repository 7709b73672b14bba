import type { ApiError } from '#api/client.ts'
import type { Typed } from '#forms/check.ts'
import { useCheckedForm as useForm } from '#forms/use-checked-form.ts'
import type { CheckName, Values } from './checks.ts'

/** A form of an account, by the name of what it asks for. */
export const useCheckedForm = <Name extends CheckName>(
  name: Name,
  send: (values: Values<Name>) => Promise<ApiError | null>,
) =>
  useForm(async () => {
    const { checkForm } = await import('./checks.ts')
    return (typed: Typed) => checkForm(name, typed)
  }, send)
