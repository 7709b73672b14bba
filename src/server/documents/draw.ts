import { Worker } from 'node:worker_threads'

import type { Agreement } from './agreement.ts'
import type { OwnDataPaper } from './own-data-pdf.ts'

export type Drawable = { kind: 'agreement'; agreement: Agreement } | { kind: 'own_data'; paper: OwnDataPaper }

export interface Drawing {
  id: number
  document: Drawable
}
export type Drawn = { id: number; pdf: Uint8Array } | { id: number; problem: string }

interface Waiting {
  resolve: (pdf: Buffer) => void
  reject: (error: Error) => void
}

/** The drawing thread takes memory, so it ends when it has been idle for this long. */
const IDLE_MS = 30_000
/** Heap limit in MB: ten times what a document of fifty pages needs. */
const MEMORY = 128

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/**
 * Draws a PDF in a thread of its own: a document takes a tenth of a second of processor time, during which the main
 * thread could answer no request. @throws the error of the drawing thread
 */
export async function draw(document: Drawable): Promise<Buffer> {
  clearTimeout(idle)
  const id = (last += 1)
  thread ??= openThread()
  thread.ref() // a command line waits for it
  thread.postMessage({ id, document } satisfies Drawing)
  return await new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }))
}

function openThread(): Worker {
  const opened = new Worker(new URL('drawing-thread.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  opened.on('message', (drawn: Drawn) => {
    const { resolve, reject } = waiting.get(drawn.id)!
    waiting.delete(drawn.id)
    if (waiting.size === 0) rest(opened)
    if ('pdf' in drawn) resolve(Buffer.from(drawn.pdf))
    else reject(new Error(`a document could not be drawn: ${drawn.problem}`))
  })
  opened.on('error', (error: Error) => {
    if (thread === opened) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  return opened
}

/** Lets the process exit while the thread is idle. */
function rest(opened: Worker): void {
  opened.unref()
  idle = setTimeout(() => {
    thread = undefined
    void opened.terminate()
  }, IDLE_MS).unref()
}
