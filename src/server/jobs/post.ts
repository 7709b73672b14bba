import type { BusinessRules } from '#domain/rules.ts'
import type { Tx } from '#store/db.ts'
import { keepBookingLetters } from '#store/booking-letter.ts'
import { insertLetters, insertUnaskedLetter } from '#store/letter.ts'
import type { BrakedLetter, Context, NewLetter } from '#usecases/context.ts'
import type { Queue } from './queue.ts'

const HOUR_MS = 3_600_000
/** Time in ms in which an address does not get the same letter twice if its owner may not have asked for it. */
const AGAIN_MS = 10 * 60_000

export interface Brakes {
  rules: () => Promise<Pick<BusinessRules, 'unaskedLetters' | 'staffLetters'>>
  /** Called for a letter to a branch that is left unwritten. Staff find its content in their lists. */
  onBraked: (letter: { kind: string; recipient: string }) => void
}

/**
 * Writes letters and queues their sending in the caller's transaction: they exist if and only if it commits.
 * @param brakes limits on letters that strangers can cause (D32); null for no limits
 */
export function createPost(queue: Queue, brakes: Brakes | null, now: () => Date): Context['post'] {
  return async (tx, ...all) => {
    const at = now()
    // Somebody at the counter may have no mail address: they get the paper.
    const letters = all.filter(({ recipient }) => recipient !== '')
    const asked = letters.filter((letter) => brakes === null || letter.unasked !== true)
    const ids =
      asked.length === 0
        ? []
        : await insertLetters(
            tx,
            asked.map((letter) => ({ ...bare(letter), id: letter.id })),
            at,
          )
    const written = ids.map((id, n) => ({ id, letter: asked[n]! }))
    const braked: BrakedLetter[] = []
    for (const letter of letters) {
      if (brakes === null || letter.unasked !== true) continue
      const made = await insertBraked(tx, letter, brakes, at)
      if ('until' in made) braked.push({ kind: letter.kind, until: made.until })
      else written.push({ id: made.id, letter })
    }
    await keepBookingLetters(tx, written.flatMap(aboutBooking), at)
    // One job per letter, with the letter's id as its own.
    const jobs = written.map(({ id, letter }) => ({
      id,
      data: { letterId: id },
      priority: priorityOf(letter),
    }))
    if (jobs.length > 0) await queue.send(tx, 'send_letter', jobs)
    return braked
  }
}

/** Letters to customers go before those to our branches, and the newsletter waits for both. */
const priorityOf = ({ recipient, bulk }: NewLetter): number => (bulk === true ? -1 : isOurs(recipient) ? 0 : 1)

const isOurs = (recipient: string) => recipient === 'company' || recipient.startsWith('branch:')

/** A letter to the customer of a booking, as it is kept: without the token of its link. */
function aboutBooking({ id, letter }: { id: string; letter: NewLetter }) {
  const { kind, recipient, language, data } = letter
  if (isOurs(recipient) || !('bookingId' in data)) return []
  const { token: _token, ...kept } = data as typeof data & { token?: string }
  return [{ id, bookingId: data.bookingId, kind, language, data: kept }]
}

const bare = ({ kind, recipient, language, data }: NewLetter) => ({ kind, recipient, language, data })

async function insertBraked(
  tx: Tx,
  letter: NewLetter,
  brakes: Brakes,
  at: Date,
): ReturnType<typeof insertUnaskedLetter> {
  const { unaskedLetters, staffLetters } = await brakes.rules()
  const toStaff = isOurs(letter.recipient)
  const before = (ms: number) => new Date(at.getTime() - ms)
  const brake = {
    most: toStaff ? staffLetters : unaskedLetters,
    again: toStaff ? null : before(AGAIN_MS),
    hourAgo: before(HOUR_MS),
  }
  const subject = 'bookingId' in letter.data ? letter.data.bookingId : null
  const made = await insertUnaskedLetter(tx, { ...bare(letter), subject }, brake, at)
  if ('until' in made && toStaff) brakes.onBraked(bare(letter))
  return made
}
