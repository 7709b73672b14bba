/** So many bytes of uploads a process keeps in memory at the same time. */
const MOST_BYTES = 64_000_000
/** So many uploads an account may send at the same time: a slow one must not keep the next from being tried. */
const MOST_OF_ONE = 3

/**
 * The memory for files on their way in. Bytes are counted as they come, not places: slow uploads that have sent little
 * take little, and leave room to others.
 */
export class UploadRoom {
  #bytes = 0
  readonly #running = new Map<string, number>()

  /** @returns null where the account sends as many as it may already */
  enter(account: string): Place | null {
    const running = this.#running.get(account) ?? 0
    if (running >= MOST_OF_ONE) return null
    this.#running.set(account, running + 1)
    let own = 0
    return {
      take: (bytes) => {
        if (this.#bytes + bytes > MOST_BYTES) return false
        own += bytes
        this.#bytes += bytes
        return true
      },
      leave: () => {
        this.#bytes -= own
        own = 0
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
