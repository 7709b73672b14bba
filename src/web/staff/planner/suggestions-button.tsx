import { ArrowLeftRight } from 'lucide-react'
import { useTranslations } from 'use-intl'

import { Button } from '../ui/act-button.tsx'
import type { Suggested } from './use-suggested.ts'

interface Props {
  readonly suggested: Suggested
}

/** Opens the suggestions where no foot names the first of them: on phones and tablets. */
export function SuggestionsButton({ suggested: { found, show } }: Props) {
  const t = useTranslations('staff.planner.suggestions')
  if (found.length === 0) return null
  return (
    <Button onClick={show} className="max-lg:px-3!">
      <ArrowLeftRight aria-hidden size={16} className="shrink-0" />
      <span className="max-lg:sr-only">{t('button')}</span>
      <span className="figures">{found.length}</span>
    </Button>
  )
}
