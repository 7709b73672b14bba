import { pbkdf2Sync } from 'node:crypto'

/** The machine for which the shares are meant does this fixed piece of work in so many seconds. */
const MEANT_SECONDS = 0.4
const ROUNDS = 1_000_000

/** How many times as long as meant this machine takes now: 2 is a machine half as fast, or one with other work. */
export function measurePace(): number {
  const begun = performance.now()
  pbkdf2Sync('a fixed piece of work', 'salt', ROUNDS, 32, 'sha512')
  return (performance.now() - begun) / 1_000 / MEANT_SECONDS
}

export interface Timed {
  name: string
  seconds: number
  share: number
  pace: number
}

const cells = (name: string, ...rest: string[]) => name.padEnd(18) + rest.map((cell) => cell.padStart(10)).join('')
const whole = (seconds: number) => String(Math.round(seconds))

/** How long each stage took, of what it may take; and which outgrew that, on this machine at its pace. */
export function tableOf(timed: readonly Timed[]): string[] {
  const total = (of: 'seconds' | 'share') => timed.reduce((sum, stage) => sum + stage[of], 0)
  return [
    cells('stage', 'seconds', 'share', 'ratio', 'pace'),
    ...timed.map(({ name, seconds, share, pace }) =>
      cells(name, whole(seconds), whole(share), (seconds / share).toFixed(2), pace.toFixed(2)),
    ),
    cells('together', whole(total('seconds')), whole(total('share')), (total('seconds') / total('share')).toFixed(2)),
    ...timed
      .filter(({ seconds, share, pace }) => seconds > share * Math.max(pace, 1))
      .map(
        ({ name, seconds, share, pace }) =>
          `over its share: ${name}: ${whole(seconds)} s of ${whole(share)} at pace ${pace.toFixed(2)}`,
      ),
  ]
}
