import type { Actor } from '#domain/actor.ts'
import type { Outcome } from '#domain/outcome.ts'
import { forbidden, may, type Forbidden } from '#domain/rights.ts'
import { foldName, foldPhone, foldPlate, withoutLittleWords } from '#domain/search-key.ts'
import { readListed, type ListedRow } from '#store/booking-list.ts'
import {
  searchBookings,
  searchCars,
  searchCustomers,
  type FoundCar,
  type FoundCustomer,
  type Typed,
} from '#store/office-search.ts'
import type { Context } from '../context.ts'

export interface Found {
  bookings: ListedRow[]
  customers: FoundCustomer[]
  cars: FoundCar[]
}

/** Finds bookings, customers and cars by reference, name, address, phone or plate, a few of each, the likeliest first. */
export async function searchOffice(ctx: Context, actor: Actor, text: string): Promise<Outcome<Found, Forbidden>> {
  if (!may(actor, 'searchOffice')) return forbidden('searchOffice')
  const typed = typedOf(text)
  return await ctx.read(async (db) => {
    const [ids, customers, cars] = await Promise.all([
      searchBookings(db, actor, typed, ctx.now()),
      searchCustomers(db, actor, typed),
      searchCars(db, actor, typed),
    ])
    return { ok: true, value: { bookings: await readListed(db, ids), customers, cars } }
  })
}

const REFERENCE = /^(SW)?([2-9A-HJ-NP-Z]{2,8})$/

/** Keys that a text can be. Short texts are no phone number and no plate, because too much would begin with them. */
function typedOf(text: string): Typed {
  const plain = text.trim()
  const symbols = REFERENCE.exec(plain.replaceAll(/[\s\p{Pd}]/gu, '').toUpperCase())?.[2] ?? ''
  const folded = withoutLittleWords(foldName(plain))
  const words = folded.split(' ')
  const turned = words.length > 1 ? [`${words.at(-1)} ${words.slice(0, -1).join(' ')}`] : []
  const phone = /^[+\d][\d\s()/.-]*$/.test(plain) ? foldPhone(plain) : ''
  const plate = foldPlate(plain)
  return {
    reference: symbols === '' ? '' : `SW-${symbols.slice(0, 4)}${symbols.length > 4 ? `-${symbols.slice(4)}` : ''}`,
    names: folded.length < 2 || /^\d+$/.test(folded) ? [] : [folded, ...turned],
    email: /^\S{2,}$/.test(plain) && !/^[\d+]+$/.test(plain) ? plain.toLowerCase() : '',
    phone: phone.length >= 4 ? phone : '',
    plate: plate.length >= 2 && /\d/.test(plate) ? plate : '',
  }
}
