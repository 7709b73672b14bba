import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'

import { afterAll, vi } from 'vitest'

import { temporaryFolder } from './folder.ts'
import { testKey } from './secret-key.ts'

const manage = path.resolve(import.meta.dirname, '../../src/server/manage.ts')

export interface Run {
  code: number
  out: string
  said: string
}

const settings = (database: string, dataDir: string, key: string, more: Record<string, string>) => ({
  env: { ...process.env, DATABASE_URL: database, DATA_DIR: dataDir, SECRET_KEY: key, ...more },
})

/** Runs the command line on a database, as an operator would. @param typed the operator's answers, after which the input ends */
export const commandLine =
  (database: string, dataDir: string, key = testKey, more: Record<string, string> = {}) =>
  (args: readonly string[], typed = ''): Promise<Run> =>
    new Promise((resolve) => {
      const options = settings(database, dataDir, key, more)
      const child = execFile(process.execPath, [manage, ...args], options, (error, out, said) => {
        resolve({ code: error === null ? 0 : Number(error.code), out, said })
      })
      child.stdin!.end(typed)
    })

/** Like `commandLine`, but starts the command only, so that the test can end it. */
export const startCommand =
  (database: string, dataDir: string, key = testKey, more: Record<string, string> = {}) =>
  (args: readonly string[]): ChildProcess =>
    spawn(process.execPath, [manage, ...args], { ...settings(database, dataDir, key, more), stdio: 'ignore' })

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
