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
  return (
    <nav aria-label={t('stepper')}>
      <ol className="flex gap-1.5 md:gap-3">
        {marks.map((mark) => (
          // As wide as its name needs, so that no name takes a second line.
          <li key={mark.step} className="min-w-0 flex-1 md:flex-auto lg:flex-1">
            <MarkContent {...mark} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function MarkContent({ step, number, current, done, to }: Mark) {
  const t = useTranslations('booking.flow')
  const content = (
    <>
      <span
        aria-hidden
        className={classes(
          'block h-[3px]',
          current ? 'forced-mark bg-ink-900' : done ? 'forced-mark bg-petrol-600' : 'bg-line',
        )}
      />
      <span
        className={classes(
          'mt-2.5 flex items-start gap-1.5 text-[0.875rem] leading-snug whitespace-nowrap',
          // A phone has room for one name, which ends with its bar where it would leave the window otherwise.
          current ? number > 2 && 'max-md:justify-end' : 'max-md:sr-only',
          current ? 'font-semibold' : done ? 'text-ink-900' : 'text-ink-500',
        )}
      >
        {done ? (
          <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-petrol-600" />
        ) : (
          <span className="figures">{number}</span>
        )}
        <span
          className={
            to === undefined
              ? undefined
              : 'underline decoration-petrol-600/50 underline-offset-4 group-hover:decoration-petrol-600'
          }
        >
          {t(`steps.${step}`)}
        </span>
        {done && <span className="sr-only">({t('stepDone')})</span>}
      </span>
    </>
  )
  if (to === undefined) return <div aria-current={current ? 'step' : undefined}>{content}</div>
  // The touch area is taller than what is seen of it.
  return (
    <Link to={{ search: to }} className="group -my-5.5 block rounded-field py-5.5 md:-my-2 md:py-2">
      {content}
    </Link>
  )
}
