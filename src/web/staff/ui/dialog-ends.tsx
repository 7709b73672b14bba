import { useTranslations } from 'use-intl'

import { Button } from './act-button.tsx'

interface Props {
  /** Words on the button that does it. */
  readonly act: string
  /** Whether it cannot be undone. */
  readonly danger?: boolean
  readonly busy: boolean
  /** Leaves without the act; undefined where the act itself is to leave. */
  readonly onCancel: (() => void) | undefined
}

/** Ways out of a dialog's form: leave it, or send it. */
export function DialogEnds({ act, danger = false, busy, onCancel }: Props) {
  const t = useTranslations('staff')
  return (
    <div className="flex flex-wrap justify-end gap-2">
      {onCancel !== undefined && (
        <Button look="quiet" size="large" onClick={onCancel}>
          {t('cancel')}
        </Button>
      )}
      <Button type="submit" look={danger ? 'danger' : 'petrol'} size="large" busy={busy}>
        {act}
      </Button>
    </div>
  )
}
