import { ArrowLeftRight, Ban, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { PlanApplied, PlanExit } from '#contract/staff-plan.ts'
import type { ActVerdict } from './verdict.ts'
import { useKeys } from '../frame/keys.tsx'
import { Button } from '../ui/act-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { xOf, type Axis } from './axis.ts'
import { useMoments } from './bar-words.ts'
import { Exit } from './exit.tsx'
import { useWholeLift, type Lift } from './lift.ts'
import { HEAD_HEIGHT, type Layout } from './layout.ts'
import { NewTotal } from './new-total.tsx'
import { OtherCars } from './other-cars.tsx'
import { SwapPrompt } from './swap-prompt.tsx'
import { useTroubleWords } from './trouble-words.ts'
import type { Lifting } from './use-lifting.ts'

interface Props {
  readonly axis: Axis
  readonly left: number
  readonly rows: Layout
  readonly carHeight: number
  readonly topOf: (car: number) => number
  readonly plateOf: (car: number) => string
  readonly lifting: Lifting
  readonly sight: () => DOMRect | undefined
  readonly scrolled: () => { x: number; y: number }
}

const [WIDTH, GAP] = [428, 16]

/** Answer of the plan to the place where something is held: who is in the way and the ways out, or the new price. */
export function LiftPanel(props: Props) {
  const lift = useWholeLift()
  if (lift === null) return null
  const { verdict, mode } = lift
  if (mode === 'swap' && verdict?.verdict !== 'refused') {
    return (
      <Panel {...props} lift={lift}>
        <SwapPrompt lift={lift} plateOf={props.plateOf} lifting={props.lifting} />
      </Panel>
    )
  }
  if (verdict === null) return null
  const part = { ...props, lift, verdict }
  const answer = answerIn(part)
  return answer && <Panel {...part}>{answer}</Panel>
}

/** Content of the panel; null where there is nothing to say but that it fits. */
function answerIn(part: Part): ReactNode {
  const { verdict, applied } = part.verdict
  if (verdict === 'refused') return <Refusal {...part} />
  if (applied?.price != null) return <NewPrice {...part} />
  return applied === null || applied.moved.length === 0 ? null : <Displaced applied={applied} />
}

/** Rentals that get another car, should it be dropped here. */
const Displaced = ({ applied }: { readonly applied: PlanApplied }) => (
  <div className="flex items-center gap-3 px-4 py-3">
    <ArrowLeftRight aria-hidden size={16} className="shrink-0 text-petrol-600" />
    <div className="min-w-0 flex-1">
      <OtherCars applied={applied} />
    </div>
  </div>
)

function Panel({ lift, children, ...props }: Props & { readonly lift: Lift; readonly children: ReactNode }) {
  const { axis, left, topOf, carHeight, sight, scrolled } = props
  const { x, y } = scrolled()
  const box = sight()
  const width = Math.min(WIDTH, (box?.width ?? WIDTH) - 24)
  // On the side of the past, so that the future stays in sight; in a narrow window below it.
  const past = left + xOf(axis, lift.start) - width - GAP
  const start = Math.max(x + 12, Math.min(past, x + (box?.width ?? 0) - width - 12))
  const below = topOf(lift.car) + carHeight + 4
  const room = y + (box?.height ?? 0) - HEAD_HEIGHT
  const top = Math.max(y + 4, Math.min(below, room - 240))
  return (
    <section
      data-panel
      className="absolute z-40 overflow-hidden rounded-card border border-line-2 bg-white shadow-veil"
      style={{ left: start, top, width }}
    >
      {children}
    </section>
  )
}

type Part = Pick<Props, 'rows' | 'plateOf' | 'lifting'> & { readonly lift: Lift; readonly verdict: ActVerdict }

function Refusal({ rows, plateOf, lifting, lift, verdict }: Part) {
  const t = useTranslations('staff.planner')
  const words = useTroubleWords(rows.branchName)
  const { title, why } = words(verdict.trouble!, plateOf((lift.other ?? lift).car))
  const take = (exit: PlanExit) =>
    void lifting.instead(
      exit.act,
      exit.kind === 'other_upgrade' ? { ...lift.bar, person: exit.person } : lift.bar,
      exit.plate === '' ? plateOf(lift.car) : exit.plate,
    )
  useKeys([
    ...verdict.exits.map((exit, at) => ({ keys: String(at + 1), label: t('keys.exit'), run: () => take(exit) })),
    { keys: 'Escape', label: t('keys.back'), run: lifting.cancel },
  ])
  return (
    <>
      <div className="flex gap-2.5 px-4 pt-3 pb-2.75">
        <Ban aria-hidden size={16} className="mt-0.5 shrink-0 text-danger" />
        <div>
          <p className="font-semibold">{title}</p>
          <p className="text-meta text-ink-500">{why}</p>
          {verdict.exits.length === 0 && verdict.trouble!.code !== 'unanswered' && (
            <p className="mt-1 text-meta text-ink-500">{t('exits.none')}</p>
          )}
        </div>
      </div>
      <ul aria-label={t('exits.label')}>
        {verdict.exits.map((exit, at) => (
          <li key={`${exit.kind}${exit.plate}`} className="border-t border-line">
            <button
              type="button"
              aria-keyshortcuts={String(at + 1)}
              onClick={() => take(exit)}
              className="grid min-h-11.5 w-full grid-cols-[22px_1fr_auto] items-center gap-2.5 px-4 py-2 text-left hover:bg-petrol-50 focus-visible:outline-offset-[-2px]"
            >
              <Kbd keys={String(at + 1)} />
              <Exit exit={exit} rows={rows} plate={plateOf(lift.car)} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

function NewPrice({ lifting, lift, verdict }: Part) {
  const t = useTranslations('staff.planner.price')
  const keys = useTranslations('staff.planner.keys')
  const { full } = useMoments()
  useKeys([
    { keys: 'Enter', label: t('apply'), run: () => void lifting.drop(true) },
    { keys: 'Escape', label: keys('back'), run: lifting.cancel },
  ])
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Clock aria-hidden size={16} className="shrink-0 text-petrol-600" />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {full(lift.start)} – {full(lift.end)}
        </p>
        <p className="text-meta text-ink-500">
          <NewTotal price={verdict.applied!.price!} />
        </p>
        <OtherCars applied={verdict.applied!} />
      </div>
      <Button look="petrol" keys="Enter" onClick={() => void lifting.drop(true)}>
        {t('apply')}
      </Button>
    </div>
  )
}
