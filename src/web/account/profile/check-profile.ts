import * as z from 'zod/mini'

import { profileChange } from '#contract/profile.ts'
import { isDate } from '#contract/values.ts'
import { birthProblem } from '#domain/driver.ts'
import { validityProblems } from '#domain/identity.ts'
import { dateOf, toLocal, type LocalDate } from '#domain/period.ts'
import { check, type Checked, type Typed } from '#forms/check-typed.ts'
import type { Problem } from '#forms/problems.ts'
import { documentKinds, numberOf, removalOf, type ProfileValues } from './profile-fields.ts'

const schema = z.omit(profileChange, { version: true })

/** Checks a typed profile as the server does. @returns the values to save or the problems */
export function checkProfile(typed: Typed, now: Date, minAge: number): Checked<ProfileValues> {
  const today = dateOf(toLocal(now))
  const result = check<ProfileValues>(schema, payloadOf(typed))
  const problems: Record<string, Problem> = { ...rulesBroken(typed, today, minAge), ...(!result.ok && result.problems) }
  return Object.keys(problems).length > 0 || !result.ok ? { ok: false, problems } : result
}

/** Payload of the typed form. A number that is not typed stays as it is; a document to be removed loses all its fields. */
function payloadOf(typed: Typed): Typed {
  const payload: Record<string, string | boolean> = { ...typed }
  for (const kind of documentKinds) {
    const number = numberOf[kind]
    if (payload[number] === '') delete payload[number]
    if (payload[removalOf[kind]] === true) {
      Object.assign(payload, { [number]: null, [`${kind}Issue`]: '', [`${kind}Expiry`]: '' })
    }
    delete payload[removalOf[kind]]
  }
  return payload
}

function rulesBroken(typed: Typed, today: LocalDate, minAge: number): Record<string, Problem> {
  // The contract has already found invalid dates.
  const date = (name: string) => {
    const value = typed[name]
    return typeof value === 'string' && isDate(value) ? value : null
  }
  const problems: Record<string, Problem> = {}
  const born = date('dob')
  const birth = born === null ? null : birthProblem(born, today, minAge)
  if (birth) problems['dob'] = birth === 'under_age' ? 'underAge' : 'invalid'
  for (const kind of documentKinds) {
    if (typed[removalOf[kind]] === true) continue
    const found = validityProblems({ issue: date(`${kind}Issue`), expiry: date(`${kind}Expiry`) }, today)
    if (found.issue) problems[`${kind}Issue`] = 'inFuture'
    if (found.expiry) problems[`${kind}Expiry`] = 'beforeIssue'
  }
  return problems
}
