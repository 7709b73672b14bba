import { useLocale, useTranslations } from 'use-intl'

import { moneyText } from '#domain/money-text.ts'
import type { AgreedMethod } from '#domain/payment-method.ts'
import { useSite } from '#api/site.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'

/** Translator for keys that come from the server, which the types do not know. */
interface Loose {
  (key: string): string
  has: (key: string) => boolean
}

export interface Words {
  readonly service: (code: string) => string
  readonly serviceNote: (code: string) => string | undefined
  readonly type: (code: string) => string
  readonly fuel: (code: string) => string
  readonly feature: (code: string) => string
  readonly transmission: (code: string) => string
  readonly payment: (method: AgreedMethod) => string
  /** Name with its addition, such as 'VW Polo oder ähnlich'. */
  readonly similar: (name: string) => string
  /** Label of the row of additional drivers. */
  readonly drivers: (count: number) => string
  readonly notNamed: string
  readonly days: (count: number) => string
}

export function useWords(): Words {
  const t = useTranslations('booking.words')
  const loose = t as unknown as Loose
  const language = useLocale()
  const site = useSite().data
  // The name that staff gave it; until the server has answered, the original one.
  const named = (key: string) => (loose.has(key) ? loose(key) : undefined)
  return {
    service: (code) => of(site?.services, code)?.names[language] ?? named(`services.${code}`) ?? code,
    serviceNote: (code) => of(site?.services, code)?.notes[language] ?? named(`serviceNotes.${code}`),
    type: (code) => of(site?.classes, code)?.names[language] ?? named(`classes.${code}`) ?? code,
    fuel: (code) => named(`fuels.${code}`) ?? code,
    feature: (code) => named(`features.${code}`) ?? code,
    transmission: (code) => named(`transmissions.${code}`) ?? code,
    payment: (method) => t(`payments.${method}`),
    similar: (name) => t('similar', { name }),
    drivers: (count) => t('drivers', { count }),
    notNamed: t('notNamed'),
    days: (count) => t('days', { count }),
  }
}

const of = <Thing extends { readonly code: string }>(things: readonly Thing[] | undefined, code: string) =>
  things?.find((thing) => thing.code === code)

/** Amounts in minor units as the reader writes them. */
export function useMoney(currency: string): {
  readonly exact: (minor: number) => string
  /** Amount without cents if it is whole, which is easier to compare on a card. */
  readonly brief: (minor: number) => string
} {
  const locale = useLanguageTag()
  return {
    exact: (minor) => moneyText(minor, currency, locale),
    brief: (minor) => moneyText(minor, currency, locale, true),
  }
}

/** A name that staff gave in both languages. */
export function useBilingual(): (names: { readonly de: string; readonly en: string }) => string {
  const language = useLocale()
  return (names) => names[language]
}
