/** Most bytes of uploads that a process holds in memory at once. */
const MOST_BYTES = 64_000_000
/** Largest shares of one account and of one place in the network. The latter leaves room beside a person with several accounts. */
const SHARE_OF_ACCOUNT = 16_000_000
const SHARE_OF_PLACE = 32_000_000
/** Most uploads that an account may send at once. It is above one, so that a slow upload does not block the next. */
const MOST_OF_ONE = 3

export interface Sender {
  account: string
  /** Place in the network. */
  place: string
  /** Largest size of a file in bytes, for which every share has room. */
  most: number
}

/**
 * Memory for files that are being received. It counts bytes as they arrive instead of uploads, so a slow upload that has
 * sent little takes little room from others.
 */
export class UploadRoom {
  #bytes = 0
  readonly #running = new Map<string, number>()
  /** Bytes in use by account and by place. */
  readonly #taken = new Map<string, number>()

  /** @returns null if the account already sends as many files as it may */
  enter({ account, place, most }: Sender): Place | null {
    const running = this.#running.get(account) ?? 0
    if (running >= MOST_OF_ONE) return null
    this.#running.set(account, running + 1)
    const shares: [string, number][] = [
      [`account:${account}`, Math.max(SHARE_OF_ACCOUNT, most)],
      [`place:${place}`, Math.max(SHARE_OF_PLACE, most)],
    ]
    let own = 0
    const add = (bytes: number) => {
      own += bytes
      this.#bytes += bytes
      for (const [whose] of shares) {
        const taken = (this.#taken.get(whose) ?? 0) + bytes
        if (taken > 0) this.#taken.set(whose, taken)
        else this.#taken.delete(whose)
      }
    }
    return {
      take: (bytes) => {
        const full = shares.some(([whose, share]) => (this.#taken.get(whose) ?? 0) + bytes > share)
        if (full || this.#bytes + bytes > MOST_BYTES) return false
        add(bytes)
        return true
      },
      leave: () => {
        add(-own)
        const left = this.#running.get(account)! - 1
        if (left > 0) this.#running.set(account, left)
        else this.#running.delete(account)
      },
    }
  }
}

export interface Place {
  /** @returns false if there is no room for these bytes now */
  take(bytes: number): boolean
  leave(): void
}
