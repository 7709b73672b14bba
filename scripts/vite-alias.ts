import path from 'node:path'

/** Modules that both builds of the web replace. */
export const alias = [
  // The messages are compiled at build, so the half of use-intl that parses ICU text stays at home.
  { find: /^use-intl\/format-message$/, replacement: 'use-intl/format-message/format-only' },
  {
    find: /^\.\.\/createLucideIcon\.mjs$/,
    replacement: path.resolve(import.meta.dirname, '../src/web/ui/draw-icon.ts'),
  },
]
