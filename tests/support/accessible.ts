import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Rule sets of axe: WCAG 2.2 AA and good practice. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Expects the present page, or a part of it, to have no violation; a page on which nothing could be checked fails.
 * Passes are counted by rule instead of described by node, and axe runs once in the page itself, because no page has
 * frames: the findings are the same in a third to a seventh of the time.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await transitionsOver(page)
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(rules)
    .setLegacyMode()
  const { violations, passes } = await (part === undefined ? builder : builder.include(part)).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([])
  expect(passes.length).toBeGreaterThan(5)
}

/** Waits until no colour is on its way to another: halfway, a button has the contrast of neither of its looks. */
async function transitionsOver(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })
}

/** Expects a page that can be read without scrolling sideways (WCAG 1.4.10). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    )
    const innermost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)))
    return innermost.map((element) => element.outerHTML.slice(0, 160))
  })
  expect(tooWide).toEqual([])
}

/**
 * Expects every control on a phone to be as big as a finger, 44 px each way (WCAG 2.5.5). A link in a sentence may be
 * only as high as its line (2.5.8 allows it); a link that stands alone may not, however it is drawn.
 */
export async function expectFingerSized(page: Page): Promise<void> {
  const tooSmall = await page.evaluate(() => {
    const least = 44 - 0.5
    const small = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width < least || height < least
    }
    const wordsOf = (node: Node | null) => node?.textContent?.trim()
    const amongWords = ({ parentNode }: Element) =>
      [...parentNode!.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && wordsOf(node) !== '')
    const inSentence = (element: Element) => {
      const { display } = getComputedStyle(element)
      // A telephone number stays in one piece, even within a sentence.
      if (display === 'inline-block') return amongWords(element)
      return display === 'inline' && wordsOf(element.parentElement) !== wordsOf(element)
    }
    const pressed = 'a[href], button, select, summary, textarea, input:not([type=hidden], [tabindex="-1"])'
    return [...document.querySelectorAll(pressed)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => !inSentence(element) && !element.matches('.sr-only, [inert] *'))
      .filter((element) =>
        // The label of a checkbox or radio button can be pressed too.
        element instanceof HTMLInputElement && /checkbox|radio/.test(element.type)
          ? [...(element.labels ?? [])].every(small)
          : small(element),
      )
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(tooSmall).toEqual([])
}
