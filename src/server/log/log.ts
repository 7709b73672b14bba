import { pino, type Logger } from 'pino'

/** What waits while standard output takes nothing: enough for a burst, too little to fill the memory. */
const WAITING_BYTES = 1 << 20
const RETRY_MS = 1_000

/**
 * The log on standard output, written without waiting; a fatal line is flushed before the process ends. Where it
 * cannot be written, such as into a file on a full disk, the server goes on, and so does the log when there is room.
 */
export function createLog(level: string): Logger {
  // With a least length of nothing there would be no `flush`, which is what tries again.
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
  // It would try for ever, and a process whose log has no room could not end.
  destination.flushSync = () => {
    if (!stuck) flushSync()
  }
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, destination)
}
