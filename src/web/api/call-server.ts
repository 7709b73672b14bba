import type * as z from 'zod/mini'

import type { ErrorCode, ErrorEnvelope } from '#contract/errors.ts'
import type { Endpoints } from '#contract/index.ts'
import type { CallName } from '#paths/index.ts'
import type { Path } from '#paths/path.ts'
import { visitorPaths } from '#paths/visitor.ts'
import { dropSession, proveSession } from './session-storage.ts'

type Scalar = string | number | boolean | undefined
type Input<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never
type Part<Definition, Key extends string> = Definition extends Record<Key, infer Schema> ? Input<Schema> : never

type Needs<Definition, Key extends string> = [Part<Definition, Key>] extends [never]
  ? { readonly [K in Key]?: never }
  : { readonly [K in Key]: Part<Definition, Key> }

/** Query values are written as text, so the schemas that turn text into numbers take any scalar here. */
type Query<Definition> = [Part<Definition, 'query'>] extends [never]
  ? { readonly query?: never }
  : { readonly query: { readonly [Key in keyof Part<Definition, 'query'>]: Scalar } }

type Headers<Definition> = [Part<Definition, 'headers'>] extends [never]
  ? { readonly headers?: never }
  : object extends Part<Definition, 'headers'>
    ? { readonly headers?: Part<Definition, 'headers'> }
    : { readonly headers: Part<Definition, 'headers'> }

interface Common {
  /** The session's bearer token. */
  readonly token?: string | undefined
  readonly signal?: AbortSignal | undefined
  /** Whether the call goes on when the tab is closed. */
  readonly keepalive?: boolean
}

export type CallOptions<Name extends CallName> = Common &
  Needs<Endpoints[Name], 'body'> &
  Needs<Endpoints[Name], 'params'> &
  Query<Endpoints[Name]> &
  Headers<Endpoints[Name]>

export type Answer<Name extends CallName> = {
  [Status in keyof Endpoints[Name]['answers']]: Endpoints[Name]['answers'][Status] extends z.ZodMiniType
    ? z.infer<Endpoints[Name]['answers'][Status]>
    : never
}[keyof Endpoints[Name]['answers']]

/** A refusal in the server's words; `status` is 0 if there was no answer. */
export type ApiError = Omit<ErrorEnvelope, 'success'> & { readonly status: number }

export type Result<Data> = { readonly ok: true; readonly data: Data } | { readonly ok: false; readonly error: ApiError }

export type Arguments<Name extends CallName> =
  object extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>]

/** Time-out in ms, long enough for a slow mobile connection. Without it, a dead one would leave a button spinning. */
const patience = 20_000

/** Calls the server. All expected failures, including a dead connection, are part of the result. */
export async function call<Name extends CallName>(
  name: Name,
  ...[options]: Arguments<Name>
): Promise<Result<Answer<Name>>> {
  try {
    const response = await send(name, options)
    const content: unknown = await response.json().catch(() => null)
    const error = response.ok && content !== null ? null : errorOf(response.status, content)
    heardOfSession(options?.token, error)
    return error === null ? { ok: true, data: content as Answer<Name> } : { ok: false, error }
  } catch {
    return unanswered
  }
}

/**
 * Ends the session here and in every tab if an answer says that its token is no longer valid. The caller passes every
 * answer.
 */
export function heardOfSession(token: string | undefined, error: ApiError | null): void {
  if (token === undefined) return
  if (error === null) proveSession(token)
  else if (hasEnded(error)) dropSession(token)
}

/** Whether a refusal means that the token is no longer valid: a caller with a valid one is never asked to sign in. */
export const hasEnded = ({ code }: ApiError): boolean => code === 'session_ended' || code === 'unauthorized'

/** Result of a call without an answer. */
export const unanswered: { readonly ok: false; readonly error: ApiError } = {
  ok: false,
  error: { code: 'unavailable', message: '', errors: [], status: 0 },
}

/** Sends a call. @throws if there is no answer */
export async function send(name: CallName, given: Loose = {}): Promise<Response> {
  const { method, path } = await pathOf(name)
  return await fetch(address(path, given), {
    method: given.headOnly === true ? 'HEAD' : method,
    headers: headersOf(given),
    keepalive: given.keepalive === true,
    signal: given.lasting ?? AbortSignal.any([AbortSignal.timeout(patience), ...(given.signal ? [given.signal] : [])]),
    ...(given.body === undefined ? {} : { body: JSON.stringify(given.body) }),
  })
}

/** The path of a call. Paths for members load on demand, so that visitors never load them. */
async function pathOf(name: CallName): Promise<Path> {
  if (name in visitorPaths) return visitorPaths[name as keyof typeof visitorPaths]
  const { memberPaths } = await import('#paths/member.ts')
  return memberPaths[name as keyof typeof memberPaths]
}

export interface Loose extends Common {
  readonly query?: Readonly<Record<string, Scalar>>
  readonly params?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
  /** Whether the answer is asked for without its body. */
  readonly headOnly?: boolean
  /** Ends an answer that is a stream, which has no time-out. */
  readonly lasting?: AbortSignal
}

function address(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, String(value))
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

function headersOf({ headers = {}, token, body }: Loose): Record<string, string> {
  const all = {
    'accept-language': document.documentElement.lang,
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  }
  return Object.fromEntries(Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

/**
 * Reads a refusal. The specified envelope has no code (D7), so the status then decides its kind; the server's words
 * still count. A proxy in between may answer with a page of its own instead of an envelope.
 */
export function errorOf(status: number, content: unknown): ApiError {
  if (!isEnvelope(content)) {
    const away = status === 502 || status === 503 || status === 504
    return { code: away ? 'unavailable' : 'unexpected', message: '', errors: [], status }
  }
  const { code = codeOf(status), message, errors = [], fields } = content
  return { code, message, errors, status, ...(fields ? { fields } : {}) }
}

type Envelope = Pick<ErrorEnvelope, 'message'> & Partial<ErrorEnvelope>

const isEnvelope = (content: unknown): content is Envelope =>
  typeof content === 'object' && content !== null && 'message' in content && typeof content.message === 'string'

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  422: 'invalid_input',
  429: 'rate_limited',
  503: 'unavailable',
}

const codeOf = (status: number): ErrorCode => codes[status] ?? 'unexpected'
