import type { Providers } from '#usecases/inbox/work-inbox.ts'

/** Who sends us messages, and how each is understood. A company that is paid at the desk alone hears from nobody. */
export const providers: Providers = {}
