import { X } from 'lucide-react'
import { useId, type CSSProperties, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'
import { DialogFrame } from '#ui/dialog.tsx'

/** How a dialog is left: by the button in its head, or by the one beside its act (`DialogEnds`). */
type Leaving = 'head' | 'ends'

interface Props {
  readonly open?: boolean
  readonly title: string
  readonly leaving: Leaving
  readonly onClose: () => void
  /** Whether a click beside the dialog closes it. */
  readonly dismissible?: boolean
  /** Whether it opens with its title in focus, because nothing in it is the first thing to do. */
  readonly titleFirst?: boolean
  readonly className?: string
  /** Where it stands, if not in the middle. */
  readonly style?: CSSProperties | undefined
  readonly children: ReactNode
}

const sheet = 'max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0'

/** Every dialog of the office: its title, its content, one way out. On a phone it is a sheet at the lower edge. */
export function OfficeDialog({
  open = true,
  title,
  leaving,
  onClose,
  dismissible = true,
  titleFirst = false,
  className = 'max-w-120',
  style,
  children,
}: Props) {
  const id = useId()
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      labelledBy={id}
      dismissible={dismissible}
      style={style}
      className={classes('scroll-pb-20', sheet, className)}
    >
      <div className="p-5 sm:p-6">
        <div className="mb-4 flex items-start justify-between gap-4">
          <h2 id={id} {...(titleFirst && { ref: startHere, tabIndex: -1 })} className="text-screen">
            {title}
          </h2>
          {leaving === 'head' && <LeaveButton onClose={onClose} />}
        </div>
        {children}
      </div>
    </DialogFrame>
  )
}

const startHere = (title: HTMLElement | null): void => title?.setAttribute('autofocus', '')

function LeaveButton({ onClose }: Pick<Props, 'onClose'>) {
  const t = useTranslations('site.common')
  return (
    <button
      type="button"
      aria-label={t('close')}
      onClick={onClose}
      className="-my-1.5 -mr-2 grid size-8 shrink-0 place-items-center rounded-full text-ink-500 hover:bg-sand hover:text-ink-900 touch:-my-2.5 touch:size-11"
    >
      <X aria-hidden size={20} />
    </button>
  )
}
