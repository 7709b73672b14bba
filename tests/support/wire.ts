import http from 'node:http'
import { connect, type Socket } from 'node:net'

import type { HostileRequest } from './hostile.ts'

export interface WireAnswer {
  /** 0: the server closed the connection without an answer. */
  statusCode: number
  headers: Record<string, unknown>
  body: string
  ms: number
}

/** Sends a request as it is. @throws if there is no end to it within the time */
export async function sendOnWire(
  base: URL,
  agent: http.Agent,
  request: HostileRequest,
  timeoutMs: number,
): Promise<WireAnswer> {
  const answer = await sendOnce(base, agent, request, timeoutMs)
  // A kept connection may be closed, or wait for the rest of what came before; only a new one tells.
  const ofBefore = answer.statusCode === 0 || answer.statusCode === 408
  return ofBefore ? await sendOnce(base, new http.Agent(), request, timeoutMs) : answer
}

async function sendOnce(base: URL, agent: http.Agent, request: HostileRequest, timeoutMs: number): Promise<WireAnswer> {
  const started = performance.now()
  const { method, path, headers, chunks } = request
  return await new Promise((resolve, reject) => {
    const end = (answer: Omit<WireAnswer, 'ms'>) => {
      clearTimeout(timer)
      resolve({ ...answer, ms: performance.now() - started })
    }
    const call = http.request(
      {
        host: base.hostname,
        port: base.port,
        agent,
        method,
        path,
        headers: { ...headers, ...lengthOf(chunks) },
      },
      (answer) => {
        const parts: Buffer[] = []
        const done = () => {
          end({ statusCode: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts).toString() })
        }
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', done)
        answer.on('error', done)
      },
    )
    const timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms: ${request.what} ${method} ${path.slice(0, 200)}`))
      call.destroy()
    }, timeoutMs)
    call.on('error', () => {
      end({ statusCode: 0, headers: {}, body: '' })
    })
    for (const chunk of chunks) call.write(chunk)
    call.end()
  })
}

/** Said for every method: without it the body of a GET would be read as the next request. */
function lengthOf(chunks: Buffer[]): Record<string, string> {
  if (chunks.length > 1) return { 'transfer-encoding': 'chunked' }
  return chunks.length === 1 ? { 'content-length': String(chunks[0]!.length) } : {}
}

/** Writes bytes and ends; what comes back until the server closes, too. @throws if it does not within the time */
export async function sendBytes(base: URL, bytes: Buffer | string, timeoutMs: number): Promise<string> {
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(base.port), base.hostname)
    let text = ''
    const timer = setTimeout(() => {
      reject(new Error(`not closed within ${timeoutMs} ms: ${bytes.toString('latin1').slice(0, 100)}`))
      socket.destroy()
    }, timeoutMs)
    socket.on('data', (part) => {
      text += part.toString('latin1')
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
    socket.end(bytes)
  })
}

/** Opens a connection, writes what is given and leaves it at that. */
export async function openSocket(base: URL, bytes: string): Promise<Socket> {
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(base.port), base.hostname, () => {
      socket.write(bytes)
      resolve(socket)
    })
    socket.on('error', reject)
  })
}
