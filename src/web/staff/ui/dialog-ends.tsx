import { useId } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from './act-button.tsx'

interface Props {
  /** Words on the button that does it. */
  readonly act: string
  /** Whether it cannot be undone. */
  readonly danger?: boolean
  /** Words about the part of it that cannot be undone. */
  readonly consequence?: string | undefined
  /** Whether it cannot be sent yet. */
  readonly off?: boolean
  readonly busy: boolean
  /** Leaves without the act; undefined where the act itself is to leave. */
  readonly onCancel: (() => void) | undefined
}

/** Ways out of a dialog's form: leave it, or send it. In a long form they stay in sight at its lower edge. */
export function DialogEnds({ act, danger = false, consequence, off = false, busy, onCancel }: Props) {
  const t = useTranslations('staff')
  const id = useId()
  return (
    <div className="sticky bottom-0 z-10 -mx-5 -mb-5 flex flex-wrap justify-end gap-2 bg-paper px-5 pt-2 pb-5 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-4 before:bg-linear-to-t before:from-paper before:to-transparent sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
      {consequence !== undefined && (
        <p id={id} className="w-full text-meta text-ink-700">
          {consequence}
        </p>
      )}
      {onCancel !== undefined && (
        <Button look="quiet" size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      <Button
        type="submit"
        look={danger ? 'danger' : 'petrol'}
        size="large"
        busy={busy}
        aria-disabled={off}
        aria-describedby={consequence === undefined ? undefined : id}
      >
        {act}
      </Button>
    </div>
  )
}
