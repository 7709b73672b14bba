import { useEffect, useState, type RefObject } from 'react'

import type { ApiError } from '#api/call-server.ts'
import { now } from '#api/clock.ts'
import { useSite } from '#api/site.ts'
import { dateOf, toLocal } from '#domain/period.ts'
import { focusInvalid } from '../ui/focus-invalid.ts'
import { missingOf, type DeskDraft, type Missing } from './desk-draft.ts'
import { personProblems, refusedDetails, type PersonProblems, type PersonRental } from './person-problems.ts'

/** Acts for which the form must be whole, or at least its person. */
type Act = 'person' | 'book' | 'offer'

export interface DeskMarks {
  /** The act that was tried last: from then on every gap is marked; null before. */
  readonly tried: Act | null
  readonly missing: readonly Missing[]
  /** Problems of the person's details, and of them those that the server found. */
  readonly problems: PersonProblems
  readonly refused: PersonProblems
  /** Marks what is missing for an act and leads there. @returns whether nothing is */
  readonly check: (act: Act) => boolean
  /** Puts the focus on the first field that is marked, if there is one. */
  readonly lead: () => void
  readonly forget: () => void
}

export function usePersonRental({ start, end }: Pick<DeskDraft, 'start' | 'end'>): PersonRental {
  // The page is drawn once the site's rules are there.
  const minAge = useSite().data?.rules.minAge ?? 0
  return { period: { start, end }, today: dateOf(toLocal(now())), minAge }
}

interface Marked {
  readonly draft: DeskDraft
  /** Whether the chosen car went to somebody else. */
  readonly taken: boolean
  /** Refusal of the last try. */
  readonly error: ApiError | null
  readonly form: RefObject<HTMLElement | null>
}

/** Parts that a draft lacks, and from when on they are marked in the form. */
export function useDeskMarks({ draft, taken, error, form }: Marked): DeskMarks {
  const rental = usePersonRental(draft)
  const [tried, setTried] = useState<Act | null>(null)
  const lead = useLead(form)
  const found = personProblems(draft.person, rental)
  const refused = refusedDetails(error?.fields ?? {})
  const missing = missingOf(draft, found, taken)
  // An offer goes by mail; a booking may do without.
  const unaddressed = draft.person.email.trim() === ''
  const check = (act: Act) => {
    setTried(act)
    const isWhole =
      act === 'person' ? Object.keys(found).length === 0 : missing.length === 0 && !(act === 'offer' && unaddressed)
    if (!isWhole) lead()
    return isWhole
  }
  return {
    tried,
    missing,
    problems: { ...found, ...(tried === 'offer' && unaddressed && { email: 'offer' }), ...refused },
    refused,
    check,
    lead,
    forget: () => setTried(null),
  }
}

/** The way to the first field that is marked once the page is drawn with its marks. */
function useLead(form: RefObject<HTMLElement | null>): () => void {
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round === 0) return
    // In the next frame: a dialog that was just closed holds the focus until then.
    const frame = requestAnimationFrame(() => focusInvalid(form.current))
    return () => cancelAnimationFrame(frame)
  }, [round, form])
  return () => setRound((before) => before + 1)
}
