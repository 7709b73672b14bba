import type { FastifyInstance } from 'fastify'

/**
 * Slow senders do not hold the server: what a call takes has to be here in time. Node has one limit for all requests,
 * and it has to be long enough for files; this is the one for all others. @param ms from the head to the end of the body
 */
export function hurrySenders(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, raw, routeOptions } = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    if (hasBody && routeOptions.config?.takesFile !== true) {
      const timer = setTimeout(() => raw.destroy(), ms)
      const arrived = () => {
        clearTimeout(timer)
      }
      raw.once('end', arrived).once('close', arrived)
    }
    done()
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    takesFile?: boolean
  }
}
