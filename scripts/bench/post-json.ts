import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'

const agent = new Agent({ keepAlive: true })

/** Posts JSON with a fresh idempotency key. `fetch` would use twice the processor time, which the server needs too. */
export async function post(url: string, body: object): Promise<{ status: number | undefined; body: unknown }> {
  const text = JSON.stringify(body)
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'idempotency-key': randomUUID(),
  }
  const call = request(url, { method: 'POST', agent, headers }).end(text)
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  return { status: answer.statusCode, body: await json(answer) }
}
