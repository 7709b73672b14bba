import { hash, verify } from '@node-rs/argon2'

import { createGate } from '#limits/gate.ts'

/** argon2id as OWASP recommends it: 19 MiB, two passes, one lane. 2 is the number of argon2id in the library. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Number of hashes computed at once: a flood of sign-ins queues instead of using up the memory. */
const AT_A_TIME = 2
const WAITING = 200
const gate = createGate(AT_A_TIME, WAITING)

export const hashPassword = (password: string): Promise<string> => gate(() => hash(password, argon2id))

/** Hash that belongs to no account, made with the figures above. */
const DUMMY = '$argon2id$v=19$m=19456,t=2,p=1$K5MpxTus9C5QLDNEQ2n8zA$elNpD02VgZ/cH7kt8c12Tux8Od7cAQnDo5IMHwty5ss'

/**
 * Whether the password is right. Without a stored hash, the answer is no and takes just as long, so that its time does
 * not reveal whether there is an account (D5).
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await gate(() => verify(stored ?? DUMMY, password))
  return fits && stored !== null
}
