import { useEffect, useState, type RefObject } from 'react'

/** Event with which a form says that a draft was put back into it. */
export const RESTORED = 'restored'

/** Whether a form's fields differ from what they began with. */
export function useChanged(ref: RefObject<HTMLFormElement | null>): boolean {
  const [changed, setChanged] = useState(false)
  useEffect(() => {
    const form = ref.current
    if (!form) return
    // A press may change fields by way of React, which shows them a moment later.
    const look = () => requestAnimationFrame(() => setChanged([...form.elements].some(isChanged)))
    const events = ['input', 'change', 'click', RESTORED]
    for (const event of events) form.addEventListener(event, look)
    return () => {
      for (const event of events) form.removeEventListener(event, look)
    }
  }, [ref])
  return changed
}

function isChanged(element: Element): boolean {
  if (!(element instanceof HTMLInputElement)) return false
  return element.type === 'checkbox'
    ? element.checked !== element.defaultChecked
    : element.value !== element.defaultValue
}
