import type { endpoints } from '#contract/index.ts'

type Endpoints = typeof endpoints

/**
 * Method and path of every call. The contract itself carries schemas, and with them a validator that the
 * public pages would load for nothing; here only its types are used, and they check each line.
 */
export type Routes = {
  readonly [Name in keyof Endpoints]: readonly [Endpoints[Name]['method'], Endpoints[Name]['path']]
}
