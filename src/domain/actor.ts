import type { AccountId, CustomerId } from './ids.ts'

/** Who acts (D37). Whatever happens is done by one of these, and no right is spelled as the absence of one. */
export type Actor = Visitor | AccountOwner | Staff | Operator | System | Provider

export type Role = 'agent' | 'manager'

/** Somebody of whom nothing is proven. What they may have they show by what they know: a number, an address, a link. */
export interface Visitor {
  readonly kind: 'visitor'
  /** From where in the network. */
  readonly place: string
}

/**
 * The owner of an account, signed in and acting for themselves. Staff do so too, on the pages that customers have, and
 * become customers with the first page that is about renting.
 */
export interface AccountOwner {
  readonly kind: 'customer'
  readonly account: AccountId
  /** Null while they are no customer. */
  readonly customer: CustomerId | null
  /** The session in which they act. */
  readonly session: string
  /** From where in the network. */
  readonly place: string
}

/** The owner of an account who is a customer. */
export interface Customer extends AccountOwner {
  readonly customer: CustomerId
}

/** A member of staff at work. */
export interface Staff {
  readonly kind: 'staff'
  readonly account: AccountId
  readonly name: string
  readonly role: Role
  readonly branches: 'all' | readonly number[]
}

/** The person with a shell on the machine. They could change the database by hand, so they may do what a manager may. */
export interface Operator {
  readonly kind: 'operator'
}

/** Work that nobody asks for, by the name of its job. */
export interface System {
  readonly kind: 'system'
  readonly job: string
}

/** A company that we work with and that calls by itself, such as one for payments. */
export interface Provider {
  readonly kind: 'provider'
  readonly name: string
}

export const operator: Operator = { kind: 'operator' }

export const system = (job: string): System => ({ kind: 'system', job })

/** The customer who is signed in. @returns null for everybody else, such as staff who never rented */
export const customerOf = (actor: Actor): CustomerId | null => (actor.kind === 'customer' ? actor.customer : null)

/** The session in which somebody acts who is signed in. @returns null for everybody else */
export const sessionOf = (actor: Actor): string | null => (actor.kind === 'customer' ? actor.session : null)

/** Whether it is somebody of the company, and not a customer of it. */
export const isCompany = (actor: Actor): actor is Staff | Operator =>
  actor.kind === 'staff' || actor.kind === 'operator'

/** Whoever uses the site. */
export type Caller = Visitor | AccountOwner
