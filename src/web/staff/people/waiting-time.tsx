import { useTranslations } from 'use-intl'

import { useNow } from '#api/clock.ts'
import { classes } from '#ui/classes.ts'
import { useSpanWords } from '../ui/span-words.ts'

/** Time in ms after which something has waited long. */
const LONG_MS = 24 * 3_600_000

const MINUTE_MS = 60_000

/** How long a message or a document has been waiting: amber after a day. @param short in a list, where the words are heard alone */
export function WaitingTime({ since, short = false }: { readonly since: string; readonly short?: boolean }) {
  const t = useTranslations('staff.inbox')
  const span = useSpanWords()
  const waited = useNow().getTime() - Date.parse(since)
  if (waited < MINUTE_MS) return <span className="text-meta text-ink-500">{t('justCame')}</span>
  const time = span(waited, 'since')
  return (
    <span className={classes('figures text-meta', waited > LONG_MS ? 'font-semibold text-amber-800' : 'text-ink-500')}>
      {short ? (
        <>
          <span aria-hidden>{t('since', { time })}</span>
          <span className="sr-only">{t('waitingSince', { time })}</span>
        </>
      ) : (
        t('waitingSince', { time })
      )}
    </span>
  )
}
