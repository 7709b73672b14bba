import type { DocumentKind } from './document.ts'

/** Part of the profile that a change touches. */
export type ProfilePart = 'person' | 'address' | 'documents'

export type DataFormat = 'json' | 'pdf'

/** Details stored with the events of an account, by kind (D9): never a password, an address or a number. */
export interface AccountEventDetails {
  account_created: Nothing
  address_confirmed: Nothing
  /** The account's first password. */
  password_set: Nothing
  password_changed: Nothing
  email_change_asked: Nothing
  /** Stopped by its owner, from the old mailbox, or because the password changed meanwhile. */
  email_change_stopped: Nothing
  email_changed: Nothing
  /** A sign-in with the password alone. */
  signed_in: WithDevice
  signed_in_with_code: WithDevice
  signed_in_with_recovery_code: WithDevice
  signed_in_with_passkey: WithDevice
  /** A stranger or the owner entered a wrong password. */
  sign_in_failed: Nothing
  /** The right password came with a wrong code of the second factor. */
  code_refused: Nothing
  /** A passkey of the account gave a wrong signature. */
  passkey_refused: Nothing
  passkey_added: Nothing
  passkey_renamed: Nothing
  passkey_removed: Nothing
  second_factor_on: Nothing
  second_factor_off: Nothing
  /** Reset by an operator. */
  second_factor_reset: Nothing
  recovery_codes_renewed: Nothing
  signed_out: Nothing
  document_uploaded: OfDocument
  /** Changed by its owner. */
  document_changed: OfDocument
  document_deleted: OfDocument
  document_accepted: OfDocument
  document_refused: OfDocument
  /** The decision about it was taken back. */
  document_reopened: OfDocument
  /** Removed at the end of its retention time (D27). */
  document_removed: OfDocument
  profile_changed: { readonly parts: readonly ProfilePart[] }
  driver_added: Nothing
  driver_changed: Nothing
  driver_removed: Nothing
  /** Language of letters to the customer. */
  language_changed: { readonly language: 'de' | 'en' }
  newsletter_on: Nothing
  newsletter_off: Nothing
  /** The owner took a copy of all their data. */
  data_copied: { readonly format: DataFormat }
}
/** Kind of browser and of system, if known; empty for sign-ins from before they were recorded. */
type WithDevice = { readonly browser: string | null; readonly system: string | null } | Nothing
interface OfDocument {
  readonly document: DocumentKind
}
type Nothing = Readonly<Record<string, never>>

export type AccountEventKind = keyof AccountEventDetails

/** Events that the owner is told of by letter, because another person may have caused them. */
export type SignInChange =
  | Extract<
      AccountEventKind,
      `second_factor_${string}` | 'passkey_added' | 'passkey_removed' | 'recovery_codes_renewed'
    >
  | 'recovery_code_used'
