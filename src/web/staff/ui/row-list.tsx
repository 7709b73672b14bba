import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { useKeys } from '../frame/keys.tsx'
import { FootKeys } from './foot-keys.tsx'

const ROWS = '[data-row]:not(:disabled)'

/** List of links and buttons (`[data-row]`): arrows go from row to row, Home to the first one. */
export function RowList({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: ReactNode
}) {
  const list = useRef<HTMLUListElement>(null)
  const step = (by: 1 | -1) => {
    const links = [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    links[at < 0 ? 0 : Math.min(Math.max(at + by, 0), links.length - 1)]?.focus()
  }
  useKeys([
    { keys: 'ArrowDown', label, run: () => step(1) },
    { keys: 'ArrowUp', label, run: () => step(-1) },
  ])
  const home = (event: KeyboardEvent) => {
    if (event.key === 'Home') list.current?.querySelector<HTMLElement>(ROWS)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the rows inside have the focus
    <ul ref={list} aria-label={label} onKeyDown={home} className={className}>
      {children}
    </ul>
  )
}

/** Link or button of a row with two lines. */
export const rowLook =
  'press -mx-2 min-h-12.25 rounded-field px-2 py-1.5 hover:bg-sand focus-visible:bg-petrol-50 focus-visible:-outline-offset-2 touch:min-h-14'

/** Rows in sand at their true height, until the first answer. */
export const RowSkeleton = () => (
  <div aria-hidden className="w-full px-4 md:px-6">
    {Array.from({ length: 10 }, (_, at) => (
      <div key={at} className="flex h-12.25 items-center border-t border-line">
        <span className="h-3 w-2/3 rounded-full bg-sand" />
      </div>
    ))}
  </div>
)

/** Keys of the rows, for the foot bar. @param details whether Enter unfolds a row instead of opening its page */
export function RowKeys({ details = false }: { readonly details?: boolean }) {
  const t = useTranslations('staff.keys')
  return (
    <FootKeys
      keys={[
        ['ArrowUp ArrowDown', t('row')],
        ['Enter', t(details ? 'details' : 'open')],
      ]}
    />
  )
}

/** Keys of a list whose chosen entry is open beside it, for the foot bar. @param back whether one is open, and Escape closes it */
export function StepKeys({ back = false }: { readonly back?: boolean }) {
  const t = useTranslations('staff.keys')
  return <FootKeys keys={[['ArrowUp ArrowDown', t('row')], ...(back ? [['Escape', t('back')] as const] : [])]} />
}

/** Arrows go through a list whose chosen entry is open beside it; Escape closes the entry. @param back null while none is open */
export function useStepKeys(step: (by: 1 | -1) => void, back: (() => void) | null): void {
  const t = useTranslations('staff.keys')
  useKeys([
    { keys: 'ArrowDown', label: t('row'), run: () => step(1) },
    { keys: 'ArrowUp', label: t('row'), run: () => step(-1) },
    ...(back === null ? [] : [{ keys: 'Escape', label: t('back'), run: back }]),
  ])
}
