import { InputField } from './checked-form.tsx'
import { useMember } from './dashboard/dashboard-frame.tsx'

/**
 * The password of whoever is signed in, asked for once more. The address before it is for password managers, which would
 * else not know whose it is, or keep a new one under no account. People know who they are: nobody sees, hears or reaches it.
 */
export function CurrentPassword() {
  const { email } = useMember().user
  return (
    <>
      <input
        type="email"
        autoComplete="username"
        value={email}
        readOnly
        tabIndex={-1}
        aria-hidden
        className="sr-only"
      />
      <InputField name="currentPassword" type="password" autoComplete="current-password" />
    </>
  )
}
