import { ownerOfDraft } from '#forms/keep-draft.ts'

/** Owner of a draft: a member and the passkey that gets the new name. */
export const draftOwner = (member: string, passkey: string): string => `${member} ${passkey}`

/** The passkey that this member was about to rename. */
export function passkeyOfDraft(member: string): string | null {
  const [owner, passkey] = ownerOfDraft('passkey')?.split(' ') ?? []
  return owner === member && passkey !== undefined ? passkey : null
}
