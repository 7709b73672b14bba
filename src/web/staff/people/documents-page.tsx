import { FileCheck } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'

import { useMemberData } from '#api/server-state.tsx'
import { useLive } from '../frame/live.tsx'
import { Button } from '../ui/act-button.tsx'
import { EmptyList } from '../ui/empty-list.tsx'
import { FootKeys } from '../ui/foot-keys.tsx'
import { isGone } from '../ui/is-gone.ts'
import { StepKeys, useStepKeys } from '../ui/row-list.tsx'
import { NarrowHead, QueueList } from './queue-list.tsx'
import { DocumentView } from './document-view.tsx'
import { isBeside } from './beside.ts'
import { InboxFrame } from './inbox-frame.tsx'
import { Loaded } from './loaded.tsx'
import type { Drafts } from './refusal-form.tsx'
import type { Queued } from './shapes.ts'
import type { Ways } from './use-decision.ts'

/** Documents to review: the picture beside what was typed, by keys alone. */
export function DocumentsPage() {
  const t = useTranslations('staff.inbox')
  const { queue, more } = useQueue()
  const named = useSearchParams()[0].get('document')
  return (
    <InboxFrame
      foot={
        <>
          <StepKeys />
          <FootKeys
            keys={[
              ['a', t('accept')],
              ['r', t('refuse')],
              ['+', t('larger')],
              ['-', t('smaller')],
            ]}
          />
        </>
      }
    >
      <Loaded asked={queue}>
        {({ waiting, count }) => <Queue waiting={waiting} count={count} named={named} onMore={more} />}
      </Loaded>
    </InboxFrame>
  )
}

const STEP = 30
/** As many as the server gives at once. */
const MOST = 300

/** Documents that wait, some at first; what is shown stays while more are fetched. */
function useQueue() {
  const [most, setMost] = useState(STEP)
  const asked = useMemberData('getDocumentQueue', { query: { most } })
  useLive(['inbox'], ['getDocumentQueue', 'getStaffDocument'])
  const [before, setBefore] = useState(asked.data)
  if (asked.data !== undefined && asked.data !== before) setBefore(asked.data)
  const more = most < MOST ? () => setMost(Math.min(MOST, most + STEP)) : null
  return { queue: { ...asked, data: asked.data ?? before }, more }
}

interface QueueProps {
  readonly waiting: readonly Queued[]
  /** Number of all that wait. */
  readonly count: number
  /** Document that the address names. */
  readonly named: string | null
  readonly onMore: (() => void) | null
}

/** Document in sight, and whether it is open: a narrow window shows either the list or a document. */
function useChosen(waiting: readonly Queued[], named: string | null) {
  const [chosen, setChosen] = useState(named === null ? null : { id: named, place: 0 })
  // Keys decide only on what is shown.
  const [open, setOpen] = useState(() => named !== null || isBeside())
  // Decided, or further back than the list reaches: it is asked for by itself.
  const [apart] = useState(() => (named !== null && !waiting.some(({ id }) => id === named) ? named : null))
  const first = waiting[0]
  if (chosen === null && first !== undefined) setChosen({ id: first.id, place: 0 })
  if (chosen !== null && chosen.id !== apart && first === undefined) {
    setChosen(null)
    setOpen(isBeside())
  }
  const choose = (id: string, place: number) => {
    setChosen({ id, place })
    setOpen(true)
  }
  return { chosen, choose, apart, open, setOpen }
}

function Queue({ waiting, count, named, onMore }: QueueProps) {
  const t = useTranslations('staff.inbox')
  const { chosen, choose, apart, open, setOpen } = useChosen(waiting, named)
  const [drafts] = useState<Drafts>(() => new Map())
  const at = waiting.findIndex(({ id }) => id === chosen?.id)
  // One that a colleague decided leaves its place empty: no other slides under the keys that decide.
  const current = at === -1 ? null : waiting[at]!
  const show = (index: number) => {
    const place = Math.min(waiting.length - 1, Math.max(0, index))
    const next = waiting[place]
    if (next !== undefined) choose(next.id, place)
  }
  const step = (by: number) => show(at === -1 ? (chosen?.place ?? 0) : open ? at + by : at)
  const next = () => (at === -1 ? show(0) : waiting.length > 1 && show(at + 1 < waiting.length ? at + 1 : at - 1))
  useStepKeys(step, open && !isBeside() ? () => setOpen(false) : null)
  // The next document must not stay under the keys that decide, once the one before it waits again.
  const ways = { onDecided: next, onTakenBack: (id: string) => choose(id, 0), drafts }
  if (chosen === null) return <EmptyList icon={FileCheck} title={t('noDocuments.title')} hint={t('noDocuments.hint')} />
  return (
    <div className="flex min-h-0 flex-1">
      <QueueList {...{ waiting, count, onMore }} hidden={open} chosen={open ? at : -1} onChoose={show} />
      {open && current !== null && (
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <NarrowHead
            key={current.id}
            document={current}
            place={t('place', { at: String(at + 1), of: String(count) })}
            onBack={() => setOpen(false)}
          />
          <DocumentView key={`${current.id} ${current.kind} ${current.expiry}`} document={current} {...ways} />
        </div>
      )}
      {open &&
        current === null &&
        (chosen.id === apart ? (
          <Apart id={apart} onBack={() => setOpen(false)} {...ways} />
        ) : (
          <GoneMeanwhile onNext={() => step(1)} />
        ))}
      {!open && <p className="hidden flex-1 p-8 text-ink-500 md:block">{t('chooseDocument')}</p>}
    </div>
  )
}

/** Place of a document that a colleague decided. */
function GoneMeanwhile({ onNext }: { readonly onNext: () => void }) {
  const t = useTranslations('staff.inbox')
  return (
    <div className="flex-1 p-8">
      <p className="mb-4 text-ink-700">{t('decidedMeanwhile')}</p>
      <Button keys="ArrowDown" onClick={onNext}>
        {t('next')}
      </Button>
    </div>
  )
}

interface ApartProps extends Ways {
  readonly id: string
  readonly onBack: () => void
}

/** Document that the list does not have: one that is decided, or that still waits far behind. */
function Apart({ id, onBack, ...ways }: ApartProps) {
  const t = useTranslations('staff.inbox')
  const asked = useMemberData('getStaffDocument', { params: { id } })
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col">
      <Loaded asked={asked} gone={t('noDocument')}>
        {(document) => (
          <>
            <NarrowHead document={document} place="" onBack={onBack} />
            <DocumentView document={document} {...ways} />
          </>
        )}
      </Loaded>
      {isGone(asked) && (
        <Button className="self-start max-md:ml-4 md:ml-6" onClick={onBack}>
          {t('back')}
        </Button>
      )}
    </div>
  )
}
