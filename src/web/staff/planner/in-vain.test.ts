import { describe, expect, it } from 'vitest'

import type { PlanBar } from '#contract/staff-plan.ts'
import { planBar as rental } from '#support/plan-bar.ts'
import { inVain, type Wish } from './in-vain.ts'

const now = '2026-11-28T08:00'

const out = { ...rental, state: 'out', status: 'active', since: '2026-11-27T10:00' } as const
const shop = { ...rental, kind: 'maintenance', reference: null, state: null, status: null } as const
const wishes: readonly Wish[] = ['car', 'time', 'swap']

describe('inVain', () => {
  it.each([
    ['a rental before its handover', rental, [null, null, null]],
    ['a rental on the road', out, ['under_way', null, 'under_way']],
    ['a rental that is over', { ...out, state: 'back', status: 'returned' }, Array(3).fill('in_the_past')],
    ['a rental that goes on with another car', { ...out, goesOn: true }, Array(3).fill('goesOn')],
    ['a rental of another branch', { ...rental, reference: null }, Array(3).fill('foreign')],
    ['a hold of the website', { ...rental, reference: '', state: 'held' }, [null, 'holdStays', null]],
    ['a booking without a car', { ...rental, id: -1 }, [null, 'carFirst', 'carFirst']],
    ['a workshop to come', shop, [null, null, 'onlyRentals']],
    ['a workshop that has begun', { ...shop, since: out.since }, ['shopStays', null, 'onlyRentals']],
    [
      'a workshop without an end',
      { ...shop, since: out.since, until: null },
      ['shopStays', 'shopStays', 'onlyRentals'],
    ],
    ['a drive', { ...shop, kind: 'transfer' }, ['driveStays', 'driveStays', 'onlyRentals']],
  ] as [string, PlanBar, (string | null)[]][])('names why %s stays as it is', (_, bar, reasons) => {
    expect(wishes.map((wish) => inVain(bar, wish, now))).toEqual(reasons)
  })
})
