import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { useFlow } from './flow.tsx'
import { reachable, steps, type Step } from './steps.ts'

interface Mark {
  readonly step: Step
  readonly number: number
  readonly current: boolean
  readonly done: boolean
  /** Address of the step; missing for the current one and for those that cannot be shown yet. */
  readonly to?: string | undefined
}

/** The four steps with their names; those that can be shown are links. */
export function Stepper() {
  const { view, progress, address } = useFlow()
  const index = steps.findIndex((step) => step === view)
  return (
    <StepList
      marks={steps.map((step, position) => ({
        step,
        number: position + 1,
        current: step === view,
        done: position < index,
        to: step !== view && reachable(step, progress) ? address(step) : undefined,
      }))}
    />
  )
}

/** The steps before anything is known. */
export const EmptyStepper = () => (
  <StepList marks={steps.map((step, position) => ({ step, number: position + 1, current: false, done: false }))} />
)

function StepList({ marks }: { readonly marks: readonly Mark[] }) {
  const t = useTranslations('booking.flow')
  const current = marks.find((mark) => mark.current)
  return (
    <nav aria-label={t('stepper')}>
      <ol className="flex gap-2 md:gap-4">
        {marks.map((mark) => (
          <li key={mark.step} className="min-w-0 flex-1">
            <MarkContent {...mark} />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-2 min-h-6 text-small text-ink-700 md:hidden">
        {current && t('stepOf', { number: String(current.number), count: String(marks.length) })}
      </p>
    </nav>
  )
}

function MarkContent({ step, number, current, done, to }: Mark) {
  const t = useTranslations('booking.flow')
  const reached = current || done
  const content = (
    <>
      <span
        aria-hidden
        className={classes('block h-1 rounded-full', reached ? 'forced-mark bg-petrol-600' : 'bg-line')}
      />
      <span
        className={classes(
          'mt-2.5 flex items-start gap-1.5 text-small max-md:sr-only',
          current ? 'font-semibold' : reached ? 'text-ink-900' : 'text-ink-500',
        )}
      >
        {done ? (
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-petrol-600" />
        ) : (
          <span className="figures">{number}</span>
        )}
        {t(`steps.${step}`)}
        {done && <span className="sr-only">({t('stepDone')})</span>}
      </span>
    </>
  )
  if (to === undefined) return <div aria-current={current ? 'step' : undefined}>{content}</div>
  // On a phone the touch area is taller than the visible bar.
  return (
    <Link
      to={{ search: to }}
      className="-my-5 block rounded-field py-5 underline-offset-4 hover:underline md:my-0 md:py-0"
    >
      {content}
    </Link>
  )
}
