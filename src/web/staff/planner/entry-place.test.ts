import { describe, expect, test } from 'vitest'

import { entryPlace } from './entry-place.ts'

const view = { width: 1440, height: 900 }
const bar = (left: number, top: number, wide = 200) => ({ left, right: left + wide, top, bottom: top + 25 })

describe('the panel of an entry', () => {
  test('stands below its bar, at its beginning', () => {
    expect(entryPlace(bar(500, 180), 270, view)).toMatchObject({ left: 500, top: 213 })
  })

  test('stands above a bar at the foot of the window, and grows upwards', () => {
    expect(entryPlace(bar(500, 800), 270, view)).toMatchObject({ left: 500, top: 'auto', bottom: 108 })
  })

  test('begins with the days where its bar began before them, and stays within the window', () => {
    expect(entryPlace(bar(-400, 180, 900), 270, view)).toMatchObject({ left: 270 })
    expect(entryPlace(bar(1300, 180), 270, view)).toMatchObject({ left: 992 })
  })

  test('stands beside a bar in the middle of a low window, away from its beginning', () => {
    const low = { width: 1440, height: 700 }
    expect(entryPlace(bar(300, 350), 270, low)).toMatchObject({ left: 992 })
    expect(entryPlace(bar(1000, 350), 270, low)).toMatchObject({ left: 560 })
  })

  test('is a sheet on a phone', () => {
    expect(entryPlace(bar(20, 300), 0, { width: 390, height: 844 })).toBeUndefined()
  })
})
