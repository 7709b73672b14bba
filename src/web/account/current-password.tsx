import { InputField } from './checked-form.tsx'
import { useMember } from './dashboard/dashboard-frame.tsx'

/**
 * Asks a signed-in member for their password again. The hidden address before it is for password managers, which would
 * otherwise not know the account, or store a new password without one.
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
