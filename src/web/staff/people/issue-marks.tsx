import { useTranslations } from 'use-intl'

/** Marks that a text may have, and what they become. */
export function IssueMarks() {
  const t = useTranslations('staff.issues')
  const marks = [0, 1, 2, 3, 4, 5] as const
  return (
    <details className="max-w-[40rem]">
      <summary className="min-h-6 cursor-pointer text-meta font-semibold text-ink-700 touch:min-h-11">
        {t('marks')}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1 text-meta">
        {marks.map((at) => (
          <div key={at} className="contents">
            <dt className="font-semibold">{t(`marksList.${at}.0`)}</dt>
            <dd className="text-ink-700">{t(`marksList.${at}.1`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
