/** What the service itself can be in trouble with; everything else that is thrown is a mistake of ours. */
export type Trouble =
  /** The database, or the way to it, is gone: nothing can be asked. */
  | 'away'
  /** The database is there, and more was asked of it than it could answer in time. */
  | 'overloaded'
  /** No room for what is written: in the database, or in a file. */
  | 'full'

/** What had no room left, for whoever reads the log. */
export type Bottleneck = 'pool' | 'class' | 'lock' | 'statement' | 'connections'

/** Refused because too many wait already, or because one waited too long. */
export class OverloadedError extends Error {
  readonly bottleneck: Bottleneck
  constructor(bottleneck: Bottleneck) {
    super(`too much is waiting: ${bottleneck}`)
    this.bottleneck = bottleneck
  }
}

/** Refused without asking: the database was found to be away (pulse.ts). */
export class AwayError extends Error {
  constructor(reason: string) {
    super(`the database is away: ${reason}`)
  }
}

const FULL = /^(53100|ENOSPC|EDQUOT)$/
const AWAY = /^(08|53|57P0|58|ECONN|ENOENT|EPIPE|ETIMEDOUT|25P03)|^EAI_AGAIN|^ENOTFOUND|^EHOSTUNREACH|^ENETUNREACH/
const AWAY_TEXT =
  /Connection terminated|Client has encountered a connection error|connection is closed|timeout expired|Client was closed/i
/** What `pg` says of whoever waited too long for a connection that others use. */
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

/** What could not take what was asked of it, if that is what went wrong. */
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
