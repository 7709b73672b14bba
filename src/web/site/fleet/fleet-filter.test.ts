import { describe, expect, it } from 'vitest'

import type { Vehicle } from '#contract/fleet.ts'
import { withDefaults, type Delivered } from '#api/fleet.ts'
import { defaultImage } from '#rental/car-frame.ts'
import { cardOf } from './card-data.ts'
import { chosenIn, everything, filterOf, filters, matching, withChosen } from './fleet-filter.ts'
import { lowestRate } from './rates.ts'

const vehicle = (id: number, type: string, dailyRate: number): Vehicle => ({
  id,
  type,
  dailyRate,
  name: 'VW Polo',
  image: null,
  feul: 'Petrol',
  group: 'EDMR',
  noOfSeats: 5,
  luggage: 2,
  transmission: 'Manual',
  ac: true,
  features: 'Bluetooth, CarPlay,',
})
const fleet = [vehicle(1, 'Mini', 29), vehicle(2, 'StationWagon', 59), vehicle(3, 'StationWagon', 52)]

describe('fleet', () => {
  it('has nine filters', () => {
    expect(filters).toHaveLength(9)
  })

  it('shows all, or those whose type equals the filter in any spelling', () => {
    const cards = fleet.map(cardOf)
    expect(matching(cards, everything)).toHaveLength(3)
    expect(matching(cards, { cars: 'StationWagon' }).map(({ id }) => id)).toEqual(['2', '3'])
    expect(matching(cards, { cars: 'suv' })).toEqual([])
  })

  it('narrows a class down by transmission, seats and bags', () => {
    const cards = fleet.map(cardOf)
    expect(matching(cards, { cars: 'allCars', transmission: 'Automatic' })).toEqual([])
    expect(matching(cards, { cars: 'StationWagon', transmission: 'Manual', seats: 5, bags: 2 })).toHaveLength(2)
    expect(matching(cards, { cars: 'allCars', seats: 6 })).toEqual([])
  })

  it('keeps the whole choice in the address, beside what else it says', () => {
    const query = withChosen('start=x', { cars: 'suv', transmission: 'Automatic', seats: 5, bags: 3 })
    expect(query).toBe('start=x&cars=suv&transmission=Automatic&seats=5&bags=3')
    expect(chosenIn(new URLSearchParams(query))).toEqual({ cars: 'suv', transmission: 'Automatic', seats: 5, bags: 3 })
    expect(withChosen(query, everything)).toBe('start=x')
    const nonsense = chosenIn(new URLSearchParams('cars=tank&transmission=Steam&seats=-1&bags=many'))
    expect(withChosen('', nonsense)).toBe('')
  })

  it('reads the filter from an address', () => {
    expect(filterOf('SUV')).toBe('suv')
    expect(filterOf('stationwagon')).toBe('StationWagon')
    expect(filterOf('tank')).toBe('allCars')
    expect(filterOf(null)).toBe('allCars')
  })

  it('derives the card as specified', () => {
    expect(cardOf(vehicle(7, 'People Carrier', 99))).toMatchObject({
      id: '7',
      category: 'peoplecarrier',
      image: defaultImage,
      seats: '5',
      bags: 2,
      hasAC: true,
      price: 99,
      features: ['Bluetooth', 'CarPlay'],
    })
  })

  it('takes a vehicle without bags and transmission for one with none and an automatic, as specified', () => {
    const { luggage: _luggage, transmission: _transmission, ...bare } = vehicle(8, 'Mini', 30)
    const delivered: Delivered = bare
    expect(cardOf(withDefaults(delivered))).toMatchObject({ bags: 0, transmission: 'Automatic' })
    expect(withDefaults(vehicle(9, 'Mini', 30))).toEqual(vehicle(9, 'Mini', 30))
  })

  it('finds the lowest rate of a class, or none', () => {
    expect(lowestRate(fleet, 'StationWagon')).toBe(52)
    expect(lowestRate(fleet, 'all')).toBe(29)
    expect(lowestRate(fleet, 'Sports')).toBeUndefined()
  })
})
