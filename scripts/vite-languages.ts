import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'

const root = path.resolve(import.meta.dirname, '..')
const english = /\/src\/web\/languages\/[\w-]+\.tsx\?en$/

/**
 * Serves each file of `src/web/languages` twice: it joins a page or a part with its German texts, and imported with `?en`,
 * with the English ones. A visitor loads one of the two.
 */
export function languages(): Plugin {
  return {
    name: 'spreewagen:languages',
    enforce: 'pre',
    load: {
      filter: { id: english },
      async handler(id) {
        const file = id.replace('?en', '')
        const german = await readFile(file, 'utf8')
        const code = german.replaceAll("'#content/de/", "'#content/en/")
        if (code === german) this.error(`${file} has no texts that could be English`)
        this.addWatchFile(file)
        return { code, moduleType: 'tsx' }
      },
    },
  }
}

/** Writes the English variant of a route to disk, because the router reads its routes' modules from there. */
export function englishRoute(name: string): string {
  const file = path.join(root, 'build', 'languages', `en-${name}.tsx`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `export { default } from '../../src/web/languages/${name}.tsx?en'\n`)
  return file
}
