import { operator } from './acting.ts'
import type { OfferAccess, OrderedOffer } from '#contract/rental-offer.ts'
import { makeOffer } from '#usecases/booking/make-offer.ts'
import type { TestApp } from './app.ts'
import { tokenIn } from './posted.ts'

/** Answers a request with our offer, as staff do. @returns the token of the letter */
export async function sendOffer(app: TestApp, reference: string, hours: number | null = null): Promise<string> {
  const made = await makeOffer(app.ctx, operator, { reference, hours })
  if (!made.ok) throw new Error(`no offer for ${reference}: ${made.refusal.code}`)
  return await tokenIn(app, { kind: 'request_offered', about: reference })
}

export const viewOffer = (app: TestApp, access: OfferAccess, headers: Record<string, string> = {}) =>
  app.call('viewRentalOffer', { body: { access }, headers })

/** Body that the page sends for an order at the total that it shows. */
export const orderBody = (access: OfferAccess, totalMinor: number, changes: Record<string, unknown> = {}) => ({
  access,
  driver: {},
  paymentMethod: 'credit_card',
  language: 'de',
  acceptTerms: true,
  totalMinor,
  revision: 1,
  ...changes,
})

/** Orders an offer by its link. */
export async function orderOffer(app: TestApp, token: string, changes: Record<string, unknown> = {}) {
  const { body } = await viewOffer(app, { by: 'link', token })
  const { price, revision } = body
  const order = orderBody({ by: 'link', token }, price.totalMinor, { revision, ...changes })
  return await app.call('orderRentalOffer', { body: order })
}

/** Makes a booking of a request: staff answer it with an offer, and its customer orders that. */
export async function offerAndOrder(app: TestApp, reference: string): Promise<OrderedOffer> {
  const { status, body } = await orderOffer(app, await sendOffer(app, reference))
  if (status !== 200) throw new Error(`${reference} was not ordered: ${body.code}`)
  return body
}
