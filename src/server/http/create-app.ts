import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'

import { addressOf, isOwnProxy } from './trusted-proxies.ts'
import { areas } from './areas.ts'
import { storeOfCalls, TooManyCallsError } from './call-limits.ts'
import { handleFaults } from './faults.ts'
import { describe, refusalsByStatus } from './describe.ts'
import { openStreams, type StreamTimes } from './events.ts'
import { EVEN_MS } from './even-time.ts'
import { commonHeaders, dataHeaders } from './guard-headers.ts'
import { healthRoutes } from './health.ts'
import { isApi, sendNotFound, sitePages, type Site } from './pages.ts'
import { uploadPatience } from './read-file.ts'
import { sendRefusal } from './refusal.ts'
import { visitorOf, type Session } from './let-in.ts'
import { UploadRoom } from './upload-room.ts'
import { hurrySenders } from './slow-senders.ts'
import { refuseUnreadable } from './unreadable.ts'
import type { AccountOwner } from '#domain/actor.ts'
import { placeOf } from '#limits/visitor-place.ts'
import { becomeCustomer } from '#usecases/account/become-customer.ts'
import { whoAmI } from '#usecases/account/who-am-i.ts'
import type { Context } from '#usecases/context.ts'

const BODY_LIMIT_BYTES = 64 * 1024
const SENDING_MS = 15_000
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

export interface AppParts {
  ctx: Context
  /** Roles of the process, which its readiness reports. */
  roles?: readonly string[]
  /** The built site; without it only the API is served. */
  site?: Site | undefined
  trustProxy?: boolean
  /** False only for load tests, which come from one address. */
  rateLimits?: boolean
  /** Least time in ms of calls that answer in even time; less only in tests of other things. */
  evenMs?: number
  /** Times of streams of events; others only in tests. */
  streams?: Partial<StreamTimes>
}

/** Assembles the whole HTTP interface. Tests send their requests to it. */
export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { ctx } = parts
  const loggerInstance: FastifyBaseLogger = ctx.log
  const app = fastify({
    loggerInstance,
    // Our own line below replaces it, without addresses and queries.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    // Only the addresses that our own proxies wrote into the header are believed.
    trustProxy: parts.trustProxy === true ? isOwnProxy : false,
    // Long enough for files; all other requests have a shorter limit (hurrySenders).
    requestTimeout: uploadPatience.totalMs,
    http: { headersTimeout: SENDING_MS, connectionsCheckingInterval: 5_000 },
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (_error, request, reply) => {
      void refuseAddress(request, reply, parts)
    },
  })
  // JSON is the only format, apart from files, which their route receives itself.
  app.removeContentTypeParser('text/plain')
  hurrySenders(app, SENDING_MS)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  handleFaults(app)
  logAnswers(app)
  declareAccess(app)
  guardAnswers(app, ctx)
  app.decorateRequest('customerSession', null)
  app.decorate('evenMs', parts.evenMs ?? EVEN_MS)
  openStreams(app, parts.streams)
  app.decorate('findSession', (request: FastifyRequest) => findSession(ctx, request))
  app.decorate('becomeCustomer', (actor: AccountOwner) => becomeCustomer(ctx, actor))

  await registerPlugins(app, parts)
  const room = new UploadRoom()
  await app.register(async (api) => {
    healthRoutes(api, ctx, parts.roles ?? ['web'])
    for (const register of areas) register(api, ctx, room)
    api.get('/api/openapi.json', { schema: { hide: true }, config: { access: 'visitor' } }, () => app.swagger())
    if (parts.site !== undefined) sitePages(api, ctx, parts.site)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const allowed = methodsAt(app, request.url.split('?', 1)[0]!)
    if (allowed.length === 0) return await sendRefusal(request, reply, { refuse: 'not_found' })
    return await sendRefusal(request, reply.header('allow', allowed.join(', ')), { refuse: 'method_not_allowed' })
  })
  return app
}

async function registerPlugins(app: FastifyInstance, { ctx, rateLimits }: AppParts): Promise<void> {
  if (rateLimits !== false) {
    await app.register(rateLimit, {
      global: false,
      store: storeOfCalls(ctx),
      keyGenerator: (request) => placeOf(addressOf(request)),
      // While the database is away, the call itself is refused.
      skipOnError: true,
      errorResponseBuilder: (_request, { ttl }) => new TooManyCallsError(ttl),
    })
  }
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Spreewagen',
        version: '1',
        description: `Refusals of every call have the shape {success:false, code, message, errors, fields?}. ${refusalsByStatus()}`,
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'The token that POST /api/user/Login answers with.' },
        },
      },
    },
    transform: describe,
  })
}

/** Methods of the calls at an address. Pages do not count, although any address can be read with GET. */
function methodsAt(app: FastifyInstance, url: string): string[] {
  return METHODS.filter((method) => {
    const found = app.findRoute({ method, url })
    return found !== null && !(isApi(url) && '*' in found.params)
  })
}

/** Logs one line for each answer: the call, but neither the caller nor the content. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request
    request.log.info(
      { method, route: routeOptions.url ?? 'none', status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    )
    done()
  })
}

function guardAnswers(app: FastifyInstance, ctx: Context): void {
  const common = commonHeaders(ctx.origin)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common)
    if (request.routeOptions.url !== '/*') reply.headers(dataHeaders)
    done()
  })
}

/** Answers addresses that cannot be decoded, or have too long a part. They come before hooks and routes. */
async function refuseAddress(request: FastifyRequest, reply: FastifyReply, { ctx, site }: AppParts): Promise<void> {
  reply.headers(commonHeaders(ctx.origin))
  if (site === undefined || isApi(request.url)) await sendRefusal(request, reply, { refuse: 'invalid_input' })
  else await sendNotFound(request, reply, ctx, site)
}

/** Stops the start if a route does not say who may call it. */
function declareAccess(app: FastifyInstance): void {
  app.addHook('onRoute', (options) => {
    if (options.config?.access === undefined)
      throw new Error(`${String(options.method)} ${options.url} does not say who may call it`)
  })
}

async function findSession(ctx: Context, request: FastifyRequest): Promise<Session | null> {
  const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '')?.[1]
  const found = token === undefined ? null : await whoAmI(ctx, visitorOf(request), token)
  if (found === null) return null
  const { account, customer, session, ...rest } = found
  return { ...rest, actor: { kind: 'customer', account, customer, session, place: placeOf(addressOf(request)) } }
}
