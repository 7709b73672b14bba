import { Suspense, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { Seo } from '#frame/seo.tsx'
import { Button } from '#ui/button.tsx'
import { PageHeading, Section } from '#ui/section.tsx'

export type LegalName = 'privacy' | 'terms' | 'imprint' | 'accessibility'

/** Frame of a legal text with its heading; its children fetch the text. */
export function LegalPage({
  name,
  since,
  children,
}: {
  readonly name: LegalName
  /** Day from which the text is valid, in words. */
  readonly since?: string
  readonly children: ReactNode
}) {
  const t = useTranslations('legal')
  return (
    <Section wide>
      <Seo title={t(`${name}.title`)} description={t(`${name}.description`)} />
      <div className="flex flex-wrap items-baseline gap-x-8 print:block">
        <div className="grow basis-96">
          <PageHeading title={t(`${name}.heading`)} lead={since} />
        </div>
        <Button
          variant="quiet"
          onClick={() => print()}
          className="mb-10 ml-auto shrink-0 max-sm:hidden noscript:hidden print:hidden"
        >
          {t('print')}
        </Button>
      </div>
      <Suspense fallback={<div className="min-h-screen" />}>{children}</Suspense>
    </Section>
  )
}
