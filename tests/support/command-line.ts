import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { afterAll, vi } from 'vitest'

import { temporaryFolder } from './folder.ts'
import { testKey } from './secret-key.ts'

const cli = path.resolve(import.meta.dirname, '../../src/server/cli.ts')

export interface Run {
  code: number
  out: string
  said: string
}

/** Runs the command line on a database, as an operator would. @param typed the operator's answers, after which the input ends */
export const commandLine =
  (database: string, dataDir: string, key = testKey, more: Record<string, string> = {}) =>
  (args: readonly string[], typed = ''): Promise<Run> =>
    new Promise((resolve) => {
      const env = { ...process.env, DATABASE_URL: database, DATA_DIR: dataDir, SECRET_KEY: key, ...more }
      const child = execFile(process.execPath, [cli, ...args], { env }, (error, out, said) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, said })
      })
      child.stdin!.end(typed)
    })

/**
 * Prepares a test file for the command line: gives its tests time, because each call starts a process.
 * @returns data folder, which goes after the tests
 */
export function commandLineFolder(name: string): string {
  const folder = temporaryFolder(name)
  vi.setConfig({ testTimeout: 120_000 })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
