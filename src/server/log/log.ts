import { pino, type Logger } from 'pino'

/** Buffer in bytes while standard output is blocked: enough for a burst, too little to fill the memory. */
const WAITING_BYTES = 1 << 20
const RETRY_MS = 1_000

/**
 * Log on standard output, written asynchronously; a fatal line is flushed before the process ends. If writing fails,
 * for example on a full disk, the server goes on, and the log resumes as soon as there is room.
 */
export function createLog(level: string): Logger {
  // `minLength: 0` would disable `flush`, and nothing would retry a failed write.
  const destination = pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: WAITING_BYTES })
  const flushSync = destination.flushSync.bind(destination)
  let stuck = false
  destination.on('error', () => {
    stuck = true
    setTimeout(() => {
      destination.flush()
    }, RETRY_MS).unref()
  })
  destination.on('write', () => {
    stuck = false
  })
  // Retrying for ever would keep a process with a full disk from exiting.
  destination.flushSync = () => {
    if (!stuck) flushSync()
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
