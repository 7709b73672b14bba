import type german from '../de/password-strength.ts'
import type { Shape } from '../shape.ts'

/** How hard a password is to guess, said while it is typed. */
export default {
  weak: 'Weak: easy to guess. Another word that has nothing to do with you helps.',
  fair: 'Fair, unless it is a common password. One more word makes it strong.',
  strong: 'Strong, unless it is a common password. We check that when you send it.',
} as const satisfies Shape<typeof german>
