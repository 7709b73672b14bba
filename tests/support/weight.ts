import type { CDPSession, Page } from '@playwright/test'

import { expect, scriptsLoaded } from './site.ts'

export interface Weight {
  script: number
  text: number
  font: number
  largestPicture: number
  requests: number
}

/** Records the bytes on the wire, as compressed bodies by kind. */
export async function weigh(cdp: CDPSession): Promise<Weight> {
  const weight: Weight = { script: 0, text: 0, font: 0, largestPicture: 0, requests: 0 }
  const heads = new Map<string, { type: string; bytes: number }>()
  await cdp.send('Network.enable')
  cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (response.url.startsWith('http')) heads.set(requestId, { type, bytes: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const head = heads.get(requestId)
    if (head === undefined) return
    const { type } = head
    const bytes = encodedDataLength - head.bytes
    weight.requests++
    if (type === 'Script') weight.script += bytes
    if (['Script', 'Document', 'Stylesheet', 'Fetch', 'XHR'].includes(type)) weight.text += bytes
    if (type === 'Font') weight.font += bytes
    if (type === 'Image') weight.largestPicture = Math.max(weight.largestPicture, bytes)
  })
  return weight
}

/** Waits until the page has loaded. The scripts load after the first paint, and their own requests after them, so the first quiet moment is not the end. */
export async function untilLoaded(page: Page, weight: Weight): Promise<void> {
  await scriptsLoaded(page)
  await untilQuiet(weight)
}

/** Waits until nothing more is asked for. */
export async function untilQuiet(weight: Weight): Promise<void> {
  let before = Number.NaN
  const quiet = () => {
    const same = weight.requests === before
    before = weight.requests
    return same
  }
  await expect.poll(quiet, { intervals: [750] }).toBe(true)
}
