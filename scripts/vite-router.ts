import type { Plugin } from 'vite'

/**
 * Two parts of React Router that this site never calls, and what stands for them in the browser: asking a server which
 * routes there are (`routeDiscovery` is 'initial' in react-router.config.ts, so every page knows all of them), and
 * reporting to an observer of the router (we have none). Together they are 2 KB of every page, which the library gives
 * no other way to leave out. The build fails where the library asks for a name that is missing here.
 */
const unused: Readonly<Record<string, string>> = {
  'dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false
    export const getPatchRoutesOnNavigationFunction = () => undefined
    export const useFogOFWarDiscovery = () => {}
    export const getPartialManifest = (manifest) => manifest
    export const getPathsWithAncestors = (paths) => paths
    export const getManifestPath = (path) => path
    export const handleClientVersionMismatch = () => {}`,
  'router/instrumentation.js': `
    export const getRouteInstrumentationUpdates = () => ({})
    export const instrumentClientSideRouter = (router) => router
    export const instrumentHandler = (handler) => handler
    export const consumeInstrumentationClientResultMetaReceiver = () => {}
    export const instrumentationResultMetaContext = {}`,
}

const rooms = /\/react-router\/dist\/production\/lib\/(dom\/ssr\/fog-of-war\.js|router\/instrumentation\.js)$/

/** @throws if the library has no such parts any more, so that nobody believes in bytes that are not saved */
export function smallRouter(): Plugin {
  const left = new Set(Object.keys(unused))
  return {
    name: 'spreewagen:small-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: rooms },
      handler(id) {
        const room = rooms.exec(id)![1]!
        left.delete(room)
        return { code: unused[room]!, moduleType: 'js' }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`React Router has no ${[...left].join(' and no ')} any more`)
    },
  }
}
