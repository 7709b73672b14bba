import { useTranslations } from 'use-intl'

import { WithLinks } from './with-links.tsx'

export interface LegalCase {
  readonly title: string
  readonly data: string
  readonly purpose: string
  readonly kept: string
}

/** Answers the same three questions for each occasion, so that readers find their own. */
export function Cases({ cases }: { readonly cases: readonly LegalCase[] }) {
  const t = useTranslations('legal.cases')
  return (
    <div className="mt-8 space-y-4">
      {cases.map(({ title, ...answers }) => (
        <section key={title} className="rounded-card border border-line bg-white p-5 sm:p-7 print:border-0 print:p-0">
          <h3 className="text-lg break-after-avoid">{title}</h3>
          <dl className="mt-3 divide-y divide-line">
            {(['data', 'purpose', 'kept'] as const).map((question) => (
              <div key={question} className="gap-x-6 py-3 last:pb-0 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)]">
                <dt className="text-small font-semibold text-petrol-600 sm:pt-0.5">{t(question)}</dt>
                <dd>
                  <WithLinks text={answers[question]} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
