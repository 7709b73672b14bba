import { once } from 'node:events'
import { createServer } from 'node:http'
import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'

import autocannon from 'autocannon'
import fastify from 'fastify'

import { temporaryFolder } from '#support/folder.ts'
import { startServer } from '#support/server.ts'
import { median, printTable } from './report.ts'

const RUNS = 5
const SECONDS = 3

async function perSecond(url: string): Promise<number> {
  const result = await autocannon({ url, connections: 32, duration: SECONDS, headers: { 'accept-encoding': 'br' } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`)
  return result.requests.average
}

/** Measures both in turns, so that a slow minute of the machine affects both. @returns requests per second of each */
async function compare(ours: string, theirs: string): Promise<{ ours: number; theirs: number; ratio: number }> {
  const pairs: [number, number][] = []
  for (let run = 0; run < RUNS; run++) pairs.push([await perSecond(ours), await perSecond(theirs)])
  return {
    ours: median(pairs.map(([a]) => a)),
    theirs: median(pairs.map(([, b]) => b)),
    ratio: median(pairs.map(([a, b]) => a / b)),
  }
}

/** Starts a bare Fastify route that sends the same bytes. */
async function bareFastify(body: Buffer): Promise<{ url: string; close(): Promise<void> }> {
  const app = fastify()
  app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return { url, close: () => app.close() }
}

/** Starts the barest Node server, which sends the same bytes without any routing. */
async function bareNode(body: Buffer, type: string): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length })
    response.end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}

export async function main(): Promise<void> {
  const folder = temporaryFolder('bench-http')
  const server = await startServer({ DATA_DIR: folder })
  const vehicles = `${server.url}/api/vehicle/GetVehicleByType?id=0`
  const fastifyTwin = await bareFastify(Buffer.from(await (await fetch(vehicles)).arrayBuffer()))
  const call = await compare(vehicles, fastifyTwin.url)
  await fastifyTwin.close()
  const page = `${server.url}/about`
  // Compares with the nginx at NGINX_URL, which has to serve the same file, or else with the barest server.
  const nginx = process.env['NGINX_URL']
  const nodeTwin = await bareNode(Buffer.alloc(12_000, 'x'), 'text/html')
  const pages = await compare(page, nginx ?? nodeTwin.url)
  nodeTwin.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  printTable('HTTP', [
    [
      'GetVehicleByType?id=0 against a bare Fastify route with the same bytes',
      `${call.ratio.toFixed(2)} (${call.ours.toFixed(0)} and ${call.theirs.toFixed(0)} requests/s)`,
    ],
    [
      `a prerendered page against ${nginx === undefined ? 'a bare Node server' : 'nginx'}`,
      `${pages.ratio.toFixed(2)} (${pages.ours.toFixed(0)} and ${pages.theirs.toFixed(0)} requests/s)`,
    ],
  ])
}
