import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { DialogFrame } from './dialog.tsx'

const tones = {
  danger: { Icon: CircleAlert, color: 'text-danger', ground: 'bg-danger-100' },
  success: { Icon: CircleCheck, color: 'text-success', ground: 'bg-success-100' },
  notice: { Icon: Info, color: 'text-petrol-600', ground: 'bg-petrol-100' },
} as const

/** Says something that must be answered: only its buttons and Escape close it. */
export function AlertDialog({
  open,
  onClose,
  title,
  tone = 'danger',
  actions,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly tone?: keyof typeof tones
  /** Buttons; by default one that closes. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  const t = useTranslations('site.common')
  const { Icon, color, ground } = tones[tone]
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      dismissible={false}
    >
      {/* Red and green, as specified: the whole head of the dialog. */}
      <div className={classes('flex items-center gap-4 px-6 py-5 sm:px-8', ground)}>
        <Icon aria-hidden size={32} className={classes('shrink-0', color)} />
        <h2 id={`${id}-title`} className="text-subtitle">
          {title}
        </h2>
      </div>
      <div className="px-6 pt-5 pb-6 sm:px-8 sm:pb-8">
        <div id={`${id}-text`} className="space-y-2 text-ink-700">
          {children}
        </div>
        <div className="mt-6 flex flex-wrap gap-3 max-sm:*:w-full">
          {actions ?? <Button onClick={onClose}>{t('close')}</Button>}
        </div>
      </div>
    </DialogFrame>
  )
}
