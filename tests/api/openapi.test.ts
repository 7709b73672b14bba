import * as z from 'zod'
import { beforeAll, describe, expect, test } from 'vitest'

import { fieldCodes, refusals } from '#contract/errors.ts'
import { endpoints, type Call } from '#contract/index.ts'
import { appForAll } from '#support/open-app.ts'
import { changed, everyCall } from '#support/examples.ts'
import type { Document, JsonSchema, Operation } from '#support/openapi.ts'

let document: Document
const app = appForAll()
beforeAll(async () => {
  document = (await app.get<Document>('/api/openapi.json')).body
})

const calls = everyCall(30)
const templateOf = (endpoint: Call) => endpoint.path.replaceAll(/:(\w+)/g, '{$1}')
const operationOf = (endpoint: Call): Operation => document.paths[templateOf(endpoint)]![endpoint.method.toLowerCase()]!
const bodyOf = (operation: Operation) => operation.requestBody?.content['application/json']?.schema

const operations = () =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
  )

test('is an OpenAPI 3.1 document with a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/)
  expect(document.info.title).toBe('Spreewagen')
  expect(document.info.version).toMatch(/./)
  const allowed = new Set([
    'openapi',
    'info',
    'jsonSchemaDialect',
    'servers',
    'paths',
    'webhooks',
    'components',
    'security',
    'tags',
    'externalDocs',
  ])
  expect(Object.keys(document).filter((key) => !allowed.has(key))).toEqual([])
})

test('describes the endpoints of the contract and nothing else', () => {
  const described = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`)
  const declared = Object.values<Call>(endpoints).map((endpoint) => `${endpoint.method} ${templateOf(endpoint)}`)
  expect(described.toSorted()).toEqual(declared.toSorted())
})

test('says which calls need a session, and of what kind it is', () => {
  expect(document.components.securitySchemes.session).toMatchObject({ type: 'http', scheme: 'bearer' })
  const secured = operations().filter(({ operation }) => operation.security !== undefined)
  const forCustomers = Object.values(endpoints).filter((call) => call.for !== 'visitor')
  expect(forCustomers.length).toBeGreaterThan(40)
  expect(secured.map(({ path, method }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual(
    forCustomers.map((call) => `${call.method} ${templateOf(call)}`).toSorted(),
  )
  for (const { operation } of secured) expect(operation.security).toEqual([{ session: [] }])
})

test('tells the status of every refusal', () => {
  for (const [code, status] of Object.entries(refusals)) {
    const [, codes = ''] = new RegExp(`${status}: ([\\w, ]+)\\.`).exec(document.info.description) ?? []
    expect(codes.split(', ')).toContain(code)
  }
})

test('lists what can be wrong with a field', () => {
  const refusal = operationOf(endpoints.addCustomer).responses['4XX']!.content!['application/json']!.schema
  const { additionalProperties } = refusal.properties!.fields!
  expect(additionalProperties?.enum).toEqual([...fieldCodes])
})

test('has well-formed operations', () => {
  const problems = operations().flatMap(({ path, method, operation }) => {
    const parameters = operation.parameters ?? []
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const named = parameters.filter((parameter) => parameter.in === 'path')
    const rules: Record<string, boolean> = {
      'a summary': /\w{3}/.test(operation.summary ?? ''),
      'the parameters of its path': named.map((parameter) => parameter.name).join(',') === inPath.join(','),
      'path parameters that are required': named.every((parameter) => parameter.required === true),
      'places that exist': parameters.every((parameter) =>
        ['path', 'query', 'header', 'cookie'].includes(parameter.in),
      ),
      'each parameter once':
        new Set(parameters.map((parameter) => `${parameter.in} ${parameter.name}`)).size === parameters.length,
      answers: Object.keys(operation.responses).length > 0,
      'statuses that exist': Object.keys(operation.responses).every((status) =>
        /^([1-5]\d\d|[1-5]XX|default)$/.test(status),
      ),
      'answers with a description': Object.values(operation.responses).every(
        (response) => typeof response.description === 'string',
      ),
      'no body to be got with': method !== 'get' || operation.requestBody === undefined,
    }
    return Object.entries(rules).flatMap(([rule, kept]) => (kept ? [] : [`${method} ${path} lacks ${rule}`]))
  })
  expect(problems).toEqual([])
})

const types = new Set(['null', 'boolean', 'object', 'array', 'number', 'string', 'integer'])

/** Problems of a schema and of those within it. */
function problemsOf(schema: JsonSchema, where: string): string[] {
  const { type, properties = {}, required = [], items, pattern } = schema
  const several = [schema.anyOf, schema.oneOf, schema.allOf].flatMap((list) => list ?? [])
  const own = [
    Object.keys(schema).length === 0 && 'is empty',
    type === undefined && several.length === 0 && schema.enum === undefined && 'allows anything',
    [type ?? []].flat().some((one) => !types.has(one)) && 'has a type that is none',
    required.some((name) => !(name in properties)) && 'requires what it does not describe',
    pattern !== undefined && !isPattern(pattern) && 'has a pattern that cannot be read',
    type === 'array' && items === undefined && 'does not say of what',
  ]
  return [
    ...own.filter((problem) => problem !== false).map((problem) => `${where} ${problem}`),
    ...Object.entries(properties).flatMap(([name, inner]) => problemsOf(inner, `${where}.${name}`)),
    ...several.flatMap((inner) => problemsOf(inner, `${where}|`)),
    ...(items === undefined ? [] : problemsOf(items, `${where}[]`)),
  ]
}

function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u').source !== ''
  } catch {
    return false
  }
}

test('says something of every value: no empty schema, no type that is none', () => {
  const problems = operations().flatMap(({ path, method, operation }) => {
    const what = `${method} ${path}`
    const body = bodyOf(operation)
    return [
      ...(operation.parameters ?? []).flatMap((parameter) => problemsOf(parameter.schema, `${what} ${parameter.name}`)),
      ...(body === undefined ? [] : problemsOf(body, `${what} body`)),
      ...Object.entries(operation.responses).flatMap(([status, response]) =>
        Object.values(response.content!).flatMap(({ schema }) => problemsOf(schema, `${what} ${status}`)),
      ),
    ]
  })
  expect(problems).toEqual([])
})

describe.each(calls)('$name', ({ endpoint, body, headers, path }) => {
  test('has its body, parameters and answers described', () => {
    const operation = operationOf(endpoint)
    expect(bodyOf(operation) !== undefined).toBe(endpoint.body !== undefined)
    const parameters = operation.parameters ?? []
    for (const query of new URLSearchParams(path.split('?')[1]).keys()) {
      expect(parameters).toContainEqual(expect.objectContaining({ in: 'query', name: query }))
    }
    for (const header of Object.keys(headers ?? {})) {
      expect(parameters).toContainEqual(expect.objectContaining({ in: 'header', name: header }))
    }
    const needed = parameters.filter((one) => one.in === 'header' && one.required === true).map(({ name }) => name)
    expect(needed.filter((name) => headers?.[name] === undefined)).toEqual([])
    if (headers?.['idempotency-key'] !== undefined) expect(needed).toEqual(['idempotency-key'])
    expect(Object.keys(operation.responses).toSorted()).toEqual([...Object.keys(endpoint.answers), '4XX'].toSorted())
    const kind = endpoint.file ?? 'application/json'
    for (const status of Object.keys(endpoint.answers))
      expect(Object.keys(operation.responses[status]!.content!)).toEqual([kind])
    const refusal = operation.responses['4XX']!.content!['application/json']!.schema
    expect(refusal.required).toEqual(['success', 'code', 'message', 'errors'])
  })

  // Read back from the document, as a client's generator would.
  test.runIf(body !== undefined)('takes what its document takes, and refuses what it refuses', () => {
    const described = z.fromJSONSchema(bodyOf(operationOf(endpoint)) as Parameters<typeof z.fromJSONSchema>[0])
    expect(described.safeParse(body).error?.issues).toBeUndefined()
    expect(described.safeParse({ ...body, surplus: 1 }).success).toBe(false)
    const { required = [] } = bodyOf(operationOf(endpoint))!
    expect(required.filter((field) => described.safeParse(changed(body, [field], undefined)).success)).toEqual([])
  })

  test('answers as its document says', async () => {
    const answer = await app.app.inject({
      method: endpoint.method,
      url: path,
      ...(headers && { headers }),
      ...(body && { payload: body }),
    })
    const { responses } = operationOf(endpoint)
    const response = responses[answer.statusCode] ?? responses[`${String(answer.statusCode)[0]}XX`]
    const described = z.fromJSONSchema(
      response!.content!['application/json']!.schema as Parameters<typeof z.fromJSONSchema>[0],
    )
    expect(described.safeParse(answer.json()).error?.issues).toBeUndefined()
  })
})
