/** Settings of a counter's device, for everybody who works at it. Nothing of a person is kept, and customers never get here. */
const keys = {
  branch: 'staff-branch',
  lettersOff: 'staff-letters-off',
  /** Moment at which somebody last used the back office in any tab of this browser. */
  touched: 'staff-touched',
  /** Moment at which a page was last loaded anew because a part of it was gone. */
  reloaded: 'staff-reloaded',
} as const

/** A setting; null if there is none, or the browser keeps nothing. */
export function readDevice(name: keyof typeof keys): string | null {
  try {
    return localStorage.getItem(keys[name])
  } catch {
    return null
  }
}

/** Keeps a setting. @param value null removes it */
export function writeDevice(name: keyof typeof keys, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[name])
    else localStorage.setItem(keys[name], value)
  } catch {
    // The browser keeps nothing, so the setting lasts as long as the page.
  }
}
