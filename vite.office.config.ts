import babel from '@rolldown/plugin-babel'
import tailwindcss from '@tailwindcss/vite'
import { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

import { alias } from './scripts/vite-alias.ts'
import { languages } from './scripts/vite-languages.ts'
import { messages } from './scripts/vite-messages.ts'

/** The back office is an application of its own: nothing of it is on a customer's wire. `scripts/finish-office.ts` makes its pages. */
export default defineConfig({
  plugins: [
    languages(),
    messages(),
    tailwindcss(),
    babel({ include: /\/src\/web\/(staff|rental)\/.*\.tsx?($|\?)/, presets: [reactCompilerPreset()] }),
  ],
  resolve: { alias },
  publicDir: false,
  build: {
    outDir: 'build/office',
    emptyOutDir: true,
    assetsDir: 'office',
    manifest: true,
    // Fonts are files with names of their own: the page's policy allows no data: URLs.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: 'src/web/office.tsx',
      output: {
        entryFileNames: 'office/[name]-[hash:7].js',
        chunkFileNames: 'office/[name]-[hash:7].js',
        codeSplitting: {
          groups: [
            // Outlives a release.
            {
              name: 'framework',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|react-router|scheduler|use-intl|icu-minify|@formatjs|@tanstack\/(query-core|react-query))\//,
            },
            // Checks of forms by the schemas of the contract, fetched with the first form.
            { name: 'schemas', test: /node_modules\/zod\// },
          ],
        },
      },
    },
  },
})
