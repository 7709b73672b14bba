import type { FastifyInstance, FastifyReply, FastifyRequest as Request, FastifySchema } from 'fastify'
import type * as z from 'zod/mini'

import type { Endpoint } from '../../contract/endpoint.ts'
import { errorEnvelope } from '../../contract/errors.ts'
import type { Language } from '../store/tables.ts'
import { languageOf, sendRefusal, type Refused } from './refusal.ts'
import { pick, type Stored } from './stored-file.ts'

/** Who may call: everybody, or whoever has a customer's session. Routes are denied unless they say so (C). */
export type Access = 'public' | 'customer'

export interface Session {
  token: string
  sessionId: string
  customerId: string
  user: { id: string; firstName: string; lastName: string; email: string }
}

export interface RateLimit {
  max: number
  windowSeconds: number
}

export interface Call<E extends Endpoint> {
  body: Output<E['body']>
  query: Output<E['query']>
  params: Output<E['params']>
  headers: Output<E['headers']>
  /** The signed-in customer; on public routes null without a valid token. */
  session: Session | null
  /** The reader's language: Accept-Language, German by default (D1). */
  language: Language
  ip: string
  userAgent: string | undefined
}
type Output<S> = S extends z.ZodMiniType ? z.output<S> : undefined

type Body<E extends Endpoint> = {
  [S in keyof E['answers']]: E['answers'][S] extends z.ZodMiniType ? z.input<E['answers'][S]> : never
}[keyof E['answers']]

/** `stored` is an answer that is kept serialised and compressed. */
export type Answer<E extends Endpoint> =
  | { status: number; body: Body<E> }
  | { status: number; stored: Stored }
  | Refused
export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>>

export interface RouteOptions {
  access: Access
  rateLimit?: RateLimit
  /** Kept answers are sent like files: without a line in the log for each. */
  quiet?: true
}

/** Registers one endpoint of the contract: its schemas validate, its handler answers, its refusals are presented. */
export function route<const E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  options: RouteOptions,
  handler: Handler<E>,
): void {
  const { rateLimit } = options
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    schema: { ...schemaOf(endpoint), ...(options.access === 'customer' && { security: [{ session: [] }] }) },
    ...(options.quiet && { logLevel: 'warn' as const }),
    config: {
      access: options.access,
      ...(rateLimit && { rateLimit: { max: rateLimit.max, timeWindow: rateLimit.windowSeconds * 1_000 } }),
    },
    // Before validation: a stranger learns nothing about what a call takes.
    async preValidation(request, reply) {
      request.customerSession = await app.findSession(request)
      if (options.access === 'customer' && request.customerSession === null)
        await sendRefusal(request, reply, { refuse: 'unauthorized' })
    },
    async handler(request, reply) {
      const session = request.customerSession
      const answer = await handler({
        body: request.body,
        query: request.query,
        params: request.params,
        headers: request.headers,
        session,
        language: languageOf(request),
        ip: request.ip,
        userAgent: request.headers['user-agent'],
      } as Call<E>)
      if ('refuse' in answer) return await sendRefusal(request, reply, answer)
      if ('stored' in answer) return sendStored(request, reply, answer.status, answer.stored)
      return await reply.code(answer.status).send(answer.body)
    },
  })
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

function schemaOf(endpoint: Endpoint): FastifySchema & { summary: string } {
  return {
    summary: endpoint.summary,
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.body && { body: endpoint.body }),
    response: { ...endpoint.answers, '4xx': errorEnvelope },
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
  }
  interface FastifyRequest {
    customerSession: Session | null
  }
  interface FastifyInstance {
    findSession(request: Request): Promise<Session | null>
  }
}
