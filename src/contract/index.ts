import * as areas from './areas.ts'
import type { Endpoint } from './endpoint.ts'
import { paths, type CallName } from '#paths/index.ts'
import type { Path } from '#paths/path.ts'

/** Complete description of a call: input, answers, path, method and who may make it. */
export type Call = Endpoint & Path

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
type Exported = Intersection<(typeof areas)[keyof typeof areas]>

/** Every endpoint with its own types. A path without an endpoint in some area does not compile. */
export type Endpoints = { readonly [Name in CallName]: Exported[Name] }

/** Every call of the interface by name. @throws if a path is not described exactly once */
export const endpoints: Readonly<Record<CallName, Call>> = gather()

function gather(): Record<CallName, Call> {
  const described = Object.values(areas).flatMap((area) => Object.values<unknown>(area).filter(isEndpoint))
  const all = Object.entries<Path>(paths).map(([name, path]) => {
    const [endpoint, ...others] = described.filter((one) => one.name === name)
    if (endpoint === undefined || others.length > 0) throw new Error(`describe ${name} once in src/contract`)
    return [name, { ...endpoint, ...path }] as const
  })
  return Object.fromEntries(all) as Record<CallName, Call>
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'name' in value && 'answers' in value
}
