import compile from 'icu-minify/compile'
import { runnerImport, type Plugin } from 'vite'

/** Compiles every text of a tree and keeps lists as lists. */
function compileTree(value: unknown): unknown {
  if (typeof value === 'string') return compile(value)
  if (Array.isArray(value)) return value.map(compileTree)
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, compileTree(inner)]))
}

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
        const { module, dependencies } = await runnerImport<{ default: unknown }>(id, { configFile: false })
        for (const file of dependencies) this.addWatchFile(file)
        const compiled = JSON.stringify(compileTree(module.default))
        return { code: `export default JSON.parse(${JSON.stringify(compiled)})`, moduleType: 'js' }
      },
    },
  }
}
