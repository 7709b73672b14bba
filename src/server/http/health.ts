import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'

import type { Context } from '#usecases/context.ts'
import { isReady } from '#usecases/site/is-ready.ts'
import { visitorOf } from './let-in.ts'

/**
 * Tells the operator's monitoring that the process is alive, and that it is ready to serve (the database answers).
 * @param roles of this process; without `worker`, it leaves letters and other jobs to other processes
 */
export function healthRoutes(app: FastifyInstance, ctx: Context, roles: readonly string[]): void {
  const options = { schema: { hide: true }, config: { access: 'visitor' as const }, logLevel: 'warn' as const }
  app.get('/healthz', options, async () => ({ status: 'ok', roles }))
  app.get('/readyz', options, async (request, reply) => {
    if (await isReady(ctx, visitorOf(request))) return { status: 'ready', roles }
    return await reply.code(503).header('retry-after', 5).send({ status: 'database away', roles })
  })
}

/** Server of a process without pages and calls, which answers the health checks only. */
export function createHealthApp(ctx: Context, roles: readonly string[]): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app = fastify({ loggerInstance, logController: new LogController({ disableRequestLogging: true }) })
  healthRoutes(app, ctx, roles)
  app.setNotFoundHandler(async (_request, reply) => {
    await reply.code(404).send({ status: 'this process works on jobs; pages and calls are served by others', roles })
  })
  return app
}
