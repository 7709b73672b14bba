import { randomUUID } from 'node:crypto'

import * as z from 'zod/mini'
import { beforeAll, describe, expect, test } from 'vitest'

import { fieldProblems as germanProblems, serverMessages as german } from '#content/de/server.ts'
import { fieldProblems as englishProblems, serverMessages as english } from '#content/en/server.ts'
import { errorCodes, fieldCodes, type ErrorCode } from '#contract/errors.ts'
import { paths, type CallName } from '#paths/index.ts'
import { appForAll } from '#support/open-app.ts'
import { bearer, newCustomer } from '#support/customer.ts'
import { changed, everyCall, oddTexts, placesIn, valueAt, type Called, type Place } from '#support/examples.ts'
import { problemsOf } from '#support/refused.ts'
import { newStaff } from '#support/staff.ts'

const CLIENT_ERRORS = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const
type Method = (typeof METHODS)[number]

const calls = everyCall(30)
const withBody = calls.filter((call) => call.body !== undefined)

/** Sessions of a customer and a manager, since their calls refuse strangers before they look at the input. */
let session: Record<'customer' | 'staff', Record<string, string>>
const app = appForAll()
beforeAll(async () => {
  session = {
    customer: bearer((await newCustomer(app, 'Mara')).token),
    staff: bearer((await newStaff(app, 'manager')).token),
  }
})

interface Sent {
  method?: Method
  path?: string
  headers?: Record<string, string>
  payload?: string | Buffer
}

/** A new key for each trial, so that each is an order of its own. */
const freshKey = (call: Called) =>
  call.headers?.['idempotency-key'] === undefined ? {} : { 'idempotency-key': randomUUID() }

/** Calls after which a session answers nothing else. */
const endings = new Set<CallName>(['logout', 'lockScreen'])

const json = { 'content-type': 'application/json' }

/** The example of a call, with something about it changed. */
async function send(call: Called, sent: Sent = {}) {
  const payload = 'payload' in sent ? sent.payload : call.body && JSON.stringify(call.body)
  return await app.app.inject({
    method: sent.method ?? call.endpoint.method,
    url: sent.path ?? call.path,
    headers: {
      ...(!endings.has(call.name) && session[paths[call.name].for === 'staff' ? 'staff' : 'customer']),
      ...(payload !== undefined && json),
      ...call.headers,
      ...freshKey(call),
      ...sent.headers,
    },
    ...(payload !== undefined && { payload }),
  })
}
const sendBody = (call: Called, body: unknown) => send(call, { payload: JSON.stringify(body) })

/** Some calls take their time on purpose, so many are sent at once. */
async function eachOf<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: 40 }, worker))
}

describe.each(calls)('$name', (call) => {
  test('is understood as its example has it', async () => {
    const answer = await send(call)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('"invalid_input"')
  })
})

describe.each(withBody)('the body of $name', (call) => {
  const body = call.body!
  const text = JSON.stringify(body)

  test.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'json',
    '',
  ])('is not taken as "%s"', async (type) => {
    expect(problemsOf(await send(call, { headers: { 'content-type': type } }), [415], type)).toEqual([])
  })

  test.each([
    ['nothing', ''],
    ['blanks', '  \n'],
    ['truncated', text.slice(0, -1)],
    ['cut in a text', text.slice(0, text.indexOf(':') + 2)],
    ['something after it', `${text}{}`],
    ['no JSON', '{a:1}'],
    ['single quotes', text.replaceAll('"', "'")],
    ['an array', `[${text}]`],
    ['null', 'null'],
    ['a number', '1e999'],
    ['a text', '"{}"'],
    ['true', 'true'],
    ['an empty object', '{}'],
    ['a lone closing bracket', ']'],
    ['deep nesting', '['.repeat(30_000)],
    ['closed deep nesting', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
    ['a prototype', `{"__proto__":{"admin":true},${text.slice(1)}`],
    ['a constructor', `{"constructor":{"prototype":{"admin":true}},${text.slice(1)}`],
    ['a surplus field', `{"surplus":1,${text.slice(1)}`],
    ['a surplus name of every object', `{"toString":1,"hasOwnProperty":2,${text.slice(1)}`],
    ['UTF-16', Buffer.from(text, 'utf16le')],
    ['a zipped look', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ])('is refused as %s', async (what, payload) => {
    // Nothing of a filter has to be there.
    if (what === 'an empty object' && z.safeParse(call.endpoint.body!, {}).success) return
    expect(problemsOf(await send(call, { payload }), [400], what)).toEqual([])
  })

  test('is refused over 64 KB, and read up to there', async () => {
    expect(problemsOf(await send(call, { payload: `{"a":"${'x'.repeat(64 * 1024)}"}` }), [413], 'too large')).toEqual(
      [],
    )
    expect(problemsOf(await send(call, { payload: `{"a":"${'x'.repeat(63 * 1024)}"}` }), [400], 'large')).toEqual([])
  })

  test('needs each of its required fields', async () => {
    const required = placesIn(body).filter(
      (place) => !z.safeParse(call.endpoint.body!, changed(body, place, undefined)).success,
    )
    const schema = z.toJSONSchema(call.endpoint.body!, { io: 'input', unrepresentable: 'any' })
    const { required: named = [] } = kindIn(schema, body)
    // Compared with the schema's own list, so that the two ways check each other.
    expect(new Set(required.filter((place) => place.length === 1).flat())).toEqual(new Set(named))
    await eachOf(required, async (place) => {
      const answer = await sendBody(call, changed(body, place, undefined))
      expect(problemsOf(answer, [400], `without ${place.join('.')}`)).toEqual([])
      expect(Object.keys(answer.json<{ fields: object }>().fields)).toEqual([place.join('.')])
    })
  })

  test('refuses another type in each place', async () => {
    const others = [12, 1.5, -1e300, true, false, {}, [], ['a'], [[]], { a: 1 }, { length: 3 }, 'text']
    const trials = placesIn(body).flatMap((place) => {
      const given = typeOf(valueAt(body, place))
      return others.filter((other) => typeOf(other) !== given).map((other) => ({ place, other }))
    })
    await eachOf(trials, async ({ place, other }) => {
      const answer = await sendBody(call, changed(body, place, other))
      const where = place.join('.')
      expect(problemsOf(answer, [400], `${where} = ${JSON.stringify(other)}`)).toEqual([])
      expect(Object.keys(answer.json<{ fields: object }>().fields)[0]).toMatch(new RegExp(`^${where}`))
    })
  })

  test('survives null and hostile texts in each place', async () => {
    const trials = placesIn(body).flatMap((place) => [
      { place, what: 'null', value: null },
      ...Object.entries(oddTexts).map(([what, value]) => ({ place, what, value })),
    ])
    await eachOf(trials, async ({ place, what, value }) => {
      const next = changed(body, place, value)
      const answer = await sendBody(call, next)
      const understood = z.safeParse(call.endpoint.body!, next).success
      if (!understood || answer.statusCode >= 400) {
        expect(problemsOf(answer, understood ? CLIENT_ERRORS : [400], `${what} in ${place.join('.')}`)).toEqual([])
      }
    })
  })

  test('bounds each of its texts and numbers', async () => {
    const trials = placesIn(body).flatMap((place): { place: Place; value: string | number }[] => {
      const value = valueAt(body, place)
      if (typeof value === 'string') return [{ place, value: 'x'.repeat(20_000) }]
      return typeof value === 'number' ? [Number.MAX_VALUE, 0.5, -1e21].map((odd) => ({ place, value: odd })) : []
    })
    await eachOf(trials, async ({ place, value }) => {
      expect(
        problemsOf(
          await sendBody(call, changed(body, place, value)),
          [400],
          `${place.join('.')} = ${String(value).slice(0, 30)}`,
        ),
      ).toEqual([])
    })
  })

  test('has no control characters in the texts that are kept', async () => {
    const texts = placesIn(body).filter(
      (place) => typeof valueAt(body, place) === 'string' && !/password|token/i.test(place.join('.')),
    )
    await eachOf(texts, async (place) => {
      for (const odd of ['a NUL', 'control characters', 'a lone surrogate']) {
        expect(
          problemsOf(
            await sendBody(call, changed(body, place, oddTexts[odd])),
            [400, 404],
            `${odd} in ${place.join('.')}`,
          ),
        ).toEqual([])
      }
    })
  })
})

/** Schema of a body; of a choice of kinds, that of the body's kind. */
function kindIn(schema: z.core.JSONSchema.BaseSchema, body: object): z.core.JSONSchema.BaseSchema {
  const kinds = schema.oneOf ?? schema.anyOf ?? []
  const kind = 'kind' in body ? body.kind : undefined
  return kinds.find(({ properties = {} }) => (properties['kind'] as { const?: unknown })?.const === kind) ?? schema
}

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

describe('queries and path parameters', () => {
  const inQuery = calls.filter((call) => call.path.includes('?'))

  /** Words that somebody searches for: any text is one. */
  const searched = new Set(['findRenters q', 'getSubscribers email', 'exportSubscribers email'])

  test.each(inQuery)('$name refuses wrong, repeated, surplus and hostile ones', async (call) => {
    const [path, query] = call.path.split('?') as [string, string]
    const given = new URLSearchParams(query)
    const ask = (change: (params: URLSearchParams) => void) => {
      const params = new URLSearchParams(given)
      change(params)
      return send(call, { path: `${path}?${params}` })
    }
    expect(problemsOf(await ask((params) => params.set('surplus', '1')), [400], 'surplus')).toEqual([])
    for (const name of given.keys()) {
      expect(problemsOf(await ask((params) => params.append(name, given.get(name)!)), [400], `${name} twice`)).toEqual(
        [],
      )
      for (const [what, value] of Object.entries(oddTexts)) {
        if (what === 'empty' || what === 'blank' || searched.has(`${call.name} ${name}`)) continue
        expect(problemsOf(await ask((params) => params.set(name, value)), [400], `${name} as ${what}`)).toEqual([])
      }
    }
    for (const raw of ['%', '%00', '%ff', 'id[]=1&id[$ne]=1', '__proto__[a]=1', '&&&=&', 'a=1&'.repeat(900)]) {
      expect(problemsOf(await send(call, { path: `${path}?${raw}` }), [400], raw.slice(0, 40))).toEqual([])
    }
  })

  const inPath = calls.filter((call) => call.endpoint.path.includes(':'))

  test.each(inPath)('$name refuses hostile parameters', async (call) => {
    for (const odd of [
      '987654321',
      'null',
      '%00',
      "'%20or%201=1--",
      '00000000',
      '%F0%9F%9A%97',
      '%C3%A4',
      'a'.repeat(150),
      '__proto__',
      '..%2f..%2fsite',
    ]) {
      const answer = await send(call, { path: call.endpoint.path.replace(/:\w+/, odd) })
      // A number may be the number of nothing.
      expect(problemsOf(answer, /^\d+$/.test(odd) ? [400, 404] : [400], odd)).toEqual([])
    }
  })

  const keyed = calls.filter((call) => call.headers?.['idempotency-key'] !== undefined)

  test.each(keyed)('$name needs a fitting idempotency key', async (call) => {
    for (const key of ['', 'short', 'x'.repeat(65), "a'; drop table booking; --", 'ä'.repeat(20)]) {
      expect(problemsOf(await send(call, { headers: { 'idempotency-key': key } }), [400], key)).toEqual([])
    }
  })
})

describe('what is wrong with a field', () => {
  const quote = calls.find(({ name }) => name === 'createQuote')!
  const register = calls.find(({ name }) => name === 'addCustomer')!
  test.each([
    [quote, 'pickup', 2, 'not_a_choice'],
    [quote, 'vehicleId', '1', 'wrong_type'],
    [quote, 'extras', [{ code: 'xyzzy', quantity: 1 }], 'not_offered'],
    [register, 'passportIssue', '2020-02-30', 'invalid_date'],
    [register, 'firstName', '', 'too_small'],
    [register, 'email', 'nobody', 'invalid_email'],
  ] as const)('%$: a code of ours', async (call, field, value, code) => {
    const answer = await sendBody(call, { ...call.body, [field]: value })
    expect(answer.json<{ fields: object }>().fields).toEqual({ [field]: code })
    expect(answer.body).not.toContain('xyzzy')
  })

  test('has words of its own in both languages', () => {
    for (const texts of [germanProblems, englishProblems])
      expect(Object.keys(texts).toSorted()).toEqual(fieldCodes.toSorted())
  })
})

describe('the language of a refusal', () => {
  test.each([
    [undefined, german],
    ['de-DE,de;q=0.9,en;q=0.8', german],
    ['fr', german],
    ['', german],
    ['en', english],
    ['en-GB,en;q=0.9,de;q=0.8', english],
    [' EN-us', english],
    [`x${'\u00e4'.repeat(100)}`, german],
  ])('%j', async (language, texts) => {
    const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language }
    for (const [path, code] of [
      ['/api/nothing/here', 'not_found'],
      ['/api/vehicle/GetVehicleByType?id=x', 'invalid_input'],
      ['/api/account', 'unauthorized'],
    ] as [string, ErrorCode][]) {
      const { body } = await app.get(path, headers)
      expect([body.code, body.message]).toEqual([code, texts[code]])
    }
  })

  test('has a text of its own for every code in both', () => {
    for (const texts of [german, english]) {
      expect(Object.keys(texts).toSorted()).toEqual(errorCodes.toSorted())
      expect(new Set(Object.values(texts)).size).toBe(errorCodes.length)
    }
    expect(errorCodes.filter((code) => new Set<string>([german[code], english[code]]).size === 1)).toEqual([])
  })
})
