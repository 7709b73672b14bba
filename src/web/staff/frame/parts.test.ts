import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { expect, test } from 'vitest'

const office = path.resolve(import.meta.dirname, '..')

test('no part of the office is fetched in a way that breaks the page, with all that is typed, while the line is down', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: office })
  expect(files).toContain('ui/day-popup.tsx')
  const breaking = files.filter((file) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(readFileSync(path.join(office, file), 'utf8')),
  )
  expect(breaking, 'use lazyPart or inLanguage of #frame').toEqual([])
})
