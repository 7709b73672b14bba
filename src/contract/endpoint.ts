import type { ZodMiniType } from 'zod/mini'

import type { CallName } from '#paths/index.ts'

/** Input and answers of a call: the server validates by it, the client is typed by it and OpenAPI describes it. */
export interface Endpoint {
  /** Name under which `paths/` has the path, the method and who may make the call. */
  readonly name: CallName
  readonly summary: string
  readonly query?: ZodMiniType
  readonly params?: ZodMiniType
  readonly headers?: ZodMiniType
  readonly body?: ZodMiniType
  /** Set if the body is a file of any type (`application/octet-stream`). */
  readonly takesFile?: true
  /** Answers by status code. Every call answers errors with `errorEnvelope`. */
  readonly answers: { readonly [status: number]: ZodMiniType }
  /** Media type of the file, or of the stream of events, that a 200 answers with; missing if it answers with JSON. */
  readonly file?: 'application/pdf' | 'text/csv' | 'application/octet-stream' | 'image/jpeg' | 'text/event-stream'
}

/** Keeps the literal types of an endpoint while checking its shape. */
// A page that checks a form needs one body. The mark lets the bundler leave out the other endpoints of the file.
// @__NO_SIDE_EFFECTS__
export function endpoint<const Name extends CallName, const E extends Omit<Endpoint, 'name'>>(
  name: Name,
  definition: E,
): E & { readonly name: Name } {
  return { name, ...definition }
}
