/** What has a price that holds from a day on (D39): a vehicle, a service, the deposit of a class, a pickup outside the hours. */
export const pricedKinds = ['vehicle', 'service', 'deposit', 'after-hours'] as const
export type PricedKind = (typeof pricedKinds)[number]
