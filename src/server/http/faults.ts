import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import type { FieldCode } from '#contract/errors.ts'
import { createComplaints, type Complain } from '#log/complaints.ts'
import { bottleneckOf, FileLostError, troubleOf, type Trouble } from '#log/trouble.ts'
import { TooManyCallsError } from './call-limits.ts'
import { fieldCodeOf, sendRefusal, type Refused } from './refusal.ts'

/** Class of PostgreSQL's errors about a value. Their message repeats the value, which may be personal. */
const ABOUT_A_VALUE = /^22/
const RETRY_AFTER_SECONDS = 5
const MOST_FIELDS = 20

/** Handles all faults. None reaches a caller as it is, and a caller's own mistake is never a 5xx. */
export function handleFaults(app: FastifyInstance): void {
  const complain = {
    away: createComplaints(app.log, 'error'),
    full: createComplaints(app.log, 'error'),
    overloaded: createComplaints(app.log, 'warn'),
    lost: createComplaints(app.log, 'error'),
  }
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refused = refusalOfCaller(error) ?? refusalOfFault(error, request, reply, complain)
    await sendRefusal(request, reply, refused)
  })
}

/** Refusal of a call that the caller got wrong; undefined for other errors. */
function refusalOfCaller(error: FastifyError): Refused | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      refuse: 'invalid_input',
      fields: Object.fromEntries(
        error.validation.slice(0, MOST_FIELDS).map((issue) => [fieldOf(issue.instancePath), problemOf(issue)]),
      ),
    }
  }
  if (error instanceof TooManyCallsError) return { refuse: 'rate_limited', retryAfterSeconds: error.retryAfterSeconds }
  if (error.statusCode === 429) return { refuse: 'rate_limited' }
  if (error.statusCode === 413) return { refuse: 'payload_too_large' }
  if (error.statusCode === 415) return { refuse: 'unsupported_media_type' }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return { refuse: 'invalid_input' }
  return undefined
}

function refusalOfFault(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  complain: Record<Trouble | 'lost', Complain>,
): Refused {
  if (error instanceof FileLostError) {
    complain.lost('a file cannot be read; see "files check"', error)
    return { refuse: 'file_lost' }
  }
  const trouble = troubleOf(error)
  if (trouble === undefined) {
    request.log.error({ err: describe(error) }, 'fault')
    return { refuse: 'unexpected' }
  }
  complain[trouble](lines[trouble], { message: bottleneckOf(error) ?? error.code ?? error.message })
  void reply.header('retry-after', RETRY_AFTER_SECONDS)
  return { refuse: trouble === 'overloaded' ? 'overloaded' : 'unavailable' }
}

/** Lines of the log for each kind of trouble. */
const lines: Record<Trouble, string> = { away: 'database away', full: 'disk full', overloaded: 'overloaded' }

function describe(error: FastifyError): { code: string; message?: string; stack: string | undefined } {
  const { code, message, stack } = error
  if (!ABOUT_A_VALUE.test(code)) return { code, message, stack }
  return { code, stack: stack?.replace(message, '(about a value)') }
}

/** '/driver/firstName' → 'driver.firstName'; a problem of the whole body has no path. */
function fieldOf(instancePath: string): string {
  return instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body'
}

/** Zod's kinds of checks in our words. */
const codes: Record<string, FieldCode> = {
  invalid_type: 'wrong_type',
  invalid_format: 'wrong_format',
  invalid_value: 'not_a_choice',
  invalid_union: 'not_a_choice',
  too_small: 'too_small',
  too_big: 'too_big',
  unrecognized_keys: 'surplus',
}

/** Our own checks name their problem in the message; the rest go by the kind of check. */
function problemOf({ keyword = '', message = '' }: { keyword?: string; message?: string }): FieldCode {
  return keyword === 'custom' ? fieldCodeOf(message) : (codes[keyword] ?? 'invalid')
}
