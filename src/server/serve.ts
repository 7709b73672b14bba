import { existsSync, mkdirSync } from 'node:fs'
import { flushCompileCache } from 'node:module'
import path from 'node:path'

import closeWithGrace from 'close-with-grace'
import type { Logger } from 'pino'

import type { FastifyInstance } from 'fastify'
import { readEnv, EnvError, type Env } from '#process/env.ts'
import { isLocal } from '#secrets/local.ts'
import { createLog } from '#log/log.ts'
import { openParts, type Parts } from '#process/parts.ts'

const SITE_FOLDER = path.resolve(import.meta.dirname, '../../build/web/client')
/** More than requests (15 s) and jobs (20 s) take together. */
const STOP_TIMEOUT_MS = 45_000
const SWEEP_MS = 100

/** Builds the parts, listens, and stops when told to, after finishing what is in flight. */
async function main(env: Env, log: Logger): Promise<void> {
  mkdirSync(env.dataDir, { recursive: true, mode: 0o711 })
  const web = env.roles.has('web') ? loadWeb() : undefined
  web?.catch(() => {}) // thrown where it is used
  const parts = await openParts(env, log)
  try {
    await serve(env, log, parts, web)
  } catch (error) {
    await parts.close()
    throw error
  }
}

async function serve(env: Env, log: Logger, parts: Parts, web: Promise<Web> | undefined): Promise<void> {
  const app = web === undefined ? await openHealth(env, parts) : await openWeb(env, log, parts, await web)
  warnOfPlainOrigin(env, log)
  closeWithGrace({ delay: STOP_TIMEOUT_MS, logger: false }, async ({ signal, err }) => {
    if (err !== undefined) log.fatal({ err: { message: err.message, stack: err.stack } }, 'stopping after a fault')
    else log.info({ signal }, 'stopping')
    // A connection that was busy when the closing began is idle once it is answered: it is not waited for.
    const sweep = setInterval(() => {
      app.server.closeIdleConnections()
    }, SWEEP_MS)
    await app.close()
    clearInterval(sweep)
    await parts.close()
    log.info('stopped')
    log.flush()
  })
  if (env.roles.has('worker')) await parts.startJobs()
  else log.info('letters and other jobs wait for a process with the role worker')
  await app.listen({ host: env.host, port: env.port })
  flushCompileCache()
}

type Web = Awaited<ReturnType<typeof loadWeb>>

/** Loads pages and calls while the database starts. A worker takes no memory for them. */
async function loadWeb() {
  const [{ createApp }, { loadSite }] = await Promise.all([import('#http/create-app.ts'), import('#http/pages.ts')])
  return { createApp, site: existsSync(SITE_FOLDER) ? loadSite(SITE_FOLDER) : undefined }
}

async function openWeb(env: Env, log: Logger, { ctx }: Parts, { createApp, site }: Web): Promise<FastifyInstance> {
  if (site === undefined) log.warn('the site is not built; serving the API only')
  const { trustProxy, rateLimits } = env
  return await createApp({ ctx, roles: [...env.roles], site, trustProxy, rateLimits })
}

async function openHealth(env: Env, { ctx }: Parts): Promise<FastifyInstance> {
  const { createHealthApp } = await import('#http/health.ts')
  return createHealthApp(ctx, [...env.roles])
}

/** Behind a proxy that encrypts, cookies and links would be those of a site that does not. */
function warnOfPlainOrigin({ origin }: Env, log: Logger): void {
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'http:' || isLocal(hostname)) return
  log.warn({ origin }, 'ORIGIN is not https: links, cookies and passkeys are those of an unencrypted site')
}

function adviceOn(error: NodeJS.ErrnoException): string {
  if (error.code === 'EADDRINUSE') return `${error.message}; set PORT to a free one or stop the other server`
  return error.message
}

let log: Logger | undefined
try {
  const env = readEnv()
  log = createLog(env.logLevel)
  await main(env, log)
} catch (error) {
  // A person reads this: no stack for what they can mend themselves.
  if (error instanceof EnvError || log === undefined) process.stderr.write(`${(error as Error).message}\n`)
  else log.fatal(adviceOn(error as NodeJS.ErrnoException))
  process.exit(1)
}
