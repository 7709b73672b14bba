import type { ApiError } from '#api/call-server.ts'
import { reloadSite } from '#api/site.ts'

/**
 * The server does not take a period that the page thought fine: hours or rules have changed since it was loaded. With the
 * new ones the first step names the problem and what is possible instead.
 */
export function relearn({ code }: ApiError): void {
  if (code === 'branch_closed' || code === 'invalid_period') void reloadSite()
}
