/** What a change of the profile may touch. */
export type ProfilePart = 'person' | 'address' | 'documents'

/** What is kept of the life of an account, by kind (D9): never a password, an address or a number. */
export interface AccountEventDetails {
  account_created: Nothing
  address_confirmed: Nothing
  /** The first one. */
  password_set: Nothing
  password_changed: Nothing
  signed_in: Nothing
  signed_out: Nothing
  profile_changed: { readonly parts: readonly ProfilePart[] }
}
type Nothing = Readonly<Record<string, never>>

export type AccountEventKind = keyof AccountEventDetails
