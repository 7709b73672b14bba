import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from './button.tsx'
import { DialogFrame } from './dialog.tsx'

const tones = {
  danger: { Icon: CircleAlert, color: 'text-danger' },
  success: { Icon: CircleCheck, color: 'text-success' },
  notice: { Icon: Info, color: 'text-petrol-600' },
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
  /** Buttons; without them one that closes. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  const t = useTranslations('site.common')
  const { Icon, color } = tones[tone]
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      dismissible={false}
    >
      <div className="p-6 sm:p-8">
        <Icon aria-hidden size={36} className={color} />
        <h2 id={`${id}-title`} className="mt-4 text-subtitle">
          {title}
        </h2>
        <div id={`${id}-text`} className="mt-3 space-y-2 text-ink-700">
          {children}
        </div>
        <div className="mt-6 flex flex-wrap gap-3">{actions ?? <Button onClick={onClose}>{t('close')}</Button>}</div>
      </div>
    </DialogFrame>
  )
}
