import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'

import { More } from './more.tsx'

const none = () => Promise.resolve({ hasNextPage: false })

const shown = (hasNextPage: boolean, isFetchNextPageError: boolean): string => {
  const pages = { hasNextPage, isFetchNextPageError, isFetchingNextPage: false, fetchNextPage: none }
  return renderToStaticMarkup(
    <More pages={pages} failure={<p>no answer</p>}>
      older
    </More>,
  )
}

test('a list that goes on has a button for its next page, and no failure', () => {
  expect(shown(true, false)).toMatch(/<button.*older/)
  expect(shown(true, false)).not.toContain('no answer')
})

test('a page that did not come is told, and can be asked for again', () => {
  expect(shown(true, true)).toMatch(/no answer.*<button.*older/)
})

test('the last page has no button', () => {
  expect(shown(false, false)).toBe('')
})
