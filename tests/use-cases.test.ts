import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

import type { Actor } from '#domain/actor.ts'
import type { AccountId, CustomerId } from '#domain/ids.ts'
import { may, NoRightError, rights, type Verb } from '#domain/rights.ts'

const files = globSync('src/server/usecases/*/*.ts').filter((file) => !file.endsWith('.test.ts'))

/** Functions that the files of use cases export, each with its parameters as they are written. */
const useCases = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'FunctionDeclaration') return []
    const { id, params, async } = statement.declaration
    return [{ file, name: id!.name as Verb, async, params: params.map(({ start, end }) => text.slice(start, end)) }]
  })
})

const place = '192.0.2.1'
const account = 'a' as AccountId
const staff = { kind: 'staff', account, name: 'Kim', branches: [1] } as const
const actors: Actor[] = [
  { kind: 'visitor', place },
  { kind: 'customer', account, customer: 'c' as CustomerId, session: 's', place },
  { ...staff, role: 'agent' },
  { ...staff, role: 'manager', branches: 'all' },
  { kind: 'operator' },
  { kind: 'system', job: 'keep_house' },
  { kind: 'provider', name: 'bank' },
]

class TouchedError extends Error {}

/** Stands for the context and for any input: parts of it can be named, but nothing can be done with them. */
const untouchable: unknown = new Proxy(() => {}, {
  get: (_target, key) => (typeof key === 'symbol' ? undefined : untouchable),
  apply() {
    throw new TouchedError()
  },
})

type UseCase = (ctx: unknown, actor: Actor, input: unknown) => Promise<unknown>

const outcomeOf = (refused: Promise<unknown>) =>
  refused.then(
    (outcome) => outcome,
    (error: unknown) => (error instanceof NoRightError ? { ok: false, refusal: error.refusal } : error),
  )

describe('a use case', () => {
  test('is the one function of its file, and of its name in the table of rights', () => {
    expect(useCases.map(({ file }) => file)).toEqual(files)
    expect(useCases.map(({ name }) => name).toSorted()).toEqual(Object.keys(rights).toSorted())
  })

  test.each(useCases)('$name takes the context, the actor and one input', ({ async, params }) => {
    const [ctx, actor, ...input] = params
    expect(ctx).toBe('ctx: Context')
    expect(actor).toMatch(/^actor: [A-Z]\w+$/)
    expect(input.length).toBeLessThanOrEqual(1)
    expect(async).toBe(true)
  })

  test.each(useCases)('$name asks for its right before it does anything', async ({ file, name }) => {
    const useCase = ((await import(path.resolve(file))) as Record<string, UseCase>)[name]!
    const strangers = actors.filter((actor) => !may(actor, name))
    expect(strangers.length).toBeGreaterThan(0)
    for (const actor of strangers) {
      expect([actor.kind, await outcomeOf(useCase(untouchable, actor, untouchable))]).toEqual([
        actor.kind,
        { ok: false, refusal: { code: 'forbidden', verb: name } },
      ])
    }
  })
})
