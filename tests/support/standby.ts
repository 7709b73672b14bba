import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import pg from 'pg'

import { clusterOf, OWNER_ROLE } from '#store/embedded/initdb.ts'
import { findPlace } from '#store/embedded/cluster-place.ts'
import { findPrograms } from '#store/embedded/programs.ts'
import { handOver } from '#store/embedded/user.ts'
import { SERVER_ROLE } from '#store/roles.ts'

export interface Standby {
  url: string
  /** Stops receiving what the primary writes. */
  pause(): Promise<void>
  resume(): Promise<void>
  /** Number of questions that it was asked. */
  transactions(): Promise<number>
  close(): Promise<void>
}

/** Opens a streaming replica of the running embedded database of a data folder. */
export async function openStandby(dataDir: string, folder: string): Promise<Standby> {
  const primary = findPlace(dataDir, findPrograms())
  const place = findPlace(folder, findPrograms())
  const cluster = clusterOf(place)
  await copyCluster(clusterOf(primary), cluster, primary.socket)
  if (place.owner !== undefined) handOver(cluster, place.owner)
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${place.socket}`,
    'max_connections=200',
    'hot_standby=on',
  ]
  const server = spawn(
    path.join(place.programs, 'bin', 'postgres'),
    ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
    { ...place.owner, cwd: folder, stdio: 'ignore', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } },
  )
  const tell = (statement: string) => query(place.socket, statement)
  await untilUp(() => tell('select 1'))
  return {
    url: urlOf(place.socket, SERVER_ROLE),
    pause: async () => void (await tell('select pg_wal_replay_pause()')),
    resume: async () => void (await tell('select pg_wal_replay_resume()')),
    async transactions() {
      const rows = await tell('select xact_commit::int as n from pg_stat_database where datname = current_database()')
      return rows[0]!['n'] as number
    },
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return
      const exit = once(server, 'exit')
      server.kill('SIGINT')
      await exit
    },
  }
}

const urlOf = (socket: string, role: string) => `postgresql://${role}@/postgres?host=${encodeURIComponent(socket)}`

async function query(socket: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(socket, OWNER_ROLE) })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return rows
  } finally {
    await client.end()
  }
}

/** A base backup by hand: no client programs come with the embedded PostgreSQL. */
async function copyCluster(from: string, to: string, socket: string): Promise<void> {
  const hba = path.join(from, 'pg_hba.conf')
  writeFileSync(hba, `local replication all trust\n${readFileSync(hba, 'utf8')}`)
  const client = new pg.Client({ connectionString: urlOf(socket, OWNER_ROLE) })
  await client.connect()
  await client.query('select pg_reload_conf()')
  await client.query("select pg_backup_start('standby', true)")
  cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'postmaster.pid' })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  writeFileSync(path.join(to, 'backup_label'), rows[0]!.labelfile)
  writeFileSync(path.join(to, 'standby.signal'), '')
  const conf = path.join(to, 'postgresql.auto.conf')
  const known = existsSync(conf) ? readFileSync(conf, 'utf8') : ''
  writeFileSync(conf, `${known}\nprimary_conninfo = 'host=${socket} user=${OWNER_ROLE}'\n`)
}

async function untilUp(ask: () => Promise<unknown>): Promise<void> {
  for (const end = Date.now() + 60_000; ; await sleep(100)) {
    try {
      await ask()
      return
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
