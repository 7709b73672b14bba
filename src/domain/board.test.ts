import { describe, expect, test } from 'vitest'

import {
  dueOfDocument,
  dueOfDrive,
  dueOfMessage,
  dueOfPickup,
  dueOfRequest,
  dueOfReturn,
  inOrder,
  toneOfPickup,
  toneOfReturn,
  type DuePickup,
} from './board.ts'
import { defaultRules as rules } from './settings.ts'

const at = (time: string) => new Date(`2026-12-03T${time}:00Z`)
const pickup = (more: Partial<DuePickup> = {}): DuePickup => ({
  starts_at: at('12:00'),
  carMissing: false,
  needs: [],
  calledAt: null,
  ...more,
})

describe('a pickup', () => {
  test.each<[string, Partial<DuePickup>, string, string | null]>([
    ['has nothing to do while its car is ready', {}, '11:59', null],
    ['waits with a car to wash until an hour before', { needs: ['wash'] }, '10:59', null],
    ['asks for its car to be made ready', { needs: ['wash'] }, '11:00', 'prepare'],
    ['still does while the customer may stand at the desk', { needs: ['fuel'] }, '12:40', 'prepare'],
    ['leaves the customer a quarter of an hour', {}, '12:14', null],
    ['then asks for a call', {}, '12:15', 'call_late'],
    ['not again right after one', { calledAt: at('12:20') }, '12:49', null],
    ['but half an hour later', { calledAt: at('12:20') }, '12:50', 'call_late'],
    ['expects nobody three hours after its time', { calledAt: at('14:59') }, '15:00', 'no_show'],
    ['without a car is nothing yet in the morning', { carMissing: true }, '09:59', null],
    ['needs a car two hours before', { carMissing: true }, '10:00', 'give_car'],
    ['needs one before anything else', { carMissing: true, needs: ['wash'] }, '15:30', 'give_car'],
  ])('%s', (_, more, time, act) => {
    expect(dueOfPickup(pickup(more), at(time), rules)?.act ?? null).toBe(act)
  })

  test('says since when it is late, and until when it is not', () => {
    const dirty = pickup({ needs: ['wash'] })
    expect(dueOfPickup(dirty, at('12:00'), rules)).toEqual({ act: 'prepare', at: at('12:00'), late: false, of: dirty })
    expect(dueOfPickup(dirty, at('12:01'), rules)).toMatchObject({ late: true })
  })

  test.each<[Partial<DuePickup>, string, string]>([
    [{}, '12:00', 'open'],
    [{ needs: ['wash'] }, '11:00', 'due'],
    [{}, '12:01', 'due'],
    [{ calledAt: at('12:16') }, '12:20', 'late'],
    [{ carMissing: true }, '08:00', 'late'],
  ])('%j at %s is %s', (more, time, tone) => {
    expect(toneOfPickup(pickup(more), at(time), rules)).toBe(tone)
  })
})

describe('a car that is out', () => {
  const back = { ends_at: at('10:00'), calledAt: null }

  test.each([
    ['10:59', null, 'due'],
    ['11:00', 'call_overdue', 'late'],
  ])('has 59 minutes of grace: at %s %s', (time, act, tone) => {
    expect(dueOfReturn(back, at(time), rules)?.act ?? null).toBe(act)
    expect(toneOfReturn(back, at(time), rules)).toBe(tone)
  })

  test('stays late when its customer was called', () => {
    const called = { ...back, calledAt: at('11:05') }
    expect(dueOfReturn(called, at('11:20'), rules)).toBeNull()
    expect(toneOfReturn(called, at('11:20'), rules)).toBe('late')
    expect(dueOfReturn(called, at('11:35'), rules)).toMatchObject({ act: 'call_overdue', at: at('10:00'), late: true })
  })
})

test('a request is due an hour before it lapses', () => {
  const request = { expires_at: at('12:00') }
  expect(dueOfRequest(request, at('10:59'), rules)).toBeNull()
  expect(dueOfRequest(request, at('11:00'), rules)).toMatchObject({ act: 'decide', late: false })
})

test('a drive is due before it leaves, and when it has not come', () => {
  const drive = { leaves: at('12:00'), arrives: at('16:00') }
  expect(dueOfDrive(drive, at('10:59'), rules)).toBeNull()
  expect(dueOfDrive(drive, at('11:00'), rules)).toMatchObject({ at: drive.leaves, late: false })
  expect(dueOfDrive(drive, at('12:01'), rules)).toBeNull()
  expect(dueOfDrive(drive, at('16:01'), rules)).toMatchObject({ at: drive.arrives, late: true })
})

test('a document is due in the day before its customer comes, a message after four hours', () => {
  const paper = { needed_at: new Date('2026-12-04T12:00:00Z') }
  expect(dueOfDocument(paper, at('11:59'), rules)).toBeNull()
  expect(dueOfDocument(paper, at('12:00'), rules)).toMatchObject({ act: 'review', late: false })
  expect(dueOfDocument({ needed_at: null }, at('12:00'), rules)).toBeNull()
  const message = { created_at: at('08:00') }
  expect(dueOfMessage(message, at('11:59'), rules)).toBeNull()
  expect(dueOfMessage(message, at('12:01'), rules)).toMatchObject({ act: 'answer', at: at('12:00'), late: true })
})

test('what is wrong comes first, the longest first; then what is near; then what can wait', () => {
  const entry = (act: Parameters<typeof inOrder>[0][number] & object) => act
  const list = inOrder([
    entry({ act: 'answer', at: at('07:00'), late: true, of: 'message' }),
    null,
    entry({ act: 'prepare', at: at('12:15'), late: false, of: 'car' }),
    entry({ act: 'call_overdue', at: at('10:30'), late: true, of: 'return' }),
    entry({ act: 'decide', at: at('12:00'), late: false, of: 'request' }),
    entry({ act: 'give_car', at: at('12:00'), late: false, of: 'pickup' }),
    entry({ act: 'no_show', at: at('08:00'), late: true, of: 'nobody' }),
    entry({ act: 'call_overdue', at: at('09:30'), late: true, of: 'earlier return' }),
  ])
  expect(list.map(({ of }) => of)).toEqual([
    'earlier return',
    'return',
    'pickup',
    'request',
    'car',
    'message',
    'nobody',
  ])
})
