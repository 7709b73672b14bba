import type { Staff } from '#domain/actor.ts'
import { addDays, dateOf, toLocal } from '#domain/period.ts'
import { filePrivacyRequest } from '#usecases/privacy/file-privacy-request.ts'
import { done, type Stage } from './demo-stage.ts'
import type { Person } from './people.ts'

/** Requests under the GDPR that wait: one has a few days left, the others most of their month. */
const asked = [
  { ago: 27, kind: 'access', way: 'email', identity: 'known_address', note: 'Möchte die Kopie als PDF.' },
  { ago: 9, kind: 'erasure', way: 'letter', identity: null, note: 'Ohne Unterschrift, nachgefragt.' },
  { ago: 2, kind: 'objection', way: 'phone', identity: 'booking', note: 'Will keinen Newsletter mehr.' },
] as const

/** Files the requests of a few people, each with the day on which it came. */
export async function askForRights({ ctx }: Stage, by: Staff, people: readonly Person[], now: Date): Promise<void> {
  const today = dateOf(toLocal(now))
  for (const [turn, { ago, ...request }] of asked.entries()) {
    const { firstName, lastName, email, language } = people[turn]!
    const person = { name: `${firstName} ${lastName}`, email, language }
    const receivedOn = addDays(today, -ago)
    done(await filePrivacyRequest(ctx, by, { ...request, ...person, receivedOn, message: null, customer: null }))
  }
}
