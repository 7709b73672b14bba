import { ownerOfDraft } from '#forms/keep-draft.ts'

/** The form of somebody who is not stored yet. */
export const NEW = ''

/** Whose form a draft is. @param driver their id, or that of nobody yet */
export const draftOwner = (member: string, driver: string): string => `${member} ${driver}`

/** The driver whose form was begun and not sent, by whoever is signed in now. */
export function driverOfDraft(member: string): string | null {
  const owner = ownerOfDraft('driver')
  return owner?.startsWith(draftOwner(member, '')) ? owner.slice(draftOwner(member, '').length) : null
}
