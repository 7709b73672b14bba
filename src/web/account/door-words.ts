import { useLayoutEffect } from 'react'

/** Chooses the headline beside the form (rental/door.tsx) by CSS, because the script of the car may come later or never. */
export function useDoorWords(words: 'passwordNew' | 'passwordExpired' | 'passwordSet' | undefined): void {
  useLayoutEffect(() => {
    if (words === undefined) return
    const { dataset } = document.documentElement
    dataset['door'] = words
    return () => {
      delete dataset['door']
    }
  }, [words])
}
