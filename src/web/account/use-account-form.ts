import type { ApiError } from '#api/call-server.ts'
import type { Typed } from '#forms/check-typed.ts'
import { useCheckedForm } from '#forms/use-checked-form.ts'
import type { CheckName, Values } from './checks.ts'

/** Form of an account by the name of its check. */
export const useAccountForm = <Name extends CheckName>(
  name: Name,
  send: (values: Values<Name>) => Promise<ApiError | null>,
) =>
  useCheckedForm(async () => {
    const { checkForm } = await import('./checks.ts')
    return (typed: Typed) => checkForm(name, typed)
  }, send)
