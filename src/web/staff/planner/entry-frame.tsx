import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'

import { OfficeDialog } from '../ui/office-dialog.tsx'
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
  // Asked for once, before the dialog is there: reading it costs nothing then, and the dialog stays where it opened.
  const [style] = useState(() => placeOf(id))
  useLayoutEffect(() => {
    const bar = barOf(id)
    bar?.setAttribute('data-opened', '')
    return () => bar?.removeAttribute('data-opened')
  }, [id])
  return (
    <OfficeDialog
      title={title}
      leaving="head"
      onClose={onClose}
      style={style}
      className="max-w-108 backdrop:bg-transparent"
    >
      {children}
    </OfficeDialog>
  )
}

function placeOf(id: number): CSSProperties | undefined {
  const bar = barOf(id)
  const row = bar?.closest('[role="row"]')
  if (!bar || !row) return undefined
  const days = row.querySelector('[role="rowheader"]')?.getBoundingClientRect().right ?? 0
  return entryPlace(bar.getBoundingClientRect(), days, { width: innerWidth, height: innerHeight })
}
