import { withAsciiDomain } from '../../contract/email.ts'
import type { Outcome } from '../store/db.ts'
import type { LoginGuard } from './login-guard.ts'
import { refused, type Refused } from './refusal.ts'
import type { Session } from './route.ts'

type Refusal = { code: Refused['refuse']; fields?: Record<string, string> }

/**
 * For calls that ask for the password again: guessing is slowed down as at sign-in, and both count together.
 * @returns what the work comes to, refusals as a route answers them
 */
export async function guarded<T>(
  guard: LoginGuard,
  { ip, session }: { ip: string; session: Session | null },
  work: () => Promise<Outcome<T, Refusal>>,
): Promise<{ ok: true; value: T } | { ok: false; answer: Refused }> {
  const email = withAsciiDomain(session!.user.email)
  if (!guard.mayTry(ip, email)) return { ok: false, answer: { refuse: 'rate_limited' } }
  const outcome = await work()
  if (outcome.ok) guard.succeeded(ip, email)
  else if (outcome.refusal.code === 'wrong_password') guard.failed(ip, email)
  return outcome.ok ? outcome : { ok: false, answer: refused(outcome.refusal) }
}
