import { useTranslations } from 'use-intl'

import { Waiting } from './dashboard/waiting.tsx'

/** Says, where it is so, that what is shown could not be loaded anew. @param props what `useOwn` gave */
export function Outdated({
  outdated,
  reload,
  className,
}: {
  readonly outdated: boolean
  readonly reload: () => Promise<void>
  readonly className?: string
}) {
  const t = useTranslations('dashboard.frame')
  if (!outdated) return null
  return (
    <div className={className}>
      <Waiting failed words={t('outdated')} onRetry={() => void reload()} />
    </div>
  )
}
