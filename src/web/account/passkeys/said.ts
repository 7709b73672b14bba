import type { ApiError } from '#api/client.ts'

/** What went wrong in the browser, told as what went wrong on the server. */
export const said = (message: string): ApiError => ({ code: 'unexpected', message, errors: [message], status: 0 })
