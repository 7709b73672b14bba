import type { FastifyInstance } from 'fastify'

/**
 * Ends requests whose body arrives too slowly, so that slow senders do not tie up the server. Node has a single limit for
 * all requests, which has to be long enough for files; this one is for all others.
 * @param ms time from the headers to the end of the body
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
