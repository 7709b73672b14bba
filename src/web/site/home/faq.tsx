import { Plus } from 'lucide-react'
import { useMessages, useTranslations } from 'use-intl'

import { Part } from './part.tsx'

/** The browser's own disclosure: works without scripts and can be searched. */
export function Faq() {
  const t = useTranslations('home.faq')
  const { items } = useMessages().home.faq
  return (
    <Part id="faq" size="small" title={t('title')} beside>
      <div className="border-t border-line">
        {items.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-6 py-3 font-semibold text-pretty [&::-webkit-details-marker]:hidden">
              {question}
              <Plus
                aria-hidden
                size={22}
                strokeWidth={1.75}
                className="shrink-0 text-petrol-600 transition-transform group-open:rotate-45"
              />
            </summary>
            <p className="pr-10 pb-6 text-ink-700">{answer}</p>
          </details>
        ))}
      </div>
    </Part>
  )
}
