/**
 * Two ids that one person may have. They look alike and are never the same, so each has a type of its own: where one is
 * given for the other, the type check fails.
 */

/** Id of an account, which is a way to sign in. */
export type AccountId = string & { readonly names: 'account' }

/** Id of a customer, who rents with or without an account. */
export type CustomerId = string & { readonly names: 'customer' }

/** Id of a company that rents. */
export type BusinessId = string & { readonly names: 'business' }
