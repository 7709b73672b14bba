import { buildIfNeeded } from './build.ts'

/** `npm start`: builds the site if it was never built or its sources changed, then serves. */
await buildIfNeeded()
await import('../src/server/main.ts')
