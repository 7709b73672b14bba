import type { Providers } from '#usecases/inbox/work-inbox.ts'

/** Listeners for the messages of outside services, by service. There is none while customers pay at the desk only. */
export const providers: Providers = {}
