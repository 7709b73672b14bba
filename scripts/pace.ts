import { pbkdf2Sync } from 'node:crypto'

/** Time in seconds that the reference machine of the shares takes for this fixed piece of work. */
const MEANT_SECONDS = 0.4
const ROUNDS = 1_000_000

/** Slowness of this machine right now: 2 means half as fast as the reference machine, or busy with other work. */
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

/** Lines with each stage's time and share, and a warning for each stage that outgrew its share at this machine's pace. */
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
