import type { AccountId, CustomerId } from './ids.ts'

/** Actor of everything that happens (D37). Every kind is named, so that no right is expressed as the lack of an actor. */
export type Actor = Visitor | AccountOwner | Staff | Operator | System | Provider

export type Role = 'agent' | 'manager'

/** Somebody of whom nothing is proven. What they may have they show by what they know: a number, an address, a link. */
export interface Visitor {
  readonly kind: 'visitor'
  /** Place in the network. */
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
  /** Place in the network. */
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

/** Actor that uses the site. */
export type Caller = Visitor | AccountOwner

/** Change that came before an act: what the log says of it to a colleague who was second. */
export interface LastChange {
  at: Date
  kind: Actor['kind'] | 'database'
  /** Name of a colleague; null for all others. */
  name: string | null
  /** Whether it was the actor's own, such as one whose answer was lost. */
  own: boolean
}
