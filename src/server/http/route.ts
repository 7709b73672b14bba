import type { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest as Request, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'

import type { AccountOwner, Caller, Customer, Staff } from '#domain/actor.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorEnvelope } from '#contract/errors.ts'
import { paths, type Paths } from '#paths/index.ts'
import type { Caller as MayCall } from '#paths/path.ts'
import { addressOf } from './trusted-proxies.ts'
import { placeOf } from '#limits/visitor-place.ts'
import type { Language } from '#domain/language.ts'
import { inEvenTime } from './even-time.ts'
import { sendEvents, type Begin } from './events.ts'
import { fileHeaders } from './guard-headers.ts'
import { callerOf, letIn, visitorOf, type Entry, type Session } from './let-in.ts'
import { languageOf, sendRefusal, type Refused } from './refusal.ts'
import { pick, type Stored } from './stored-file.ts'

export interface RateLimit {
  max: number
  windowSeconds: number
  /** Whether to count by account instead of by place. Calls that visitors may not make always do. */
  perAccount?: boolean
  /** Whether each process counts by itself (call-limits.ts). */
  inProcess?: boolean
}

export interface Call<E extends Endpoint> {
  body: Output<E['body']>
  query: Output<E['query']>
  params: Output<E['params']>
  headers: Output<E['headers']>
  /** Stream of the file that was sent; null if there is none. */
  file: Readable | null
  /** Actor, of a kind that may make the call. */
  actor: Acting[Paths[E['name']]['for']]
  /** Session of the owner of an account; null for a visitor, if visitors may call. */
  session: Paths[E['name']]['for'] extends 'visitor' ? Session | null : Session
  /** Reader's language from Accept-Language; German by default (D1). */
  language: Language
  ip: string
  /** Value of the browser's header. */
  cookies: string | undefined
  userAgent: string | undefined
}
interface Acting {
  visitor: Caller
  account: AccountOwner
  customer: Customer
  staff: Staff
}
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined

type Body<E extends Endpoint> = {
  [S in keyof E['answers']]: E['answers'][S] extends z.ZodMiniType ? z.input<E['answers'][S]> : never
}[keyof E['answers']]

/** File for the browser to save, under its name if it has one. */
export interface FileAnswer {
  name?: string
  bytes: Buffer | Readable
  /** Media type, if the endpoint answers with files of several types. */
  mediaType?: string
}

/**
 * `stored` is a cached answer, serialised and compressed; `file` that of an endpoint that answers with a file; `events`
 * begins a stream of events.
 */
export type Answer<E extends Endpoint> =
  | { status: number; body: Body<E>; cookie?: string }
  | { file: FileAnswer }
  | { status: number; stored: Stored }
  | { events: Begin }
  | Refused
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

export interface RouteOptions extends Entry {
  rateLimit?: RateLimit
  /** Whether to answer only after a fixed time, so that known and unknown addresses look alike. */
  evenTime?: true
  /** Whether to leave out the line in the log, as for files. */
  quiet?: true
}

/**
 * Registers an endpoint of the contract. The table of paths has its address and callers, its schemas validate, its
 * handler answers, and refusals are presented.
 */
export function route<const E extends Endpoint>(app: FastifyInstance, endpoint: E, handler: Handler<E>): void
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions,
  handler: Handler<E>,
): void
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  ...rest: [Handler<E>] | [RouteOptions, Handler<E>]
): void {
  const [options, handler] = rest.length === 2 ? rest : [{}, rest[0]]
  register(app, endpoint, options, handler)
}

function register<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions,
  handler: Handler<E>,
): void {
  const { rateLimit } = options
  const { method, path: url, for: access } = paths[endpoint.name]
  app.route({
    method,
    url,
    schema: { ...schemaOf(endpoint), ...(access !== 'visitor' && { security: [{ session: [] }] }) },
    ...(options.quiet && { logLevel: 'warn' as const }),
    config: {
      access,
      ...(rateLimit && { rateLimit: limitOf(rateLimit, access) }),
      ...(endpoint.takesFile && { takesFile: true }),
    },
    // A stream of events that nobody reads would never end.
    ...(endpoint.file === 'text/event-stream' && { exposeHeadRoute: false }),
    // Checked before validation, so that a stranger learns nothing about a call's input.
    preValidation: (request, reply) => letIn(app, request, reply, access, options),
    async handler(request, reply) {
      const session = request.customerSession
      const call = {
        body: endpoint.takesFile ? undefined : request.body,
        file: endpoint.takesFile ? (request.body ?? null) : null,
        query: request.query,
        params: request.params,
        headers: request.headers,
        session,
        actor: (access === 'staff' ? session?.staff : session?.actor) ?? visitorOf(request),
        language: languageOf(request),
        ip: addressOf(request),
        cookies: request.headers.cookie,
        userAgent: request.headers['user-agent'],
      } as Call<E>
      const answer = await (options.evenTime ? inEvenTime(app.evenMs, () => handler(call)) : handler(call))
      if ('refuse' in answer) return await sendRefusal(request, reply, answer)
      if ('events' in answer)
        return await sendEvents(app, request, reply, answer.events, () => callerOf(app, request, access, options))
      if ('stored' in answer) return sendStored(request, reply, answer.status, answer.stored)
      if ('file' in answer) return sendFile(reply, endpoint.file!, answer.file)
      if (answer.cookie !== undefined) void reply.header('set-cookie', answer.cookie)
      return await reply.code(answer.status).send(answer.body)
    },
  })
}

/** Sends a file. It is for its owner only, so it is never cached. No sign of its name can end the header. */
function sendFile(reply: FastifyReply, type: string, { name, bytes, mediaType }: FileAnswer): FastifyReply {
  const called = name === undefined ? '' : `; filename="${name.replaceAll(/[^\w.-]/g, '_')}"`
  return reply
    .headers(fileHeaders)
    .header('content-disposition', `attachment${called}`)
    .type(mediaType ?? type)
    .send(bytes)
}

function limitOf({ max, windowSeconds, perAccount, inProcess }: RateLimit, access: MayCall) {
  const limit = { max, timeWindow: windowSeconds * 1_000, ...(inProcess === true && { inProcess }) }
  if (perAccount !== true && access === 'visitor') return limit
  // Runs after the other hooks, because the caller is known then.
  return {
    ...limit,
    hook: 'preHandler' as const,
    keyGenerator: (request: Request) => request.customerSession?.actor.account ?? placeOf(addressOf(request)),
  }
}

function sendStored(request: Request, reply: FastifyReply, status: number, stored: Stored): FastifyReply {
  const { bytes, encoding } = pick(stored, request.headers['accept-encoding'])
  if (encoding !== undefined) reply.header('content-encoding', encoding)
  return reply
    .code(status)
    .header('vary', 'accept-encoding')
    .header('cache-control', 'no-cache')
    .type('application/json; charset=utf-8')
    .send(bytes)
}

function schemaOf(endpoint: Endpoint): FastifySchema & Described {
  return {
    summary: endpoint.summary,
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.takesFile && { takesFile: true }),
    response: {
      ...endpoint.answers,
      ...(endpoint.file && { 200: { content: { [endpoint.file]: { schema: endpoint.answers[200]! } } } }),
      '4xx': errorEnvelope,
    },
  }
}

/** Parts of a schema that only the description of a call uses (http/describe.ts). */
export interface Described {
  summary: string
  takesFile?: true
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: MayCall
  }
  interface FastifyRequest {
    customerSession: Session | null
  }
  interface FastifyInstance {
    evenMs: number
    findSession(request: Request): Promise<Session | null>
    becomeCustomer(actor: AccountOwner): Promise<Customer | null>
  }
}
