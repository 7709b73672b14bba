import type { ZodMiniType } from 'zod/mini'

import type { CallName } from '#paths/index.ts'

/** What a call takes and answers with: the server validates by it, the client is typed by it and OpenAPI describes it. */
export interface Endpoint {
  /** Where it is made and by whom stands under this name in paths/. */
  readonly name: CallName
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
// A page that checks a form needs one body: for this the bundler leaves out the endpoints beside it.
// @__NO_SIDE_EFFECTS__
export function endpoint<const Name extends CallName, const E extends Omit<Endpoint, 'name'>>(
  name: Name,
  definition: E,
): E & { readonly name: Name } {
  return { name, ...definition }
}
