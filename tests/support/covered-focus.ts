import type { Locator, Page } from '@playwright/test'

/**
 * Focuses every control in a part of the page, forwards and backwards, and checks that it can be seen.
 * @returns the number of controls, and those entirely covered or outside the window (WCAG 2.4.11)
 */
export async function coveredWithFocus(page: Page, part = 'main'): Promise<{ seen: number; covered: string[] }> {
  return await page.evaluate(async (root) => {
    const selector = 'a[href], button, input, select, textarea, [tabindex="0"]'
    const all = [...document.querySelectorAll<HTMLElement>(`${root} :is(${selector})`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0 && !element.matches(':disabled'),
    )
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const visible = (element: HTMLElement): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9]
      return parts.some((x) =>
        parts.some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height)
          return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true)
        }),
      )
    }
    const covered: string[] = []
    for (const element of [...all, ...all.toReversed()]) {
      element.focus()
      await frame()
      await frame()
      if (document.activeElement === element && !visible(element)) covered.push(element.outerHTML.slice(0, 120))
    }
    return { seen: all.length, covered }
  }, part)
}

/** true if a control's whole label is visible, neither above the window nor under a bar. */
export const labelInSight = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => {
    const label = (element as HTMLInputElement).labels![0]!
    const { left, top, bottom } = label.getBoundingClientRect()
    return [top + 1, bottom - 1].every((y) => label.contains(document.elementFromPoint(left + 1, y)))
  })
