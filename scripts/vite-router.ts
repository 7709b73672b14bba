import type { Plugin } from 'vite'

/**
 * Small replacements for four parts of React Router that this site never needs in the browser: asking the server for its
 * routes (`routeDiscovery` is 'initial' in react-router.config.ts, so every page knows all of them), reporting to an
 * observer of the router (we have none), reading what loaders and actions of a server stream (our routes have neither;
 * pages ask the API), and links of routes (no route has styles or links of its own). The parts add 6 KB to every page,
 * and the library offers no switch to leave them out. The build fails if the library imports a name that is missing here.
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
  'dom/ssr/single-fetch.js': `
    export const SingleFetchRedirectSymbol = Symbol('SingleFetchRedirect')
    export const decodeViaTurboStream = async () => ({ value: { loaderData: {}, actionData: null, errors: null } })
    const callHandlers = async ({ matches }) => {
      const called = matches.filter((match) => match.shouldCallHandler())
      const results = called.map(async (match) => [match.route.id, await match.resolve((handler) => handler())])
      return Object.fromEntries(await Promise.all(results))
    }
    export const getTurboStreamSingleFetchDataStrategy = () => (request) => request.runClientMiddleware(callHandlers)
    export const getSingleFetchDataStrategyImpl = () => getTurboStreamSingleFetchDataStrategy()
    export const [singleFetchUrl, stripIndexParam] = [(url) => url, (url) => url]
    export const NO_BODY_STATUS_CODES = new Set()
    export const StreamTransfer = () => null`,
  'dom/ssr/links.js': `
    export const getKeyedLinksForMatches = () => []
    export const getKeyedPrefetchLinks = async () => []
    export const getModuleLinkHrefs = () => []
    export const getNewMatchesForLinks = () => []
    export const isPageLinkDescriptor = () => false
    export const prefetchRouteCss = async () => {}
    export const prefetchStyleLinks = async () => {}`,
}

const files = /\/react-router\/dist\/production\/lib\/(.+)$/

/** Fails the build if the library no longer has one of these files, because the saving would silently be lost. */
export function smallRouter(): Plugin {
  const left = new Set(Object.keys(unused))
  return {
    name: 'spreewagen:small-router',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: files },
      handler(id) {
        const file = files.exec(id)![1]!
        const code = unused[file]
        if (code === undefined) return null
        left.delete(file)
        return { code, moduleType: 'js' }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`React Router has no ${[...left].join(' and no ')}`)
    },
  }
}
