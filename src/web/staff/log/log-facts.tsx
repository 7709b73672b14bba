import { useTranslations } from 'use-intl'

import type { LogLine } from '#contract/staff-log.ts'
import { moneyText } from '#domain/money-text.ts'
import { toLocal } from '#domain/period.ts'
import { useLanguageTag } from '#i18n/i18n.tsx'
import { useMoney } from '#rental/rental-words.ts'
import { useFormat } from '#rental/use-format.ts'

interface Loose {
  (key: string, values?: Record<string, string>): string
  has: (key: string) => boolean
}

interface Fact {
  readonly name: string
  readonly before: unknown
  readonly after: unknown
}

/** Fields of a line that say something: those that changed, or all of what was added or removed. */
function factsOf({ before, after }: LogLine): Fact[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({ name, before: before?.[name], after: after?.[name] }))
    .filter((fact) => JSON.stringify(fact.before ?? null) !== JSON.stringify(fact.after ?? null))
}

export const hasFacts = (line: LogLine): boolean => line.reason !== null || factsOf(line).length > 0

/** Changes of a line field by field, and the reason that was given. */
export function LogFacts({ line }: { readonly line: LogLine }) {
  const t = useTranslations('staff.log')
  const facts = factsOf(line)
  const both = line.before !== null && line.after !== null
  const name = useFieldName()
  const value = useFieldValue()
  const reason = useReason()
  return (
    <div className="grid gap-2 text-meta">
      {facts.length > 0 && (
        <div className="overflow-x-auto">
          <table className="text-left">
            <caption className="sr-only">{t('changes')}</caption>
            {both && (
              <thead className="text-ink-500">
                <tr>
                  <th scope="col">
                    <span className="sr-only">{t('field')}</span>
                  </th>
                  <th scope="col" className="pr-6 pb-1 font-normal">
                    {t('was')}
                  </th>
                  <th scope="col" className="pb-1 font-normal">
                    {t('is')}
                  </th>
                </tr>
              </thead>
            )}
            <tbody>
              {facts.map((fact) => (
                <tr key={fact.name} className="align-top">
                  <th scope="row" className="pr-6 pb-1 font-normal text-ink-500">
                    {name(fact.name)}
                  </th>
                  {line.before !== null && (
                    <td className="max-w-96 pr-6 pb-1 [overflow-wrap:anywhere]">{value(fact.name, fact.before)}</td>
                  )}
                  {line.after !== null && (
                    <td className="max-w-96 pb-1 font-semibold [overflow-wrap:anywhere]">
                      {value(fact.name, fact.after)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {line.reason !== null && line.reason !== '' && <p>{t('reason', { reason: reason(line) })}</p>}
    </div>
  )
}

/** The one fact that tells lines of the same moment and kind apart: an amount, two cars, or a name. Null where there is none. */
export function useFigure(): (line: LogLine) => string | null {
  const locale = useLanguageTag()
  const t = useTranslations('staff.log') as unknown as Loose
  const story = useTranslations('staff.bookings.story')
  return ({ before, after, which }) => {
    const facts = { ...before, ...after }
    const { amountMinor, amount_minor: amount = amountMinor, currency, document, name } = facts
    if (typeof amount === 'number') return moneyText(amount, typeof currency === 'string' ? currency : 'EUR', locale)
    if (typeof document === 'string' && t.has(`documents.${document}`)) return t(`documents.${document}`)
    if (before !== null && after !== null && typeof before['plate'] === 'string' && before['plate'] !== after['plate'])
      return story('exchanged', { before: before['plate'], after: String(after['plate']) })
    return which === null && typeof name === 'string' && name !== '' ? name : null
  }
}

/** Name of a field in words; fields of the company's tables that have none keep the name that the manual has. */
function useFieldName(): (name: string) => string {
  const t = useTranslations('staff.log') as unknown as Loose
  return (name) => (t.has(`fields.${name}`) ? t(`fields.${name}`) : name)
}

/** Reason in words: what the product gives by itself is translated, what somebody typed is left as it is. */
function useReason(): (line: LogLine) => string {
  const t = useTranslations('staff.log') as unknown as Loose
  return ({ actor, reason }) => {
    const key = `reasons.${reason}`
    return actor === 'system' && t.has(key) ? t(key) : (reason ?? '')
  }
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/
const LOCAL = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/
const DAY = /^\d{4}-\d\d-\d\d$/

function useFieldValue(): (name: string, value: unknown) => string {
  const t = useTranslations('staff.log') as unknown as Loose
  const money = useMoney('EUR')
  const format = useFormat()
  return (name, value) => {
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    if (typeof value === 'number' && /minor$/i.test(name)) return money.exact(value)
    if (typeof value === 'number') return format.number(value)
    if (typeof value !== 'string') return JSON.stringify(value)
    if (name === 'status' && t.has(`lines.booking_is_${value}`)) return t(`lines.booking_is_${value}`)
    if (INSTANT.test(value)) return format.wallClock(toLocal(new Date(value)))
    if (LOCAL.test(value)) return format.wallClock(value)
    return DAY.test(value) ? format.date(value, 'dated') : value
  }
}
