import { oddTexts } from './examples.ts'
import type { JsonSchema } from './openapi.ts'

export interface Chance {
  /** Next number, 0 ≤ x < 1. */
  next(): number
  below(limit: number): number
  one<T>(of: readonly T[]): T
  in(probability: number): boolean
}

/** A generator that yields the same numbers for the same seed on every machine (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  return { next, below, one: (of) => of[below(of.length)]!, in: (probability) => next() < probability }
}

/** Samples of odd text that can be typed, pasted or made up. */
export const texts = [
  ...Object.values(oddTexts),
  `1' or '1'='1`,
  `x'); delete from car where ('a'='a`,
  '$1',
  '%s%n%x',
  '${jndi:ldap://x.example/a}',
  '2027-02-29T10:00',
  '2030-13-01',
  '0171-23-45',
  '2030-13-01T99:99:99Z',
  '9999-12-31T23:30',
  '1900-01-01T06:00',
  '+275760-09-13T00:00',
  '2027-01-01T24:00',
  '٢٠٢٧-٠١-٠١',
  'Infinity',
  'NaN',
  'null',
  '0x7fffffff',
  '-1',
  'a'.repeat(1_000),
  'é'.repeat(30_000),
  ' a@post.example ',
  `${'a'.repeat(240)}@post.example`,
  'a@b.c.d.e.f.g.h.i.j.k.example'.repeat(40),
  '00000000-0000-0000-0000-000000000000',
]
/** Prefix of a value that goes into the JSON unquoted, which JSON.stringify would not do. */
export const RAW = 'raw:'
const numbers = [
  0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  -(2 ** 63),
  1e308,
  5e-324,
  4,
  2,
  `${RAW}1e999`,
  `${RAW}-0`,
  `${RAW}${'9'.repeat(400)}`,
  `${RAW}1.${'0'.repeat(400)}1`,
]

/** A value that a schema forbids, or barely allows. */
export function oddValue(schema: JsonSchema, chance: Chance): unknown {
  if (chance.in(0.2))
    return chance.one([null, true, [], {}, '', 0, [[]], { a: { b: {} } }, nested(chance.one([50, 3_000]))])
  const options = [schema.anyOf, schema.oneOf].flatMap((list) => list ?? [])
  if (options.length > 0) return oddValue(chance.one(options), chance)
  const [type = 'object'] = [schema.type].flat()
  switch (type) {
    case 'string':
      return chance.one([...texts, ...edges(schema)])
    case 'integer':
    case 'number':
      return chance.one([...numbers, ...edges(schema).map(Number), '1', '1; drop table car'])
    case 'boolean':
      return chance.one(['true', 1, 0, null, 'yes'])
    case 'array':
      return Array.from({ length: chance.one([0, 1, 21, 500]) }, () =>
        schema.items === undefined ? 1 : oddValue(schema.items, chance),
      )
    default:
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, oddValue(inner, chance)]),
      )
  }
}

function edges({ minLength, maxLength, minimum, maximum, enum: values = [] }: JsonSchema): string[] {
  const lengths = [minLength, maxLength].flatMap((length) =>
    length === undefined ? [] : [length - 1, length, length + 1],
  )
  const bounds = [minimum, maximum].flatMap((bound) => (bound === undefined ? [] : [bound - 1, bound, bound + 1]))
  return [
    ...lengths.filter((length) => length >= 0).map((length) => 'ä'.repeat(length)),
    ...bounds.map(String),
    ...values.map((value) => String(value).toUpperCase()),
  ]
}

const nested = (depth: number) => `${RAW}${'['.repeat(depth)}${']'.repeat(depth)}`

export const toText = (value: unknown) => JSON.stringify(value).replaceAll(/"raw:([^"]+)"/g, '$1')
