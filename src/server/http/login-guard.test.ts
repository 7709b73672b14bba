import { expect, test } from 'vitest'

import { LoginGuard } from './login-guard.ts'

const at = (seconds: number) => seconds * 1_000

test('five failures are free, then waits double up to a quarter of an hour', () => {
  let now = 0
  const guard = new LoginGuard(() => now)
  for (let n = 0; n < 5; n++) {
    expect(guard.mayTry('192.0.2.1', 'a@post.example')).toBe(true)
    guard.failed('192.0.2.1', 'a@post.example')
  }
  for (const seconds of [30, 60, 120, 240, 480, 900, 900]) {
    now += at(seconds) - 1
    expect(guard.mayTry('192.0.2.1', 'A@post.example ')).toBe(false)
    now += 1
    expect(guard.mayTry('192.0.2.1', 'a@post.example')).toBe(true)
    guard.failed('192.0.2.1', 'a@post.example')
  }
})

test('the owner is not locked out elsewhere, nor are others here', () => {
  const guard = new LoginGuard(() => 0)
  for (let n = 0; n < 9; n++) guard.failed('192.0.2.1', 'a@post.example')
  expect(guard.mayTry('192.0.2.1', 'a@post.example')).toBe(false)
  expect(guard.mayTry('192.0.2.2', 'a@post.example')).toBe(true)
  expect(guard.mayTry('192.0.2.1', 'b@post.example')).toBe(true)
})

test('one household of IPv6 is one place', () => {
  const guard = new LoginGuard(() => 0)
  for (let n = 0; n < 5; n++) guard.failed(`2001:db8:1:2:0:0:0:${n}`, 'a@post.example')
  expect(guard.mayTry('2001:db8:1:2:9:9:9:9', 'a@post.example')).toBe(false)
  expect(guard.mayTry('2001:db8:1:3:9:9:9:9', 'a@post.example')).toBe(true)
})

test('success and an hour of peace are forgiven', () => {
  let now = 0
  const guard = new LoginGuard(() => now)
  for (let n = 0; n < 5; n++) guard.failed('192.0.2.1', 'a@post.example')
  guard.succeeded('192.0.2.1', 'a@post.example')
  expect(guard.mayTry('192.0.2.1', 'a@post.example')).toBe(true)
  for (let n = 0; n < 5; n++) guard.failed('192.0.2.1', 'a@post.example')
  now = at(3_601)
  guard.failed('192.0.2.1', 'a@post.example')
  expect(guard.mayTry('192.0.2.1', 'a@post.example')).toBe(true)
})
