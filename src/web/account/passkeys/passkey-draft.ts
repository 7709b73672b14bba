import { ownerOfDraft } from '#forms/keep-draft.ts'

/** Whose new name a draft is. */
export const draftOwner = (member: string, passkey: string): string => `${member} ${passkey}`

/** The passkey that whoever is signed in now was about to rename. */
export function passkeyOfDraft(member: string): string | null {
  const [owner, passkey] = ownerOfDraft('passkey')?.split(' ') ?? []
  return owner === member && passkey !== undefined ? passkey : null
}
