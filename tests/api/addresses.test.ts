import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createTestApp, type TestApp } from '#support/app.ts'
import { everyCall } from '#support/examples.ts'
import { problemsOf } from '#support/refused.ts'

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const

/** Servers with the API alone, and with a site, whose pages answer at every address. */
describe.each(['alone', 'beside the site'])('the API %s', (where) => {
  let app: TestApp
  beforeAll(async () => {
    const page = {
      headers: { 'content-type': 'text/html' },
      plain: { bytes: Buffer.from('a page'), etag: '"1"', encoding: undefined },
      gzip: undefined,
      brotli: undefined,
    }
    const pages = new Map(['/', '/404', '/en/404'].map((url) => [url, { soon: page, open: page }]))
    app = await createTestApp(where === 'alone' ? {} : { site: { pages, assets: new Map(), spellings: new Map() } })
  })
  afterAll(async () => {
    await app.close()
  })

  test.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/site/',
    '/API/site',
    '/api/user/login',
    '/api//site',
    '/api/constructor',
    '/api/nothing?id=%',
  ])('has nothing at %s, whatever the method', async (path) => {
    for (const method of METHODS) {
      expect(problemsOf(await app.app.inject({ method, url: path }), [404], `${method} ${path}`)).toEqual([])
    }
  })

  test.each([
    '/api/%',
    '/api/%ff',
    '/api/quotes/%',
    '/api/quotes/%c3%28',
    '/api/quotes/%00',
    `/api/quotes/${'a'.repeat(250)}`,
    `/api/quotes/${'%C3%A4'.repeat(250)}`,
  ])('refuses %s without repeating it', async (path) => {
    const answer = await app.app.inject(path)
    expect(problemsOf(answer, [400, 404, 405], path)).toEqual([])
    expect(answer.body).not.toContain(path.slice(-10))
  })

  test.each(['/api/nothing', '/api/%ff', '/api/account'])('guards its refusal at %s', async (path) => {
    expect((await app.app.inject(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
    })
  })

  test('says at each address what may be done there', async () => {
    const calls = everyCall(30)
    for (const { endpoint, path, name } of calls) {
      // Some addresses have more than one call.
      const here = calls.filter((call) => call.endpoint.path === endpoint.path).map((call) => call.endpoint.method)
      for (const method of METHODS.filter((other) => !here.some((one) => one === other))) {
        const answer = await app.app.inject({ method, url: path })
        expect(problemsOf(answer, [405], `${method} ${name}`)).toEqual([])
        expect(answer.headers.allow?.split(', ')).toContain(endpoint.method)
      }
    }
  })
})
