import { randomUUID } from 'node:crypto'

import type * as z from 'zod/mini'

import type { Endpoints } from '#contract/index.ts'
import { paths, type CallName } from '#paths/index.ts'

type Of<Definition, Part extends string> = Definition extends Record<Part, infer Schema> ? z.input<Schema> : never
type Keys<Union> = Union extends unknown ? keyof Union : never

/** Fields named as in the contract, with values of any type, because a test may send invalid ones. */
type Loose<Definition, Part extends string> = [Of<Definition, Part>] extends [never]
  ? undefined
  : { readonly [Key in Keys<Of<Definition, Part>>]?: unknown }

export interface CallOptions<Name extends CallName> {
  /** Signed-in customer, or the token of their session; omit to call as a visitor. */
  readonly as?: string | { readonly token: string } | null | undefined
  readonly params?: Loose<Endpoints[Name], 'params'>
  readonly query?: Loose<Endpoints[Name], 'query'>
  readonly body?: Loose<Endpoints[Name], 'body'> | undefined
  readonly headers?: Readonly<Record<string, string>>
}

export type AnswerTo<Name extends CallName> = {
  [Status in keyof Endpoints[Name]['answers']]: Endpoints[Name]['answers'][Status] extends z.ZodMiniType
    ? z.output<Endpoints[Name]['answers'][Status]>
    : never
}[keyof Endpoints[Name]['answers']]

type Named = Readonly<Record<string, unknown>>

/** Address of a call. @throws if a parameter of its path is missing */
export function addressOf(name: CallName, params: Named = {}, query: Named = {}): string {
  const filled = paths[name].path.replaceAll(/:(\w+)/g, (_, key: string) => {
    const value = params[key] as string | number | undefined
    if (value === undefined) throw new Error(`${name} needs ${key}`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)]))
  return search.size === 0 ? filled : `${filled}?${search.toString()}`
}

/** Builds the request of a call, with a fresh idempotency key unless the headers give one. */
export function requestOf<Name extends CallName>(name: Name, options: CallOptions<Name> = {}) {
  const { as, body, params, query, headers = {} } = options
  return {
    method: paths[name].method,
    path: addressOf(name, params, query),
    headers: {
      'idempotency-key': randomUUID(),
      ...(as != null && { authorization: `Bearer ${typeof as === 'string' ? as : as.token}` }),
      ...headers,
    },
    body,
  }
}
