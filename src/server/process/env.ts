import path from 'node:path'

import * as z from 'zod/mini'

const between = (low: number, high: number) => {
  const error = `must be a whole number from ${low} to ${high}`
  return z.pipe(z.coerce.number(error), z.int(error).check(z.minimum(low, error), z.maximum(high, error)))
}
const roles = ['web', 'worker'] as const
export type Role = (typeof roles)[number]
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
/** Such as one with a password that holds a #: what follows it would be taken for something else, and say so in a log. */
const wellFormed = (value: string) => {
  // A socket's folder is named behind the path; the host is left out then, which only PostgreSQL's addresses do.
  const address = value.replace('@/', '@socket/')
  return URL.canParse(address) && new URL(address).hash === ''
}
const escaped = 'must be a well-formed address; in a password write # as %23, / as %2F, ? as %3F, @ as %40'
const serverAddress = (beginning: RegExp, error: string) =>
  z.string().check(z.regex(beginning, { error, abort: true }), z.refine(wellFormed, escaped))
const absent = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value.trim())

/** Every setting a person can make through the environment; each has its line in docs/operations.md. */
const variables = {
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: z._default(between(0, 65_535), 3000),
  ROLES: z._default(
    z.string().check(z.regex(/^(web|worker)(\s*,\s*(web|worker))?$/, 'must be web, worker or web,worker')),
    'web,worker',
  ),
  DATA_DIR: z._default(z.string(), 'data'),
  DATABASE_URL: z.optional(serverAddress(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DATABASE_OWNER_URL: z.optional(serverAddress(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DATABASE_SCHEMA: z._default(
    z
      .string()
      .check(
        z.regex(/^(?!pg_|pgboss$)[a-z_][a-z0-9_]{0,39}$/, 'must be small letters, digits and _, 40 at most, not pg_…'),
      ),
    'public',
  ),
  DATABASE_READ_URL: z.optional(serverAddress(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')),
  DATABASE_POOL: z._default(between(8, 200), 20),
  ORIGIN: z.optional(z.url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })),
  SMTP_URL: z.optional(serverAddress(/^smtps?:\/\/[^/\s]+/, 'must begin with smtp:// or smtps:// and name a server')),
  SMTP_TLS: z._default(z.enum(['required', 'optional'], 'must be required or optional'), 'required'),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(z.regex(/^[^@<>]*<?[^@\s<>]+@[^@\s<>]+>?$/, 'must be an address such as Spreewagen <hallo@example.com>')),
  ),
  SECRET_KEY: z.optional(
    z.string().check(z.regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (openssl rand -hex 32)')),
  ),
  SECRET_KEYS_OLD: z.optional(
    z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}(,\s*[0-9a-f]{64})*$/i, 'must be keys of 64 hexadecimal digits, with commas between'),
      ),
  ),
  FILES: z._default(z.enum(['database', 'folder'], 'must be database or folder'), 'database'),
  BACKUP_DIR: z.optional(z.string()),
  BACKUP_KEEP: z._default(between(1, 1_000), 14),
  TRUST_PROXY: z._default(z.enum(['true', 'false'], 'must be true or false'), 'false'),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
  LOG_LEVEL: z._default(z.enum(levels, `must be one of ${levels.join(', ')}`), 'info'),
}
const schema = z.object(variables)

export interface Env {
  host: string
  port: number
  /** Roles of this process: serving pages and calls, working on jobs, or both. */
  roles: ReadonlySet<Role>
  /** Absolute path of the folder for the embedded database, keys and unsent mails. */
  dataDir: string
  databaseUrl: string | undefined
  /** As whom migrations are made, if not as the user of databaseUrl. */
  databaseOwnerUrl: string | undefined
  /** The schema of the company, where a database has several. */
  databaseSchema: string
  /** A replica that may answer what only reads. */
  databaseReadUrl: string | undefined
  databasePool: number
  origin: string
  smtpUrl: string | undefined
  /** Whether letters go out where the mail server offers no encryption. */
  smtpPlain: boolean
  mailFrom: string | undefined
  /** Keys that are not in the data folder: the one that seals, and others that are known for reading. */
  secretKeys: { newest: string | undefined; old: readonly string[] }
  /** Where new files are stored. */
  files: 'database' | 'folder'
  /** Absolute path of the folder for nightly copies; without it there are none. */
  backupDir: string | undefined
  /** How many copies are kept there. */
  backupKeep: number
  trustProxy: boolean
  /** Off only for load tests, which come from one address. */
  rateLimits: boolean
  logLevel: string
}

/** Reads and checks the environment. @throws EnvError that names every wrong variable and what it should be */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given = Object.fromEntries(Object.keys(variables).map((name) => [name, absent(source[name])]))
  const result = schema.safeParse(given)
  if (!result.success) {
    throw new EnvError(result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`))
  }
  const env = result.data
  if (env.BACKUP_DIR !== undefined && env.DATABASE_URL !== undefined) {
    throw new EnvError([
      'BACKUP_DIR: is for the embedded database; the server of DATABASE_URL is copied with its own tools',
    ])
  }
  if (env.DATABASE_URL === undefined && env.DATABASE_SCHEMA !== 'public')
    throw new EnvError([
      'DATABASE_SCHEMA: is for a database of DATABASE_URL; the embedded one has one company, in public',
    ])
  return {
    host: env.HOST,
    port: env.PORT,
    roles: new Set(roles.filter((role) => env.ROLES.includes(role))),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databaseOwnerUrl: env.DATABASE_OWNER_URL,
    databaseSchema: env.DATABASE_SCHEMA,
    databaseReadUrl: env.DATABASE_READ_URL,
    databasePool: env.DATABASE_POOL,
    origin: (env.ORIGIN ?? `http://localhost:${env.PORT}`).replace(/\/+$/, ''),
    smtpUrl: env.SMTP_URL,
    smtpPlain: env.SMTP_TLS === 'optional',
    mailFrom: env.MAIL_FROM,
    secretKeys: { newest: env.SECRET_KEY, old: env.SECRET_KEYS_OLD?.split(/,\s*/) ?? [] },
    files: env.FILES,
    backupDir: env.BACKUP_DIR === undefined ? undefined : path.resolve(env.BACKUP_DIR),
    backupKeep: env.BACKUP_KEEP,
    trustProxy: env.TRUST_PROXY === 'true',
    rateLimits: env.RATE_LIMITS === 'on',
    logLevel: env.LOG_LEVEL,
  }
}

export class EnvError extends Error {
  constructor(problems: string[]) {
    super(
      `The environment has ${problems.length === 1 ? 'a setting' : 'settings'} that cannot be used:\n  ${problems.join('\n  ')}`,
    )
  }
}
