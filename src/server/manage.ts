import { enableCompileCache } from 'node:module'
import path from 'node:path'

/** Starts a command of the operator. What was compiled once is kept, so that they take little more than half the processor's time. */
enableCompileCache(path.resolve(import.meta.dirname, '../../build/compile-cache'))
await import('./cli.ts')
