import { pathToFileURL } from 'node:url'

import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

/** Compiles every text of a tree and keeps lists as lists. */
function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (Array.isArray(value)) return value.map(compileTree)
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compileTree(inner)]))
}

interface Loaded {
  readonly module: { readonly default: unknown }
  readonly dependencies: readonly string[]
}

/** Loads a file as it is now, again and again, for `npm run dev`. */
const fresh = (id: string): Promise<Loaded> => runnerImport<{ default: unknown }>(id, { configFile: false })

/** Loads a file as Node does. Vite's runner starts a server for each file, which slow machines do not finish in time. */
const once = async (id: string): Promise<Loaded> => ({
  module: (await import(pathToFileURL(id).href)) as Loaded['module'],
  dependencies: [],
})

/**
 * Turns `src/content/LANGUAGE/AREA.ts` into compiled messages, so that the ICU parser never reaches a browser.
 * An area may consist of several files in a folder beside it; its imports are compiled along with it. A page that needs
 * only one of these files imports that one and gets it compiled too.
 */
export function messages(): Plugin {
  return {
    name: 'spreewagen:messages',
    enforce: 'pre',
    load: {
      filter: { id: /\/src\/content\/(de|en)\/[\w/-]+\.ts$/ },
      async handler(id) {
        const { module, dependencies } = await (this.environment.mode === 'dev' ? fresh : once)(id)
        for (const file of dependencies) this.addWatchFile(file)
        const compiled = JSON.stringify(compileTree(module.default))
        return { code: `export default JSON.parse(${JSON.stringify(compiled)})`, moduleType: 'js' }
      },
    },
  }
}
