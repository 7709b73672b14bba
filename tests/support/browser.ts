import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Quiet and offline: nothing is fetched that a test did not ask for. */
const QUIET = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

interface Browser {
  executablePath: string
  args: string[]
}

/**
 * A Chromium of the system, or of CHROMIUM, else the one that comes as an npm package.
 * @param prefer `packaged`: the other way round. That one is the browser without its windows and menus, and opens the
 * same pages in less than half of the processor's time
 */
export async function findBrowser(prefer: 'system' | 'packaged' = 'system'): Promise<Browser> {
  const { CHROMIUM: given = prefer } = process.env
  if (given !== 'system' && given !== 'packaged') return { executablePath: given, args: QUIET }
  const ofSystem = SYSTEM.find((path) => existsSync(path))
  if (ofSystem === undefined) return await packaged('bare')
  const wanted = given === 'packaged' ? await packaged('equipped') : null
  return wanted !== null && starts(wanted) ? wanted : { executablePath: ofSystem, args: QUIET }
}

async function packaged(machine: 'bare' | 'equipped'): Promise<Browser> {
  // Brings along the system libraries that a bare machine lacks, if it is told of such a machine before it is loaded.
  if (machine === 'bare') process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...QUIET, '--disable-dev-shm-usage'] }
}

/** It is made for one kind of machine. */
const starts = ({ executablePath }: Browser) => spawnSync(executablePath, ['--version']).status === 0
