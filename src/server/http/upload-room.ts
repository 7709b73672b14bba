/** So many bytes of uploads a process keeps in memory at the same time. */
const MOST_BYTES = 64_000_000
/** So many of them are one account's, and one place's in the network: whoever has several accounts leaves room to others. */
const SHARE_OF_ACCOUNT = 16_000_000
const SHARE_OF_PLACE = 32_000_000
/** So many uploads an account may send at the same time: a slow one must not keep the next from being tried. */
const MOST_OF_ONE = 3

export interface Sender {
  account: string
  /** Where in the network it is. */
  place: string
  /** The bytes that one file may have: it always fits into a share. */
  most: number
}

/**
 * The memory for files on their way in. Bytes are counted as they come, not places: slow uploads that have sent little
 * take little, and leave room to others.
 */
export class UploadRoom {
  #bytes = 0
  readonly #running = new Map<string, number>()
  /** Bytes by account and by place. */
  readonly #taken = new Map<string, number>()

  /** @returns null where the account sends as many as it may already */
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
  /** @returns false where there is no room for more bytes now */
  take(bytes: number): boolean
  leave(): void
}
