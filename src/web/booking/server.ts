import type { ApiError } from '#api/client.ts'
import { reloadSite } from '#api/site.ts'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: Refusal
  }
}

/** A refusal of the server's on its way through a query. */
export class Refusal extends Error {
  readonly error: ApiError
  constructor(error: ApiError) {
    super(error.code)
    this.error = error
  }
}

/** Whether the same call may work in a moment: no answer, or a server that is not well. */
export const passing = ({ status }: ApiError): boolean => status === 0 || status >= 500

/**
 * The server does not take a period that the page thought fine: hours or rules have changed since it was loaded. With the
 * new ones the first step names the problem and what is possible instead.
 */
export function relearn({ code }: ApiError): void {
  if (code === 'branch_closed' || code === 'invalid_period') void reloadSite()
}

/** Refusals stay refusals however often one asks; a line that was down for a second does not. */
export const retryPassing = (failures: number, refusal: Refusal): boolean => failures < 2 && passing(refusal.error)
