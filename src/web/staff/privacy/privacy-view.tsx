import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Present } from '#contract/staff-presence.ts'
import { useMemberData } from '#api/server-state.tsx'
import { classes } from '#ui/classes.ts'
import { usePagePresence } from '../frame/presence.ts'
import { Loaded } from '../people/loaded.tsx'
import { PresenceMark } from '../ui/presence-mark.tsx'
import { Chip } from '../ui/state-chip.tsx'
import { PrivacyActs } from './privacy-acts.tsx'
import { PrivacyAnswer } from './privacy-answer.tsx'
import { isErasable, nextOf, stepOf } from './next-step.ts'
import { PrivacyErase } from './privacy-erase.tsx'
import { PrivacyFacts, PrivacyStored } from './privacy-facts.tsx'
import { IdentityStep } from './privacy-identity.tsx'
import { PrivacyLetter } from './privacy-letter.tsx'
import { PrivacyRestriction } from './privacy-restriction.tsx'
import { PrivacyStep } from './privacy-step.tsx'
import { PrivacyWork } from './privacy-work.tsx'
import type { PrivacyRequest } from './shape.ts'
import { TakePrivacy } from './take-privacy.tsx'
import { usePrivacyDraft, type PrivacyDraft } from './use-privacy-draft.ts'

const WATCH_MS = 15_000

/** Facts at the right where there is room, as on the page of a person; where there is much, our notes have a column too. */
const page =
  'grid min-h-full grid-cols-[minmax(0,1fr)] content-start @[47rem]:grid-cols-[minmax(0,1fr)_16.5rem] @[47rem]:grid-rows-[auto_1fr] @[90rem]:grid-cols-[minmax(0,1fr)_20.75rem]'
const main = 'w-full max-w-[46rem] min-w-0 px-4 md:px-6 @[90rem]:max-w-[92rem]'
const part = 'grid min-w-0 content-start gap-6 empty:hidden'

/** Request with what is stored of the person, the acts of the product, the answer, and how it ends. */
export function PrivacyView({ id }: { readonly id: string }) {
  const t = useTranslations('staff.privacy')
  const asked = useMemberData('getPrivacyRequest', { params: { id } }, { refetchInterval: WATCH_MS })
  const draft = usePrivacyDraft()
  // An answer that is typed belongs to the version before one, until it is sent.
  const [typedAt, setTypedAt] = useState<number | null>(null)
  const edits = !draft.isEmpty || (typedAt !== null && typedAt === asked.data?.version)
  const present = usePagePresence('privacy', asked.data?.id ?? null, edits ? 'edits' : 'reads')
  return (
    <div className="@container min-w-0 flex-1 overflow-y-auto">
      <Loaded asked={asked} gone={t('gone')}>
        {(request) => (
          <article className={page} onChange={() => setTypedAt(request.version)}>
            <Head request={request} present={present} />
            <aside className="mx-4 grid content-start gap-1.5 border-b border-line pt-3 pb-4 md:mx-6 @[47rem]:row-span-2 @[47rem]:mx-0 @[47rem]:gap-3 @[47rem]:border-b-0 @[47rem]:border-l @[47rem]:bg-[#fbfaf8] @[47rem]:px-6 @[47rem]:py-5">
              <PrivacyFacts request={request} />
              <PrivacyStored request={request} />
              {placeOfErasure(request) === 'apart' && (
                <div className="hidden @[47rem]:block">
                  <PrivacyErase request={request} />
                </div>
              )}
            </aside>
            <div
              className={classes(
                main,
                'grid gap-x-12 gap-y-6 py-5 @[90rem]:grid-cols-[minmax(0,46rem)_minmax(0,40rem)]',
              )}
            >
              {request.state === 'open' ? (
                <Steps request={request} draft={draft} />
              ) : (
                <Over request={request} draft={draft} />
              )}
              {/* Where the facts stand above the work, their foot is no place for it. */}
              {placeOfErasure(request) === 'apart' && (
                <div className="@[47rem]:hidden">
                  <PrivacyErase request={request} />
                </div>
              )}
            </div>
          </article>
        )}
      </Loaded>
    </div>
  )
}

interface PartProps {
  readonly request: PrivacyRequest
  readonly draft: PrivacyDraft
}

/** Place of the erasure: a step of a request that leads to one, else apart from the steps; null where nobody is to erase. */
function placeOfErasure({ state, person, kind }: PrivacyRequest): 'step' | 'apart' | null {
  if (state !== 'open' || person === null) return null
  if (person.open === 0 && !isErasable(person)) return null
  return kind === 'erasure' || kind === 'objection' ? 'step' : 'apart'
}

/** Open request: who asks, what is done for them, and how it ends. The step that is next is open, the others fold. */
function Steps({ request, draft }: PartProps) {
  const t = useTranslations('staff.privacy.steps')
  const [text, setText] = useState('')
  const { foldOf, show } = useFolds(stepOf(request))
  const answered = request.answered && nextOf(request) === 'end'
  const erases = placeOfErasure(request) === 'step' && <PrivacyErase request={request} />
  return (
    <>
      <div className={part}>
        <IdentityStep request={request} draft={draft} />
        <PrivacyStep
          number={2}
          title={answered ? t('answered') : t('answer')}
          done={answered}
          doneWords={t('done')}
          fold={foldOf(2)}
        >
          {nextOf(request) === 'erase' && erases}
          <PrivacyActs request={request} />
          <PrivacyRestriction request={request} />
          {request.email !== null && (
            <PrivacyAnswer request={request} text={text} onText={setText} onShow={() => show(2)} />
          )}
          {nextOf(request) !== 'erase' && erases}
        </PrivacyStep>
        {request.way !== 'account' && (
          <PrivacyStep number={3} title={t('end')} done={false} doneWords={t('done')} fold={foldOf(3)}>
            <PrivacyWork request={request} draft={draft} />
          </PrivacyStep>
        )}
      </div>
      {request.email !== null && <PrivacyLetter request={request} text={text} />}
    </>
  )
}

/** Steps that are open: the one that is next, and those that the reader turned since it became that. */
function useFolds(next: number) {
  const [turned, setTurned] = useState<{ readonly next: number; readonly steps: readonly number[] }>({
    next,
    steps: [],
  })
  const steps = turned.next === next ? turned.steps : []
  const isOpen = (step: number) => (step === next) !== steps.includes(step)
  const turn = (step: number) => {
    const others = steps.filter((one) => one !== step)
    setTurned({ next, steps: steps.includes(step) ? others : [...others, step] })
  }
  return {
    foldOf: (step: number) => ({ open: isOpen(step), isNext: step === next, onTurn: () => turn(step) }),
    show: (step: number) => {
      if (!isOpen(step)) turn(step)
    },
  }
}

/** Request that is done or refused: what stays as a proof. */
function Over({ request, draft }: PartProps) {
  const t = useTranslations('staff.privacy.work')
  return (
    <>
      <div className={part}>
        {request.identity !== null && <p>{t('proven', { how: t(`identities.${request.identity}`) })}</p>}
        <PrivacyRestriction request={request} />
      </div>
      <div className={part}>{request.way !== 'account' && <PrivacyWork request={request} draft={draft} />}</div>
    </>
  )
}

/** Kind and person, and who has it in hand. */
function Head({ request, present }: { readonly request: PrivacyRequest; readonly present: readonly Present[] }) {
  const t = useTranslations('staff.privacy')
  const { kind, name, state, way } = request
  return (
    <header className={classes(main, 'flex items-start justify-between gap-3 pt-4 md:pt-5')}>
      <div className="flex min-h-8 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 touch:min-h-11">
        <h2 className="text-screen">
          {t(`kinds.${kind}`)}: {name === '' ? t('somebody') : name}
        </h2>
        {state !== 'open' && <Chip look={state === 'done' ? 'good' : 'outline'}>{t(`states.${state}`)}</Chip>}
        <PresenceMark present={present} />
      </div>
      {state === 'open' && way !== 'account' && <TakePrivacy request={request} />}
    </header>
  )
}
