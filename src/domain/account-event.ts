import type { DocumentKind } from './document.ts'

/** What a change of the profile may touch. */
export type ProfilePart = 'person' | 'address' | 'documents'

export type DataFormat = 'json' | 'pdf'

/** What is kept of the life of an account, by kind (D9): never a password, an address or a number. */
export interface AccountEventDetails {
  account_created: Nothing
  address_confirmed: Nothing
  /** The first one. */
  password_set: Nothing
  password_changed: Nothing
  email_change_asked: Nothing
  /** By its owner, from the old mailbox, or because the password changed meanwhile. */
  email_change_stopped: Nothing
  email_changed: Nothing
  /** With the password alone. */
  signed_in: WithDevice
  signed_in_with_code: WithDevice
  signed_in_with_recovery_code: WithDevice
  signed_in_with_passkey: WithDevice
  /** Somebody tried a wrong password. */
  sign_in_failed: Nothing
  /** Somebody who knew the password gave a wrong code of the second factor. */
  code_refused: Nothing
  /** Somebody held a passkey of the account, and what it signed was wrong. */
  passkey_refused: Nothing
  passkey_added: Nothing
  passkey_renamed: Nothing
  passkey_removed: Nothing
  second_factor_on: Nothing
  second_factor_off: Nothing
  /** By an operator. */
  second_factor_reset: Nothing
  recovery_codes_renewed: Nothing
  signed_out: Nothing
  document_uploaded: OfDocument
  /** By its owner. */
  document_changed: OfDocument
  document_deleted: OfDocument
  document_accepted: OfDocument
  document_refused: OfDocument
  /** Its time was over (D27). */
  document_removed: OfDocument
  profile_changed: { readonly parts: readonly ProfilePart[] }
  driver_added: Nothing
  driver_changed: Nothing
  driver_removed: Nothing
  /** Of the letters. */
  language_changed: { readonly language: 'de' | 'en' }
  newsletter_on: Nothing
  newsletter_off: Nothing
  /** The copy of all data. */
  data_copied: { readonly format: DataFormat }
}
/** Kind of browser and of system, where they are known; nothing of sign-ins from before they were kept. */
type WithDevice = { readonly browser: string | null; readonly system: string | null } | Nothing
interface OfDocument {
  readonly document: DocumentKind
}
type Nothing = Readonly<Record<string, never>>

export type AccountEventKind = keyof AccountEventDetails

/** What of it the owner of the account is told by letter, as it may have been somebody else. */
export type SignInChange =
  | Extract<
      AccountEventKind,
      `second_factor_${string}` | 'passkey_added' | 'passkey_removed' | 'recovery_codes_renewed'
    >
  | 'recovery_code_used'
