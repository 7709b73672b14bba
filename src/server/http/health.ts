import type { FastifyInstance } from 'fastify'

import { ping, type Db } from '#store/db.ts'

/** For whoever runs the server: alive, and ready to serve (the database answers). */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  const options = { schema: { hide: true }, config: { access: 'visitor' as const }, logLevel: 'warn' as const }
  app.get('/healthz', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    try {
      await ping(db)
      return { status: 'ready' }
    } catch {
      return await reply.code(503).header('retry-after', 5).send({ status: 'database away' })
    }
  })
}
