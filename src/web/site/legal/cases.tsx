import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { FoldArrow } from '#ui/fold-arrow.tsx'
import { WithLinks } from './with-links.tsx'

export interface LegalCase {
  readonly title: string
  readonly data: readonly string[]
  /** Sentences below the list of data. */
  readonly more?: string
  /** Paragraphs, each on a line. */
  readonly purpose: string
  readonly kept: readonly { readonly what: string; readonly time: string }[]
  /** Sentences below the periods. */
  readonly rest?: string
}

/**
 * Answers the same three questions for each occasion, so that readers find their own. The browser's own disclosures work
 * without scripts, open where a search finds something in them, and are all printed.
 */
export function Cases({ cases }: { readonly cases: readonly LegalCase[] }) {
  const t = useTranslations('legal.cases')
  return (
    <div className="mt-8 border-t border-line">
      {cases.map(({ title, data, more, purpose, kept, rest }, index) => (
        <details key={title} open={index === 0} className="group border-b border-line">
          <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg leading-snug break-after-avoid">{title}</h3>
            <FoldArrow className="text-petrol-600 print:hidden" />
          </summary>
          <dl className="divide-y divide-line pb-6">
            <Answer question={t('data')}>
              <ul className="list-disc space-y-1 pl-5 marker:text-edge">
                {data.map((one) => (
                  <li key={one}>
                    <WithLinks text={one} />
                  </li>
                ))}
              </ul>
              <More text={more} />
            </Answer>
            <Answer question={t('purpose')}>
              <div className="space-y-3">
                {purpose.split('\n').map((paragraph) => (
                  <p key={paragraph}>
                    <WithLinks text={paragraph} />
                  </p>
                ))}
              </div>
            </Answer>
            <Answer question={t('kept')}>
              <dl className="divide-y divide-line">
                {kept.map(({ what, time }) => (
                  <div
                    key={what}
                    className="gap-x-6 py-3 first:pt-0 last:pb-0 sm:grid sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
                  >
                    <dt className="text-ink-700">
                      <WithLinks text={what} />
                    </dt>
                    <dd className="font-semibold max-sm:mt-0.5">
                      <WithLinks text={time} />
                    </dd>
                  </div>
                ))}
              </dl>
              <More text={rest} />
            </Answer>
          </dl>
        </details>
      ))}
    </div>
  )
}

function Answer({ question, children }: { readonly question: string; readonly children: ReactNode }) {
  return (
    <div className="gap-x-6 py-4 first:pt-2 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)]">
      <dt className="text-small font-semibold text-petrol-600 max-sm:mb-1 sm:pt-0.5">{question}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function More({ text }: { readonly text: string | undefined }) {
  return (
    text !== undefined && (
      <p className="mt-3">
        <WithLinks text={text} />
      </p>
    )
  )
}
