import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { createGate } from '#limits/gate.ts'
import type { Answer, Job, Made } from './job.ts'

/**
 * Patience for each job in ms; all others wait meanwhile. A page takes half a second, a picture of 50 million pixels
 * two, and more on a busy machine.
 */
const PATIENCE_MS = { page: 8_000, copy: 15_000, portrait: 15_000, copyPdf: 20_000 }
/** Idle time in ms after which the child ends, to free its memory. */
const IDLE_MS = 30_000

const program = fileURLToPath(new URL('./child.ts', import.meta.url))
// These limit the memory of JavaScript; the guard inside the child limits the rest.
const settings = [
  '--max-old-space-size=64',
  '--max-semi-space-size=2',
  '--expose-gc',
  '--disable-warning=ExperimentalWarning',
]

/** Runs one job at a time. Uploads and views queue separately, so at most two wait here, and they take turns. */
const oneByOne = createGate(1, 4)
let running: ChildProcess | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Reads a file in a child process, one file at a time, so that a malicious file cannot harm the server: a child that
 * takes too long or too much memory is killed, and the next file gets a new one.
 * @param mostMs shorter patience in ms; only for tests
 * @returns null if the file cannot be read
 */
export async function readApart<What extends Job['do']>(
  job: Job & { do: What },
  mostMs = Infinity,
): Promise<Made[What] | null> {
  return await oneByOne(async () => {
    clearTimeout(idle)
    const child = running?.connected === true ? running : await start()
    const answer = await ask(child, job, Math.min(PATIENCE_MS[job.do], mostMs))
    if (answer === null || answer.spent) await end(child)
    else rest(child)
    return answer === null ? null : (answer.made as Made[What])
  })
}

/** @throws if the system cannot start another process */
async function start(): Promise<ChildProcess> {
  const { MALLOC_ARENA_MAX = '1', NODE_COMPILE_CACHE } = process.env
  const child = fork(program, [], {
    execArgv: settings,
    // The child must see neither the server's settings nor its log.
    env: { MALLOC_ARENA_MAX, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  await once(child, 'spawn')
  running = child
  // A message that cannot be delivered would end the server if nothing listened.
  child.on('error', () => undefined)
  child.once('exit', () => {
    if (running === child) running = undefined
  })
  return child
}

async function ask(child: ChildProcess, job: Job, patienceMs: number): Promise<Answer | null> {
  held(child, true)
  return await new Promise((resolve) => {
    const give = (answer: Answer | null) => {
      clearTimeout(timer)
      child.off('message', give).off('exit', none)
      resolve(answer)
    }
    const none = () => {
      give(null)
    }
    const timer = setTimeout(none, patienceMs)
    child.on('message', give).on('exit', none)
    child.send(job, (error) => {
      if (error !== null) none()
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

function rest(child: ChildProcess): void {
  held(child, false)
  idle = setTimeout(() => void end(child), IDLE_MS).unref()
}

/** Sets whether the child keeps the server from ending; an idle child must not. */
function held(child: ChildProcess, yes: boolean): void {
  if (yes) child.ref()
  else child.unref()
  if (yes) child.channel?.ref()
  else child.channel?.unref()
}
