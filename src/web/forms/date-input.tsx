import type { ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguage } from '#i18n/i18n.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { dateOfText, dateText } from './date-text.ts'

/** A day that people know by heart or read from a card, in a form that reads its fields when it is sent (use-checked-form.ts). */
export function DateInput({ type: _type, defaultValue = '', onBlur, ...rest }: ComponentProps<'input'>) {
  const t = useTranslations('site.common')
  const language = useLanguage()
  return (
    <TextInput
      inputMode="numeric"
      maxLength={16}
      placeholder={t('dateFormat')}
      data-date={language}
      {...rest}
      defaultValue={dateText(String(defaultValue), language)}
      onBlur={(event) => {
        event.target.value = dateText(dateOfText(event.target.value), language)
        onBlur?.(event)
      }}
    />
  )
}
