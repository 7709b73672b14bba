import type { Readable } from 'node:stream'

import type { FastifyInstance, FastifyReply, FastifyRequest as Request, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'

import type { AccountOwner, Caller, Customer, Staff, Visitor } from '#domain/actor.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { errorEnvelope, type ErrorCode } from '#contract/errors.ts'
import { paths, type Paths } from '#paths/index.ts'
import type { Caller as MayCall } from '#paths/path.ts'
import { addressOf } from './trusted-proxies.ts'
import { placeOf } from '#limits/visitor-place.ts'
import type { Language } from '#domain/language.ts'
import { inEvenTime } from './even-time.ts'
import { fileHeaders } from './guard-headers.ts'
import { languageOf, sendRefusal, type Refused } from './refusal.ts'
import { pick, type Stored } from './stored-file.ts'

/** Owner of an account who is signed in. */
export interface Session {
  actor: AccountOwner
  user: { id: string; firstName: string; lastName: string; email: string }
  /** Whether the session belongs to staff without a second factor. */
  secondFactorMissing: boolean
  /** Whether its screen is locked. */
  locked: boolean
  /** The owner as a member of staff at work; null if they are none. */
  staff: Staff | null
}

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
  bytes: Buffer
  /** Media type, if the endpoint answers with files of several types. */
  mediaType?: string
}

/** `stored` is a cached answer, serialised and compressed; `file` that of an endpoint that answers with a file. */
export type Answer<E extends Endpoint> =
  | { status: number; body: Body<E>; cookie?: string }
  | { file: FileAnswer }
  | { status: number; stored: Stored }
  | Refused
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

export interface RouteOptions {
  /** Whether staff without a second factor may make the call: only those for setting one up and for signing out. */
  beforeSecondFactor?: true
  /** Whether the call may be made while the screen is locked: only those for unlocking it and for signing out. */
  whileLocked?: true
  rateLimit?: RateLimit
  /** Whether owners of accounts make this call as customers; visitors may make it, too. */
  rents?: true
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
      if ('stored' in answer) return sendStored(request, reply, answer.status, answer.stored)
      if ('file' in answer) return sendFile(reply, endpoint.file!, answer.file)
      if (answer.cookie !== undefined) void reply.header('set-cookie', answer.cookie)
      return await reply.code(answer.status).send(answer.body)
    },
  })
}

/** Finds the caller's session and refuses those who may not make the call. */
async function letIn(
  app: FastifyInstance,
  request: Request,
  reply: FastifyReply,
  access: MayCall,
  options: RouteOptions,
): Promise<void> {
  const refuse = async (code: ErrorCode) => void (await sendRefusal(request, reply, { refuse: code }))
  const session = await app.findSession(request)
  // A caller with an outdated token believes they are signed in, so they are told instead of treated as a visitor.
  if (session === null && showsToken(request)) return await refuse('session_ended')
  const denied = session === null ? undefined : whyDenied(session, options)
  request.customerSession = denied ? null : session
  if (request.customerSession === null) {
    if (access !== 'visitor') await refuse(denied ?? 'unauthorized')
    return
  }
  if (access === 'staff' && request.customerSession.staff === null) return await refuse('forbidden')
  if ((access === 'customer' || options.rents) && !(await asCustomer(app, request.customerSession)))
    await refuse('session_ended')
}

/** Reason for which a session may not make this call yet. */
function whyDenied(session: Session, options: RouteOptions): 'second_factor_missing' | 'screen_locked' | undefined {
  if (session.secondFactorMissing && options.beforeSecondFactor !== true) return 'second_factor_missing'
  if (session.locked && options.whileLocked !== true) return 'screen_locked'
  return undefined
}

/** Makes the owner of an account act as a customer. @returns false if the account is gone */
async function asCustomer(app: FastifyInstance, session: Session): Promise<boolean> {
  const customer = await app.becomeCustomer(session.actor)
  if (customer !== null) session.actor = customer
  return customer !== null
}

export const visitorOf = (request: Request): Visitor => ({ kind: 'visitor', place: placeOf(addressOf(request)) })

const showsToken = (request: Request): boolean => /^bearer\b/i.test(request.headers.authorization ?? '')

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
