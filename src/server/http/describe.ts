import { jsonSchemaTransform } from 'fastify-type-provider-zod'

import { refusals } from '#contract/errors.ts'
import type { Described } from './route.ts'

type Transform = typeof jsonSchemaTransform

/** Entry of a call in the OpenAPI document: its schemas, or a file if it takes one. */
export const describe: Transform = (route) => {
  const described = jsonSchemaTransform(route)
  const { takesFile, ...schema } = described.schema as Partial<Described>
  if (takesFile !== true) return described
  const file = { consumes: ['application/octet-stream'], body: { type: 'string', format: 'binary' } }
  return { ...described, schema: { ...schema, ...file } }
}

/** Codes of all refusals by their status, as one text. */
export function refusalsByStatus(): string {
  const byStatus = Object.groupBy(Object.entries(refusals), ([, status]) => String(status))
  return Object.entries(byStatus)
    .map(([status, codes = []]) => `${status}: ${codes.map(([code]) => code).join(', ')}.`)
    .join(' ')
}
