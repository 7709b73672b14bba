import type { Page } from '@playwright/test'

/**
 * @param carousels selector of what hides its further slides on purpose
 * @returns words that do not fit where they stand
 */
export async function cutOff(page: Page, carousels = '#services *'): Promise<string[]> {
  return await page.evaluate((onPurpose) => {
    const hides = (overflow: string) => /hidden|clip/.test(overflow)
    const seen = { visibilityProperty: true, opacityProperty: true }
    /** Whether some of these words lie outside of a box that hides what sticks out. Cars and their light may do so. */
    const stickOut = (words: readonly DOMRect[], box: Element): boolean => {
      const { overflowX, overflowY } = getComputedStyle(box)
      const { top, bottom, left, right } = box.getBoundingClientRect()
      // Hidden from sight for screen readers, or a link that comes with the focus.
      if (bottom - top <= 2) return false
      return words.some(
        (one) =>
          (hides(overflowY) && (one.top < top - 2 || one.bottom > bottom + 2)) ||
          (hides(overflowX) && !box.matches(onPurpose) && (one.left < left - 2 || one.right > right + 2)),
      )
    }
    const cut: string[] = []
    const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (all.nextNode()) {
      const parent = all.currentNode.parentElement!
      if (all.currentNode.textContent!.trim() === '' || parent.closest('[aria-hidden]')) continue
      if (!parent.checkVisibility(seen)) continue
      const range = document.createRange()
      range.selectNodeContents(all.currentNode)
      const words = [...range.getClientRects()]
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement)
        if (stickOut(words, box)) cut.push(`${all.currentNode.textContent} in ${box.outerHTML.slice(0, 120)}`)
    }
    return cut
  }, carousels)
}
