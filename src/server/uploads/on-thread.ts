import { Worker } from 'node:worker_threads'

/** Bounds what JavaScript takes; what a library in WebAssembly takes is seen from outside only. */
const LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 64 }
/** The largest pictures of phones take half of it. A small file may hold a picture of any size. */
const MOST_BYTES = 1_000_000_000
const WATCH_MS = 20

/**
 * Lets a file be read on a thread of its own, which ends with it: the server goes on answering, and what goes wrong
 * there stays there.
 * @param worker a module that posts one message
 * @param file what it finds as its `workerData`
 * @returns the message, or null if none comes in time, or it takes too much memory
 */
export async function onThread<Message>(
  worker: URL,
  file: { bytes: Buffer; page?: number },
  patienceMs: number,
): Promise<Message | null> {
  const before = process.memoryUsage.rss()
  const bytes = Uint8Array.from(file.bytes)
  const thread = new Worker(worker, {
    workerData: { ...file, bytes },
    transferList: [bytes.buffer],
    resourceLimits: LIMITS,
    // It has no business with the settings of the server, nor with its log.
    env: {},
    stdout: true,
    stderr: true,
  })
  const message = await new Promise<Message | null>((resolve) => {
    const give = () => {
      resolve(null)
    }
    const timer = setTimeout(give, patienceMs)
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - before > MOST_BYTES) give()
    }, WATCH_MS)
    thread.once('message', resolve)
    thread.once('error', give)
    thread.once('exit', () => {
      clearTimeout(timer)
      clearInterval(watch)
      give()
    })
  })
  await thread.terminate()
  return message
}
