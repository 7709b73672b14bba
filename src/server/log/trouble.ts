/** Kinds of trouble of the service itself; any other error is a mistake in our code. */
export type Trouble =
  /** The database or the connection to it is gone. */
  | 'away'
  /** The database is there, but has more to do than it can answer in time. */
  | 'overloaded'
  /** There is no room to write, in the database or in a file. */
  | 'full'

/** The resource that was exhausted, for the log. */
export type Bottleneck = 'pool' | 'class' | 'lock' | 'statement' | 'connections'

/** Thrown if too many requests wait already, or one has waited too long. */
export class OverloadedError extends Error {
  readonly bottleneck: Bottleneck
  constructor(bottleneck: Bottleneck) {
    super(`too much is waiting: ${bottleneck}`)
    this.bottleneck = bottleneck
  }
}

/** Thrown without asking the database, because it was found to be away (pulse.ts). */
export class AwayError extends Error {
  constructor(reason: string) {
    super(`the database is away: ${reason}`)
  }
}

/**
 * Thrown where a file is not what its row says. No trouble of the service as a whole: everything else goes on, and
 * trying again does not help.
 */
export class FileLostError extends Error {
  /** Number of the file, for the log. */
  readonly file: string
  constructor(file: string, what: string) {
    super(`file ${file} ${what}`)
    this.file = file
  }
}

const FULL = /^(53100|ENOSPC|EDQUOT)$/
const AWAY = /^(08|53|57P0|58|ECONN|ENOENT|EPIPE|ETIMEDOUT|25P03)|^EAI_AGAIN|^ENOTFOUND|^EHOSTUNREACH|^ENETUNREACH/
const AWAY_TEXT =
  /Connection terminated|Client has encountered a connection error|connection is closed|timeout expired|Client was closed/i
/** Message of `pg` after waiting too long for a free connection. */
const POOL_TEXT = /timeout exceeded when trying to connect/i
const BOTTLENECKS: Readonly<Record<string, Bottleneck>> = {
  '55P03': 'lock',
  '57014': 'statement',
  '53300': 'connections',
}

interface Thrown {
  code?: string
  message: string
}

/** The exhausted resource behind an error, if there is one. */
export function bottleneckOf(error: Thrown): Bottleneck | undefined {
  if (error instanceof OverloadedError) return error.bottleneck
  if (POOL_TEXT.test(error.message)) return 'pool'
  return BOTTLENECKS[error.code ?? '']
}

export function troubleOf(error: Thrown): Trouble | undefined {
  const { code = '', message } = error
  if (FULL.test(code)) return 'full'
  if (bottleneckOf(error) !== undefined) return 'overloaded'
  return error instanceof AwayError || AWAY.test(code) || AWAY_TEXT.test(message) ? 'away' : undefined
}
