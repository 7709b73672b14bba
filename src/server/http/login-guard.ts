const FREE_FAILURES = 5
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 15 * 60_000
const FORGET_MS = 60 * 60_000
const REMEMBERED = 10_000

interface Trial {
  failures: number
  at: number
}

/**
 * Slows down whoever guesses at one account from one place: five failures are free, then every further try has to
 * wait, 30 seconds at first and twice as long each time. Its owner, elsewhere, does not notice.
 * Kept in each process's memory: it is about patience, and no list of who failed where is stored.
 */
export class LoginGuard {
  readonly #trials = new Map<string, Trial>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  mayTry(ip: string, email: string): boolean {
    const trial = this.#trials.get(keyOf(ip, email))
    return trial === undefined || this.#now() - trial.at >= waitAfter(trial.failures)
  }

  failed(ip: string, email: string): void {
    const key = keyOf(ip, email)
    const before = this.#trials.get(key)
    const fresh = before !== undefined && this.#now() - before.at < FORGET_MS
    // Taken out first, so that the map stays in the order of the last try and its head is the oldest.
    this.#trials.delete(key)
    this.#trials.set(key, { failures: fresh ? before.failures + 1 : 1, at: this.#now() })
    if (this.#trials.size > REMEMBERED) this.#trials.delete(this.#trials.keys().next().value!)
  }

  succeeded(ip: string, email: string): void {
    this.#trials.delete(keyOf(ip, email))
  }
}

function waitAfter(failures: number): number {
  return failures < FREE_FAILURES ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES))
}

/** One household has 2^64 IPv6 addresses: its first half is what tells places apart. */
function keyOf(ip: string, email: string): string {
  const place = ip.includes(':') && !ip.includes('.') ? ip.split(':').slice(0, 4).join(':') : ip
  return `${place} ${email.trim().toLowerCase()}`
}
