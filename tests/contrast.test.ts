import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

const colours = new Map(
  [...readFileSync('src/web/tokens.css', 'utf8').matchAll(/--color-([a-z]+(?:-\d+)?): (#[0-9a-f]{3,6});/g)].map(
    ([, name, value]) => [name!, value!],
  ),
)

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const full = colour.length === 4 ? colour.replaceAll(/[0-9a-f]/g, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(colours.get(one)!), luminance(colours.get(other)!)].toSorted((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

// WCAG 2.2, 1.4.6 (AAA)
test.each(['white', 'paper', 'sand', 'petrol-100', 'amber-100'])('quiet text has a contrast of 7:1 on %s', (ground) => {
  expect(contrast('ink-500', ground)).toBeGreaterThanOrEqual(7)
})
