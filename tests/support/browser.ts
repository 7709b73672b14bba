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

/** A Chromium of the system, or of CHROMIUM, else the one that comes as an npm package. */
export async function findBrowser(): Promise<{ executablePath: string; args: string[] }> {
  const given = process.env['CHROMIUM']
  const found = given === undefined ? SYSTEM.find((path) => existsSync(path)) : given === 'packaged' ? undefined : given
  if (found !== undefined) return { executablePath: found, args: QUIET }
  // Brings along the system libraries that a bare machine lacks, if it is told of such a machine before it is loaded.
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs24.x'
  const { default: chromium } = await import('@sparticuz/chromium')
  return { executablePath: await chromium.executablePath(), args: [...QUIET, '--disable-dev-shm-usage'] }
}
