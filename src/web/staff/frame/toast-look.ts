/** Corner in which the office says what was done, or what is on its way: above the keys, or a tablet's legend of the plan. */
export const toastPlace =
  'off-paper fixed right-6 bottom-14 z-50 md:touch:bottom-24 max-md:left-4 max-md:right-4 max-md:bottom-18'

/** Look of the line that says it. */
export const toastLook = 'flex min-h-11 items-center gap-3 rounded-card bg-ink-900 px-4 py-2 text-white'
