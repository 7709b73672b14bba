import { gzipSync } from 'node:zlib'

import { changed, placesIn, type Example, type Place } from './examples.ts'
import { oddValue, RAW, texts, toText, type Chance } from './odd-values.ts'
import type { Document, JsonSchema, Operation } from './openapi.ts'

/** A request on the wire; a body of several chunks is sent chunked. */
export interface HostileRequest {
  what: string
  method: string
  path: string
  headers: Record<string, string>
  chunks: Buffer[]
}

function schemaAt(schema: JsonSchema | undefined, place: Place): JsonSchema {
  return place.reduce<JsonSchema>(
    (inner, key) => (typeof key === 'number' ? inner.items : inner.properties?.[key]) ?? {},
    schema ?? {},
  )
}

function oddBody(schema: JsonSchema, valid: Record<string, unknown>, chance: Chance): string {
  if (chance.in(0.08)) return toText(oddValue(schema, chance))
  let body: unknown = valid
  const places = placesIn(valid)
  for (let left = 1 + chance.below(3); left > 0; left--) {
    const place = chance.one(places)
    // An earlier change may have removed the place.
    if (!isThere(body, place)) continue
    body = changed(body, place, chance.in(0.1) ? undefined : oddValue(schemaAt(schema, place), chance))
  }
  const text = toText(body)
  return chance.in(0.85) || !text.startsWith('{') ? text : `{${chance.one(surplus)},${text.slice(1)}`
}

function isThere(value: unknown, [key, ...rest]: Place): boolean {
  if (key === undefined) return true
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, key)) return false
  return isThere((value as Record<string | number, unknown>)[key], rest)
}

/** Members put in front of a body: surplus fields, names that every object inherits, and duplicates of later names. */
const surplus = [
  '"__proto__":{"admin":true}',
  '"constructor":{"prototype":{"admin":true}}',
  '"toString":null',
  '"":1',
  '"email":"first@post.example","email":null',
  '"start":"2027-01-01T10:00"',
  '"isAdmin":true,"role":"manager","price":{"totalMinor":0},"totalMinor":0',
  `"${'k'.repeat(5_000)}":1`,
  '"\\u0000":1',
]

/** Ways to make a body's bytes contradict its headers. */
const encodings: Record<string, (body: Buffer, chance: Chance) => { body: Buffer; headers?: Record<string, string> }> =
  {
    'invalid UTF-8': (body, chance) => ({
      body: insert(body, chance.one([[0xff, 0xfe], [0xc0, 0x80], [0xed, 0xa0, 0x80], [0xf8]]), chance),
    }),
    'UTF-16': (body) => ({
      body: Buffer.from(`\ufeff${body.toString()}`, 'utf16le'),
      headers: { 'content-type': 'application/json; charset=utf-16' },
    }),
    'Latin-1': (body) => ({
      body: Buffer.from(body.toString().replaceAll('a', 'ä'), 'latin1'),
      headers: { 'content-type': 'application/json; charset=iso-8859-1' },
    }),
    'a byte order mark': (body) => ({ body: Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), body]) }),
    zipped: (body, chance) => ({
      body: gzipSync(body),
      ...(chance.in(0.7) && { headers: { 'content-encoding': 'gzip' } }),
    }),
    'said to be zipped': (body, chance) => ({
      body,
      headers: { 'content-encoding': chance.one(['gzip', 'br', 'deflate, gzip', 'zstd', 'x']) },
    }),
    truncated: (body, chance) => ({ body: body.subarray(0, chance.below(body.length + 1)) }),
    noise: (_body, chance) => ({
      body: Buffer.from(Array.from({ length: chance.below(400) }, () => chance.below(256))),
    }),
    'too large': (body) => ({
      body: Buffer.concat([body.subarray(0, -1), Buffer.alloc(66_000, ' '), Buffer.from('}')]),
    }),
    nested: (_body, chance) => ({ body: Buffer.from(chance.one(['[', '{"a":', '[{"a":']).repeat(8_000)) }),
    form: (_body, chance) => ({
      body: Buffer.from('email=a&password=b&__proto__[a]=1'),
      headers: {
        'content-type': chance.one([
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=----x',
          'text/plain',
          'application/json+x',
          'Application/JSON',
          'application/json;charset="',
          'x'.repeat(3_000),
        ]),
      },
    }),
  }

function insert(body: Buffer, bytes: number[], chance: Chance): Buffer {
  const at = chance.below(body.length + 1)
  return Buffer.concat([body.subarray(0, at), Buffer.from(bytes), body.subarray(at)])
}

/** A text as a header value: any bytes except line breaks, which would make two requests (see malformed.ts). */
const headerValue = (text: string) =>
  Buffer.from(text.toWellFormed())
    .toString('latin1')
    .replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?')

function oddHeaders(chance: Chance): Record<string, string> {
  const odd = () => headerValue(chance.one(texts)).slice(0, 6_000)
  return chance.one<() => Record<string, string>>([
    () => ({ authorization: `Bearer ${odd()}` }),
    () => ({ authorization: `Bearer ${'x'.repeat(43)}`, cookie: odd() }),
    () => ({ 'idempotency-key': odd() }),
    () => ({ 'accept-language': odd(), 'accept-encoding': chance.one(['br;q=0', 'gzip;q=1e9', '*', odd()]) }),
    () => ({
      'x-forwarded-for': odd(),
      'x-forwarded-host': odd(),
      'x-forwarded-proto': odd(),
      'x-http-method-override': 'DELETE',
    }),
    () => ({ host: chance.one(['', 'evil.example', 'a:b:c', '[::1', odd().slice(0, 200)]) }),
    () => ({ 'if-none-match': odd(), range: 'bytes=0-0,1-1,-1', expect: '100-continue' }),
    () => ({
      accept: chance.one(['text/html', 'application/xml;q=2', odd()]),
      origin: 'null',
      'sec-fetch-site': odd(),
    }),
    () => ({ connection: chance.one(['close', 'keep-alive, Upgrade', 'content-length']), upgrade: 'h2c' }),
    () => Object.fromEntries(Array.from({ length: chance.one([50, 300, 900]) }, (_, at) => [`x-${at}`, `${at}`])),
  ])()
}

const garbage = [
  '%',
  '%0',
  '%00',
  '%ff',
  '%c3',
  '%2e%2e%2f',
  '%u0041',
  '//',
  '/../..',
  '/./',
  ';',
  '\\',
  '%5c..',
  '%0d%0aset-cookie:a=b',
  '*',
  '?',
  '??',
  '#',
  '<',
  'ä'.repeat(50),
  'a'.repeat(3_000),
  'a'.repeat(20_000),
  '/'.repeat(900),
  '__proto__',
  '.git/config',
  '.env',
  'index.html.br',
  '%F0%9F%9A%97',
]
const folders = [
  '/',
  '/en/',
  '/en',
  '/api',
  '/api/',
  '/api/quotes/',
  '/assets/',
  '/img/vehicles/',
  '/api/vehicle/',
  '/about',
  '/booking/new',
  '//',
]

/** A path that `http` accepts: blanks and characters beyond a byte are encoded, all else goes out as it is, even if it is wrongly encoded. */
const rawPath = (text: string) =>
  text.replaceAll(/[^\u0021-\u007e]/gu, (letter) => encodeURIComponent(letter.toWellFormed()))

function oddPath(path: string, chance: Chance): string {
  const [bare = '', query] = path.split('?', 2)
  return rawPath(
    chance.one<() => string>([
      () => chance.one(folders) + chance.one(garbage),
      () => path + chance.one(garbage),
      () => bare.replace(/[^/]+$/, chance.one(garbage)),
      () => (chance.in(0.5) ? path.toUpperCase() : path.toLowerCase()),
      () => `${chance.one(['/.', '//', '/%2e', 'http://evil.example', '/en'])}${path}`,
      () => `${bare}/?${query ?? ''}`,
      () =>
        `${bare}?${chance.one(['a=1&'.repeat(500), '%', '&=&==', 'id=1&id=2', '__proto__[x]=1', `x=${'y'.repeat(9_000)}`, '%ff=%ff'])}`,
    ])(),
  )
}

/** A query with one value, existing or added, that the document does not allow. */
function oddQuery(path: string, operation: Operation, chance: Chance): string {
  const [bare = '', query = ''] = path.split('?', 2)
  const params = new URLSearchParams(query)
  const described = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  if (described.length === 0) return `${path}?${chance.one(['a', 'a=b', '%', 'q'.repeat(2_000)])}`
  const { name, schema } = chance.one(described)
  const value = oddValue(schema, chance)
  const text = typeof value === 'string' ? value.replace(RAW, '') : JSON.stringify(value)
  if (chance.in(0.15)) params.append(name, text.slice(0, 4_000))
  else params.set(name, text.slice(0, 4_000))
  return `${bare}?${params}`
}

/** A request made from an operation of the document: valid except for one or several faults. */
export function hostileRequest(
  document: Document,
  operation: { template: string; method: string },
  valid: Example,
  chance: Chance,
): HostileRequest {
  const described = document.paths[operation.template]![operation.method]!
  const schema = described.requestBody?.content['application/json']?.schema
  const headers: Record<string, string> = { ...valid.headers }
  const what: string[] = [`${operation.method} ${operation.template}`]
  let { path } = valid
  let method = operation.method.toUpperCase()
  let body: Buffer | undefined
  if (schema !== undefined && valid.body !== undefined) {
    body = Buffer.from(chance.in(0.1) ? JSON.stringify(valid.body) : oddBody(schema, valid.body, chance))
    headers['content-type'] = 'application/json'
  } else if (chance.in(0.7)) {
    path =
      path.includes('?') || !operation.template.includes('{')
        ? oddQuery(path, described, chance)
        : path.replace(/[^/]+$/, encodeURIComponent(chance.one(texts).slice(0, 300).toWellFormed()))
  }
  if (body !== undefined && chance.in(0.2)) {
    const kind = chance.one(Object.keys(encodings))
    what.push(kind)
    const encoded = encodings[kind]!(body, chance)
    body = encoded.body
    Object.assign(headers, encoded.headers)
  }
  if (chance.in(0.12)) {
    what.push('odd headers')
    Object.assign(headers, oddHeaders(chance))
  }
  if (chance.in(0.12)) {
    what.push('odd path')
    path = oddPath(path, chance)
  }
  if (chance.in(0.04))
    method = chance.one(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'QUERY'])
  return {
    what: what.join(', '),
    method,
    path: rawPath(path),
    headers,
    chunks: body === undefined ? [] : split(body, chance),
  }
}

/** Splits a body into chunks, but mostly leaves it in one piece. */
function split(body: Buffer, chance: Chance): Buffer[] {
  if (chance.in(0.8)) return [body]
  const size = 1 + chance.below(Math.max(1, Math.ceil(body.length / 3)))
  return Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size))
}
