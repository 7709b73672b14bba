import type * as z from 'zod/mini'

import { problemOf, type Problem, type Problems } from './problems.ts'

/** Contents of the fields by name. */
export type Typed = Readonly<Record<string, string | boolean>>

export type Checked<Values> =
  | { readonly ok: true; readonly values: Values }
  | { readonly ok: false; readonly problems: Problems }

/** Checks a form by a schema of the contract: the first problem of every field, or the values. */
export function check<Values>(schema: z.ZodMiniType, typed: Typed): Checked<Values> {
  const result = schema.safeParse(typed, { error: problemOf })
  if (result.success) return { ok: true, values: result.data as Values }
  const problems: Record<string, Problem> = {}
  for (const { path, message } of result.error.issues) {
    const field = String(path[0])
    // Some checks of the contract name their own problem, even for an empty field.
    const problem = message === 'tooLong' || message === 'missing' ? message : 'invalid'
    problems[field] ??= typed[field] === '' ? 'missing' : problem
  }
  return { ok: false, problems }
}
