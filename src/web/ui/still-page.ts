import { useLayoutEffect } from 'react'

let holders = 0

/**
 * The page behind a dialog or an open menu stands still (app.css). CSS alone could say `html:has(dialog:modal)`, but
 * then a browser styles the whole page anew with every piece of it that arrives.
 * @param surface what the place of the scrollbar looks like: 'dark' beside a dialog
 */
export function useStillPage(still: boolean, surface: 'paper' | 'dark' = 'paper'): void {
  useLayoutEffect(() => {
    if (!still) return
    const { dataset } = document.documentElement
    if (holders === 0 && innerWidth > document.documentElement.clientWidth) dataset['gutter'] = ''
    holders++
    dataset['still'] = surface
    return () => {
      holders--
      if (holders > 0) return
      delete dataset['still']
      delete dataset['gutter']
    }
  }, [still, surface])
}
