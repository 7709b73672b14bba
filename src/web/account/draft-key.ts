/** Where a registration that was begun is kept until it is sent or the tab is closed. */
export const draftKey = 'registration'

/** Whether there is one. Without storage there is none. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}
