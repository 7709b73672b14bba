import { CircleAlert, CircleCheck } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Button } from './button.tsx'
import { classes } from './classes.ts'
import { DialogFrame } from './dialog.tsx'

const tones = {
  danger: { Icon: CircleAlert, color: 'text-danger', ground: 'bg-danger-100' },
  success: { Icon: CircleCheck, color: 'text-success', ground: 'bg-success-100' },
} as const

/** Says something that must be answered: only its buttons and Escape close it. */
export function AlertDialog({
  open,
  onClose,
  title,
  tone = 'danger',
  head,
  wide = false,
  actions,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  /** Red and green, as specified, or a plain notice. */
  readonly tone?: keyof typeof tones | 'notice'
  /** Picture across a notice, above its title. */
  readonly head?: ReactNode
  /** For rows with a car, and for two buttons beside each other. */
  readonly wide?: boolean
  /** Buttons; by default one that closes. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}) {
  const id = useId()
  const t = useTranslations('site.common')
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      role="alertdialog"
      labelledBy={`${id}-title`}
      describedBy={`${id}-text`}
      dismissible={false}
      className={wide ? 'max-w-[35rem]' : undefined}
    >
      {head}
      <Title id={`${id}-title`} tone={tone}>
        {title}
      </Title>
      <div className={classes('px-6 pb-6 sm:px-8 sm:pb-8', tone === 'notice' ? 'pt-3' : 'pt-5')}>
        <div id={`${id}-text`} className="space-y-2 text-ink-700">
          {children}
        </div>
        <div className={classes('mt-6 grid gap-3', wide && 'sm:auto-cols-fr sm:grid-flow-col')}>
          {actions ?? <Button onClick={onClose}>{t('close')}</Button>}
        </div>
      </div>
    </DialogFrame>
  )
}

function Title({
  id,
  tone,
  children,
}: {
  readonly id: string
  readonly tone: keyof typeof tones | 'notice'
  readonly children: string
}) {
  if (tone === 'notice') {
    return (
      <h2 id={id} className="px-6 pt-6 text-subtitle sm:px-8 sm:pt-8">
        {children}
      </h2>
    )
  }
  const { Icon, color, ground } = tones[tone]
  return (
    <div className={classes('flex items-center gap-4 px-6 py-5 sm:px-8', ground)}>
      <Icon aria-hidden size={32} className={classes('shrink-0', color)} />
      <h2 id={id} className="text-subtitle">
        {children}
      </h2>
    </div>
  )
}
