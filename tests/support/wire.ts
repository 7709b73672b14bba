import http from 'node:http'
import { connect, type Socket } from 'node:net'

import type { HostileRequest } from './hostile.ts'

export interface WireAnswer {
  /** Status of the answer; 0 if the server closed the connection without one. */
  statusCode: number
  headers: Record<string, unknown>
  body: string
  ms: number
}

/** Sends a request unchanged. @throws if no answer is complete within the time */
export async function sendOnWire(
  base: URL,
  agent: http.Agent,
  request: HostileRequest,
  timeoutMs: number,
): Promise<WireAnswer> {
  const answer = await sendOnce(base, agent, request, timeoutMs)
  // A reused connection may be closed, or still wait for the rest of the previous request, so only a new one is conclusive.
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

/** Length header for every method; without it the server would read a GET's body as the next request. */
function lengthOf(chunks: Buffer[]): Record<string, string> {
  if (chunks.length > 1) return { 'transfer-encoding': 'chunked' }
  return chunks.length === 1 ? { 'content-length': String(chunks[0]!.length) } : {}
}

/** Writes bytes, ends the connection and returns the server's answer. @throws if the server does not close within the time */
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

/** Opens a connection, writes the bytes and keeps it open. */
export async function openSocket(base: URL, bytes: string): Promise<Socket> {
  return await new Promise((resolve, reject) => {
    const socket = connect(Number(base.port), base.hostname, () => {
      socket.write(bytes)
      resolve(socket)
    })
    socket.on('error', reject)
  })
}
