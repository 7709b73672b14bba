import type { ZodMiniType } from 'zod/mini'

/** One call of the HTTP interface: what the server validates, the client types and OpenAPI describes. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path below the origin, with `:name` for path parameters. */
  readonly path: `/api/${string}`
  readonly summary: string
  readonly query?: ZodMiniType
  readonly params?: ZodMiniType
  readonly headers?: ZodMiniType
  readonly body?: ZodMiniType
  /** The body is a file, whatever it is: `application/octet-stream`. */
  readonly takesFile?: true
  /** Answers by status code. Errors of every call are `errorEnvelope`. */
  readonly answers: { readonly [status: number]: ZodMiniType }
  /** Of a call whose answer of 200 is a file: its media type. */
  readonly file?: 'application/pdf' | 'application/octet-stream' | 'image/jpeg'
}

/** Keeps the literal types of an endpoint while checking its shape. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition
}
