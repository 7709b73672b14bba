import { ownerOfDraft } from '#forms/keep-draft.ts'

/** Id of a driver who is not stored yet. */
export const NEW = ''

/** Owner of a draft: a member and the driver in the form. @param driver id, or NEW */
export const draftOwner = (member: string, driver: string): string => `${member} ${driver}`

/** Driver whose form this member has begun and not sent. */
export function driverOfDraft(member: string): string | null {
  const owner = ownerOfDraft('driver')
  return owner?.startsWith(draftOwner(member, '')) ? owner.slice(draftOwner(member, '').length) : null
}
