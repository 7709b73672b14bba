let release: (() => boolean) | undefined

/** A press of the button before the form's script is here waits for it, instead of leaving the page. */
export function holdSubmit(card: HTMLElement): () => void {
  let pressed = false
  const hold = (event: Event) => {
    event.preventDefault()
    pressed = true
  }
  const stop = () => card.removeEventListener('submit', hold)
  card.addEventListener('submit', hold)
  release = () => {
    stop()
    release = undefined
    return pressed
  }
  return stop
}

/** Hands over to the form, which can now answer by itself. @returns whether a visitor is waiting for an answer */
export const releaseSubmit = (): boolean => release?.() ?? false
