/**
 * Callers of an endpoint: any visitor, the owner of an account who is signed in, a customer, or a member of staff at
 * work. An owner who makes a call for customers becomes one. Each call in a table of paths names one of them; the server
 * refuses everybody else (http/route.ts).
 */
export type Caller = 'visitor' | 'account' | 'customer' | 'staff'

/** Where a call is made. */
export interface Path {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly for: Caller
  /** Below the origin, with `:name` for path parameters. */
  readonly path: `/api/${string}`
}
