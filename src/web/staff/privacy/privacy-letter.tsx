import { useLocale, useTranslations } from 'use-intl'

import { company } from '#content/company.ts'
import germanLetters from '#content/de/mail-forms.ts'
import englishLetters from '#content/en/mail-forms.ts'
import { useMe } from '../frame/me.tsx'
import type { PrivacyRequest } from './shape.ts'

const letters = { de: germanLetters, en: englishLetters }

/** Letter as it goes out with the answer that is being typed, where there is room beside it. */
export function PrivacyLetter({ request, text }: { readonly request: PrivacyRequest; readonly text: string }) {
  const t = useTranslations('staff.privacy.answer')
  const here = useLocale()
  const me = useMe()
  const { email, language } = request
  const { privacyAnswer } = letters[language]
  return (
    <section className="hidden min-w-0 content-start gap-3 @[90rem]:grid">
      <h3 className="flex min-h-8 items-center font-display text-sm font-semibold">{t('preview')}</h3>
      <div lang={language} className="grid gap-3 rounded-card border border-line bg-white px-6 py-5">
        <p className="text-meta text-ink-500">{email}</p>
        <p className="font-display text-base font-semibold">{privacyAnswer.subject}</p>
        {text.trim() === '' ? (
          <p lang={here} className="text-ink-500">
            {t('yours')}
          </p>
        ) : (
          <p className="break-words whitespace-pre-wrap">{text}</p>
        )}
        <p>
          {me.name}, {company.name}
        </p>
        <p className="text-meta text-ink-500">{privacyAnswer.complaint}</p>
      </div>
    </section>
  )
}
