import { randomUUID } from 'node:crypto'

import type { Page } from '@playwright/test'

import type { Role } from '#domain/actor.ts'
import { codeAt } from './authenticator.ts'
import { callServer } from './client.ts'
import type { Site } from './site.ts'

/** Password of every colleague in journeys. */
export const STAFF_PASSWORD = 'Laterne Zebra Kompott'

export interface Colleague {
  email: string
  name: string
  /** Secret of the authenticator app; `codeAt` makes codes of it. */
  secret: string
  token: string
}

interface Wish {
  name?: string
  role?: Role
  /** Codes of branches; everywhere if missing. */
  branches?: readonly string[]
}

/** Makes a member of staff with a second factor, as the operator and they themselves do, without a browser. */
export async function newColleague(site: Pick<Site, 'url' | 'manageWith'>, wish: Wish = {}): Promise<Colleague> {
  const { name = 'Nele Beispiel', role = 'manager', branches = ['all'] } = wish
  const email = `${randomUUID()}@spreewagen.example`
  const where = role === 'agent' ? ['--branch', ...branches] : []
  await site.manageWith(`${STAFF_PASSWORD}\n`, 'staff', email, name, '--role', role, ...where)
  const { body } = await callServer(site.url, 'login', { body: { email, password: STAFF_PASSWORD } })
  const { token } = body
  const begun = await callServer(site.url, 'beginSecondFactor', {
    as: token,
    body: { currentPassword: STAFF_PASSWORD },
  })
  const { secret } = begun.body
  const confirmed = await callServer(site.url, 'confirmSecondFactor', {
    as: token,
    body: { code: codeAt(secret, new Date()) },
  })
  if (confirmed.status !== 200) throw new Error(`refused with ${confirmed.status}`)
  return { email, name, secret, token }
}

/** Lets a page be at work as a colleague from its first load on, without the door. */
export async function atWork(page: Page, site: Pick<Site, 'url'>, colleague: Colleague): Promise<void> {
  const { body } = await callServer(site.url, 'getAccount', { as: colleague.token })
  await page.addInitScript(
    ([token, user]) => {
      // The letters that a page shows stand in frames without a store of their own.
      if (window !== window.top) return
      localStorage.setItem('user', user!)
      localStorage.setItem('token', token!)
    },
    [colleague.token, JSON.stringify(body.user)],
  )
}
