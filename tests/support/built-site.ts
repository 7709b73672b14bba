import path from 'node:path'

import { loadSite } from '#http/pages.ts'
import { createTestApp } from './app.ts'

const client = path.resolve(import.meta.dirname, '../../build/web/client')

export interface Sent {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
  bytes: Buffer
}

export interface BuiltSite {
  get(path: string, headers?: Record<string, string>): Promise<Sent>
  close(): Promise<void>
}

/** Opens the real app with the built pages and files, as a browser receives them before any script runs. */
export async function openBuiltSite(): Promise<BuiltSite> {
  const app = await createTestApp({ site: loadSite(client) })
  return {
    async get(url, headers = {}) {
      const { statusCode, headers: sent, payload, rawPayload } = await app.app.inject({ url, headers })
      return { status: statusCode, headers: sent, text: payload, bytes: rawPayload }
    },
    close: () => app.close(),
  }
}
