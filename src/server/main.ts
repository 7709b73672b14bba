import path from 'node:path'

/**
 * Starts a server process. Some settings Node takes only when it starts; so that every way of calling this file has
 * them, the process begins anew in its own place, with the same id.
 */
const settings = [
  // MB for what lives for a moment. Node's own choice is 32, and twice that stays resident after a busy second.
  '--max-semi-space-size=4',
  // MB. Far more than is ever alive (50); it makes Node collect at a third more than that instead of at four times.
  '--max-old-space-size=320',
]
const root = path.resolve(import.meta.dirname, '../..')
const args = [process.execPath, ...process.execArgv, ...settings, path.join(import.meta.dirname, 'serve.ts')]
// Node keeps what it has compiled: later starts are quicker, and 15 MB smaller without the compiler of TypeScript.
const NODE_COMPILE_CACHE = process.env['NODE_COMPILE_CACHE'] ?? path.join(root, 'build', 'compile-cache')
// glibc gives every thread a heap of its own, and what one thread freed there is of no use to the others.
const MALLOC_ARENA_MAX = process.env['MALLOC_ARENA_MAX'] ?? '1'

process.execve!(process.execPath, args, { ...process.env, NODE_COMPILE_CACHE, MALLOC_ARENA_MAX })
