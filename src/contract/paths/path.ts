/**
 * Who may make a call: any visitor, the owner of an account who is signed in, or a customer. An owner who makes a call
 * for customers is one from then on. This is the one place that names them; every table of paths says one of them
 * for each call, and the server refuses everybody else (http/route.ts).
 */
export type Caller = 'visitor' | 'account' | 'customer'

/** Where a call is made. */
export interface Path {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly for: Caller
  /** Below the origin, with `:name` for path parameters. */
  readonly path: `/api/${string}`
}
