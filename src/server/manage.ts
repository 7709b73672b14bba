import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Starts a command of the operator. What was compiled once is kept, so that most of them take half the time. */
enableCompileCache(path.resolve(import.meta.dirname, '../../build/compile-cache'))
await import('./cli.ts')
