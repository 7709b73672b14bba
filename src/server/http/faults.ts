import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'

import type { FieldCode } from '../../contract/errors.ts'
import { createComplaints, type Complain } from '../complaints.ts'
import { fieldCodeOf, sendRefusal, type Refused } from './refusal.ts'

/** The database or the way to it is gone, full or overrun: it will be back, and the caller may try again. */
const AWAY =
  /^(08|53|57P0|58|ECONN|ENOENT|EPIPE|ETIMEDOUT|25P03)|^EAI_AGAIN|^ENOTFOUND|^EHOSTUNREACH|^ENETUNREACH|^57014$/
const AWAY_TEXT =
  /timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|connection is closed/i
/** No room for what is written: in the database, or in a file. */
const FULL = /^(53100|ENOSPC|EDQUOT)$/
/** Errors about a value repeat it in their message, and it may be personal. */
const ABOUT_A_VALUE = /^22/
const RETRY_AFTER_SECONDS = 5
const MOST_FIELDS = 20

/** The one place where faults are met: none reaches a caller as it is, none is a 5xx that the caller caused. */
export function handleFaults(app: FastifyInstance): void {
  const complain = createComplaints(app.log, 'error')
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const refused = refusalOfCaller(error) ?? refusalOfFault(error, request, reply, complain)
    await sendRefusal(request, reply, refused)
  })
}

/** What the caller did wrong, if anything. */
function refusalOfCaller(error: FastifyError): Refused | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return {
      refuse: 'invalid_input',
      fields: Object.fromEntries(
        error.validation.slice(0, MOST_FIELDS).map((issue) => [fieldOf(issue.instancePath), problemOf(issue)]),
      ),
    }
  }
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
  complain: Complain,
): Refused {
  if (isFull(error) || isAway(error)) {
    complain(isFull(error) ? 'disk full' : 'database away', { message: error.code ?? error.message })
    void reply.header('retry-after', RETRY_AFTER_SECONDS)
    return { refuse: 'unavailable' }
  }
  request.log.error({ err: describe(error) }, 'fault')
  return { refuse: 'unexpected' }
}

function describe(error: FastifyError): { code: string; message?: string; stack: string | undefined } {
  const { code, message, stack } = error
  if (!ABOUT_A_VALUE.test(code)) return { code, message, stack }
  return { code, stack: stack?.replace(message, '(about a value)') }
}

/** Whether what should be written found no room. */
function isFull(error: { code?: string }): boolean {
  return FULL.test(error.code ?? '')
}

/** Whether the database could not be asked, as opposed to having said no. */
export function isAway(error: { code?: string; message: string }): boolean {
  return AWAY.test(error.code ?? '') || AWAY_TEXT.test(error.message)
}

/** '/driver/firstName' → 'driver.firstName'; what is wrong with the whole body has no path. */
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
