import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Flags that keep the browser quiet and offline, so that it fetches only what a test needs. */
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
 * Finds a Chromium: the one that CHROMIUM names, the system's, or the one from the npm package.
 * @param prefer `packaged` prefers the npm package's to the system's; it has no windows or menus and opens the same pages
 * in less than half the processor time
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
  // The package brings the system libraries that a bare machine lacks, if this variable is set before it loads.
  if (machine === 'bare') process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...QUIET, '--disable-dev-shm-usage'] }
}

/** true if the browser starts; the packaged one is built for one kind of machine. */
const starts = ({ executablePath }: Browser) => spawnSync(executablePath, ['--version']).status === 0
