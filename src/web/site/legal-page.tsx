import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import { company } from '../../content/company.ts'
import { Seo } from '../seo.tsx'
import { classes } from '../ui/classes.ts'
import { PageHeading, Section } from '../ui/section.tsx'

export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
}

/** A text in sections; a long one has its contents beside it. */
export function LegalPage({
  title,
  description,
  heading,
  lead,
  sections,
  children,
}: {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly lead?: string
  readonly sections: readonly LegalSection[]
  /** Between the heading and the first section. */
  readonly children?: ReactNode
}) {
  const long = sections.length > 6
  return (
    <Section>
      <Seo title={title} description={description} />
      <PageHeading title={heading} lead={lead} />
      <div className={classes('gap-x-16', long && 'grid gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)]')}>
        {long && <Contents sections={sections} />}
        <div className="max-w-[44rem] space-y-12">
          {children}
          {sections.map(({ id, heading: name, paragraphs }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1} className="mb-3 text-subtitle">
                {name}
              </h2>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mb-3">
                  <WithLinks text={paragraph} />
                </p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}

function Contents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const t = useTranslations('legal')
  return (
    <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--header)+2rem)] lg:self-start">
      <h2 id="contents" className="text-base">
        {t('contents')}
      </h2>
      <ol className="mt-2 border-l-2 border-line text-small">
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center pl-4 text-ink-700 underline-offset-4 hover:text-ink-900 hover:underline lg:min-h-9"
            >
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const reachable = /([\w.-]+@[\w-]+(?:\.[\w-]+)+|\(030\) [\d-]+)/

/** Mail addresses and our phone number in a text can be followed. */
function WithLinks({ text }: { readonly text: string }) {
  return text.split(reachable).map((part) =>
    reachable.test(part) ? (
      <a
        key={part}
        href={part.includes('@') ? `mailto:${part}` : company.phone.href}
        className="text-petrol-600 underline underline-offset-4"
      >
        {part}
      </a>
    ) : (
      part
    ),
  )
}
