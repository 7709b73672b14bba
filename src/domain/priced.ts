/** Kinds of things with a price that is valid from a day on (D39): vehicle, service, deposit of a class, after-hours pickup. */
export const pricedKinds = ['vehicle', 'service', 'deposit', 'after-hours'] as const
export type PricedKind = (typeof pricedKinds)[number]
