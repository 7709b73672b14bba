import { prerender } from 'react-dom/static'
import { ServerRouter, type EntryContext } from 'react-router'

/**
 * Draws a page while the site is built, never in service. Everything is waited for and written in its
 * place, so that the page is complete without scripts; a fault stops the build.
 */
export default async function drawPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const faults: unknown[] = []
  const { prelude } = await prerender(<ServerRouter context={context} url={request.url} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (fault) => void faults.push(fault),
  })
  if (faults.length > 0) throw new Error(`${request.url} could not be drawn`, { cause: faults[0] })
  headers.set('content-type', 'text/html')
  return new Response(prelude, { status, headers })
}
