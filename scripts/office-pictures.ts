import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'

import type { Page } from '@playwright/test'

import { callServer } from '#support/client.ts'
import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { codeAt } from './demo/app-code.ts'
import type { TrialAccount } from './demo/crew.ts'
import { makeIn } from './demo/make-in-folder.ts'

/** The back office of the demonstration, as its manager sees it at a desk of the city office. */
export async function walkOffice(page: Page, keep: (name: string) => Promise<void>): Promise<void> {
  const parent = temporaryFolder('office-pictures')
  const folder = path.join(parent, 'demo')
  mkdirSync(folder)
  const { staff } = await makeIn(folder, new Date())
  const server = await startServer({ DATA_DIR: folder })
  try {
    await signIn(page, server.url, staff[0]!)
    const open = async (address: string) => {
      await page.goto(`${server.url}/staff${address}`)
      await page.locator('main').waitFor()
      await page.waitForTimeout(1_500)
    }
    await open('')
    await keep('today')
    const booking = page.locator('main a[href*="/staff/bookings/"]').first()
    const address = await booking.getAttribute('href')
    await open('/planner')
    await keep('planner')
    await open(address!.slice('/staff'.length))
    await keep('booking')
  } finally {
    await server.stop()
    rmSync(parent, { recursive: true, force: true })
  }
}

/** Lets the page be signed in from its first load on. */
async function signIn(page: Page, base: string, { email, password, uri }: TrialAccount): Promise<void> {
  const secret = new URL(uri).searchParams.get('secret')!
  const body = { email, password, code: codeAt(secret, new Date()) }
  const signedIn = await callServer(base, 'login', { body })
  const { token, user } = signedIn.body
  await page.addInitScript(
    ([kept, owner]) => {
      localStorage.setItem('token', kept!)
      localStorage.setItem('user', owner!)
    },
    [token, JSON.stringify(user)],
  )
}
