import { ArrowLeftRight, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import type { Suggested } from './use-suggested.ts'

interface Props {
  readonly suggested: Suggested
}

/** The first suggestion below the plan, where the page has no foot: on phones and tablets. It opens all of them. */
export function SuggestionsLine({ suggested: { found, short, show } }: Props) {
  const t = useTranslations('staff.planner.suggestions')
  const [first] = found
  if (first === undefined) return null
  return (
    <button
      type="button"
      onClick={show}
      className="press hidden min-h-12 w-full shrink-0 items-center gap-2.5 border-t border-line px-4 py-1.5 text-left text-meta hover:bg-sand focus-visible:-outline-offset-2 max-md:flex touch:flex"
    >
      <ArrowLeftRight aria-hidden size={16} className="shrink-0 text-petrol-600" />
      <span className="sr-only">{t('button')}: </span>
      <span className="line-clamp-2 min-w-0 flex-1">{short(first)}</span>
      {found.length > 1 && <span className="figures text-ink-500">{t('others', { count: found.length - 1 })}</span>}
      <ChevronRight aria-hidden size={16} className="shrink-0 text-ink-500" />
    </button>
  )
}
