import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'

import { classes } from './classes.ts'

const kinds = {
  error: { Icon: CircleAlert, look: 'bg-danger-100', icon: 'text-danger', role: 'alert' },
  success: { Icon: CircleCheck, look: 'bg-success-100', icon: 'text-success', role: 'status' },
  info: { Icon: Info, look: 'bg-petrol-100', icon: 'text-petrol-600', role: undefined },
} as const

/** A message in the page. Errors and successes are read out when they appear. */
export function Notice({
  kind = 'info',
  title,
  action,
  className,
  children,
}: {
  readonly kind?: keyof typeof kinds
  readonly title?: string
  readonly action?: ReactNode
  readonly className?: string
  readonly children?: ReactNode
}) {
  const { Icon, look, icon, role } = kinds[kind]
  return (
    <div
      role={role}
      className={classes('flex gap-3 rounded-field border border-transparent p-4 text-ink-900', look, className)}
    >
      <Icon aria-hidden size={22} className={classes('mt-0.5 shrink-0', icon)} />
      <div className="min-w-0 space-y-2">
        {title !== undefined && <p className="font-semibold">{title}</p>}
        {children}
        {action}
      </div>
    </div>
  )
}
