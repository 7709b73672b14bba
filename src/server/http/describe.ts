import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import { refusals } from '#contract/errors.ts'
import type { Described } from './route.ts'

type Transform = typeof jsonSchemaTransform

/** What the OpenAPI document says of a call: its schemas, and where it takes a file. */
export const describe: Transform = (route) => {
  const described = jsonSchemaTransform(route)
  const { takesFile, ...schema } = described.schema as Partial<Described>
  if (takesFile !== true) return described
  const file = { consumes: ['application/octet-stream'], body: { type: 'string', format: 'binary' } }
  return { ...described, schema: { ...schema, ...file } }
}

/** Every code of a refusal with the status that it comes with. */
export function refusalsByStatus(): string {
  const byStatus = Object.groupBy(Object.entries(refusals), ([, status]) => String(status))
  return Object.entries(byStatus)
    .map(([status, codes = []]) => `${status}: ${codes.map(([code]) => code).join(', ')}.`)
    .join(' ')
}
