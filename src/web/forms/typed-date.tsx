import { useState, type ComponentProps } from 'react'
import { useTranslations } from 'use-intl'

import { useLanguage } from '#i18n/i18n.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { dateOfText, dateText } from './date-text.ts'

interface TypedDateProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> {
  /** YYYY-MM-DD, or what was typed as long as it is no day. */
  readonly value: string
  readonly onType: (value: string) => void
}

/** A day that people know by heart or read from a card: typed, not sought in a calendar. */
export function TypedDate({ value, onType, onBlur, ...rest }: TypedDateProps) {
  const t = useTranslations('site.common')
  const language = useLanguage()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typed !== null && dateOfText(typed) === value ? typed : dateText(value, language)
  return (
    <TextInput
      inputMode="numeric"
      maxLength={16}
      placeholder={t('dateFormat')}
      {...rest}
      value={shown}
      onChange={({ target }) => {
        setTyped(dateText(target.value, language))
        onType(dateOfText(target.value))
      }}
      onBlur={(event) => {
        setTyped(null)
        onBlur?.(event)
      }}
    />
  )
}
