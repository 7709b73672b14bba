import path from 'node:path'

import type { Config } from '@react-router/dev/config'

import { finishPages } from './scripts/finish.ts'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build/web',
  ssr: false,
  // All routes are known to every page: no request is needed to find out what a link leads to.
  routeDiscovery: { mode: 'initial' },
  prerender: { concurrency: 2, paths: ({ getStaticPaths }) => getStaticPaths() },
  buildEnd: ({ reactRouterConfig }) => finishPages(path.join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config
