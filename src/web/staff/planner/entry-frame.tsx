import { X } from 'lucide-react'
import { useId, useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { DialogFrame } from '#ui/dialog.tsx'
import { entryPlace } from './entry-place.ts'

interface Props {
  /** Number of the entry. */
  readonly id: number
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

const barOf = (id: number) => document.querySelector<HTMLElement>(`[data-bar="${id}"]`)

/** Dialog of an entry of the grid: beside its bar, which stays in sight. On a phone it is a sheet. */
export function EntryFrame({ id, title, onClose, children }: Props) {
  const label = useId()
  const t = useTranslations('site.common')
  // Asked for once, before the dialog is there: reading it costs nothing then, and the dialog stays where it opened.
  const [style] = useState(() => placeOf(id))
  useLayoutEffect(() => {
    const bar = barOf(id)
    bar?.setAttribute('data-opened', '')
    return () => bar?.removeAttribute('data-opened')
  }, [id])
  return (
    <DialogFrame
      open
      onClose={onClose}
      labelledBy={label}
      dismissible
      style={style}
      className="max-w-108 backdrop:bg-[rgb(11_15_20/0.16)] max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none"
    >
      <div className="p-5 sm:p-6">
        <div className="mb-3 flex items-start justify-between gap-4">
          <h2 id={label} className="text-screen">
            {title}
          </h2>
          <button
            type="button"
            aria-label={t('close')}
            onClick={onClose}
            className="-mt-2 -mr-2 grid size-10 shrink-0 place-items-center rounded-full hover:bg-sand touch:size-11"
          >
            <X aria-hidden size={20} />
          </button>
        </div>
        {children}
      </div>
    </DialogFrame>
  )
}

function placeOf(id: number): CSSProperties | undefined {
  const bar = barOf(id)
  const row = bar?.closest('[role="row"]')
  if (!bar || !row) return undefined
  const days = row.querySelector('[role="rowheader"]')?.getBoundingClientRect().right ?? 0
  return entryPlace(bar.getBoundingClientRect(), days, { width: innerWidth, height: innerHeight })
}
