import { workerData } from 'node:worker_threads'

/**
 * Watches the child process from a thread of its own, because reading a file keeps the main thread busy for seconds.
 * Ends the process if it takes too much memory or if the server that started it is gone.
 */
const { most, parent } = workerData as { most: number; parent: number }
/** Time in ms between two checks, in which a small file can unpack some 10 MB. */
const WATCH_MS = 5

setInterval(() => {
  if (process.memoryUsage.rss() > most || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, WATCH_MS)
