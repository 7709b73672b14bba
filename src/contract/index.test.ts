import { expect, test } from 'vitest'

import * as areas from './areas.ts'
import { endpoints } from './index.ts'
import { paths } from '#paths/index.ts'
import { memberPaths } from '#paths/member.ts'
import { visitorPaths } from '#paths/visitor.ts'

test('every path is described once, by an endpoint that is exported under the same name', () => {
  const exported = Object.values(areas).flatMap((area) =>
    Object.entries<unknown>(area).flatMap(([name, value]) => (isNamed(value) ? [{ name, own: value.name }] : [])),
  )
  expect(exported.filter(({ name, own }) => name !== own)).toEqual([])
  expect(exported.map(({ name }) => name).toSorted()).toEqual(Object.keys(paths).toSorted())
  expect(endpoints.login).toMatchObject({ name: 'login', method: 'POST', path: '/api/user/Login', for: 'visitor' })
})

const isNamed = (value: unknown): value is { name: string } =>
  typeof value === 'object' && value !== null && 'answers' in value

test('no two calls share a name, or method and path', () => {
  expect(Object.keys(visitorPaths).filter((name) => name in memberPaths)).toEqual([])
  const addresses = Object.values(paths).map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(addresses.filter((one, at) => addresses.indexOf(one) !== at)).toEqual([])
})

test('a call has the method that its path says: no verb of removal is posted, and no body comes with a DELETE', () => {
  const ends = /\/(remove|delete|end|end-all|rename|change|update|set)$/
  expect(Object.values(paths).filter(({ path }) => ends.test(path))).toEqual([])
  const bodiless = Object.values(endpoints).filter(({ method }) => method === 'DELETE' || method === 'GET')
  expect(bodiless.filter(({ body, takesFile }) => body !== undefined || takesFile === true)).toEqual([])
})
