import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Agreement } from '#contract/agreements.ts'
import { Button } from '#ui/button.tsx'
import { useFormat } from '#rental/use-format.ts'
import { callFile } from '../call-file.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { useDownload } from '../use-download.ts'

/** One version of an agreement, to be kept as a file. */
export function Version({
  reference,
  agreement,
  replacedBy,
}: {
  readonly reference: string
  readonly agreement: Agreement
  /** The version that came after it. */
  readonly replacedBy: number | null
}) {
  const { revision, language, bytes, writtenAt } = agreement
  const t = useTranslations('contracts')
  const { day, number } = useFormat()
  const size = number(Math.ceil(bytes / 1000))
  const load = () => callFile('getAgreementFile', { params: { reference, revision } })
  const { busy, saved, error, save } = useDownload(load, agreement.fileName)
  return (
    <li className="border-t border-line pt-4 pb-4 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <p className="font-semibold">
            {t('version', { revision: String(revision) })}
            {replacedBy !== null && (
              <span className="font-normal text-ink-500"> · {t('replaced', { revision: String(replacedBy) })}</span>
            )}
          </p>
          <p className="text-small text-ink-700">{t('about', { day: day(writtenAt), language, size })}</p>
        </div>
        <Button
          variant="quiet"
          busy={busy}
          onClick={() => void save()}
          aria-label={t('downloadNamed', { reference, revision: String(revision) })}
        >
          {!busy && <Download aria-hidden size={18} />}
          {t('download')}
        </Button>
      </div>
      <Hash agreement={agreement} />
      <output className="block text-small text-ink-700 empty:hidden">
        {saved && t('saved', { name: agreement.fileName })}
      </output>
      <ErrorNotice error={error} />
    </li>
  )
}

/** The beginning of the hash; all of it, and a way to copy it, for who asks. */
function Hash({ agreement: { sha256 } }: { readonly agreement: Agreement }) {
  const t = useTranslations('contracts')
  const [copied, setCopied] = useState(false)
  const short = sha256.slice(0, 8)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setCopied(true),
      () => {}, // not allowed: it can be selected
    )
  return (
    <details className="text-small">
      <summary className="figures min-h-11 w-fit cursor-pointer content-center text-ink-500">
        {t('hash', { short })}
      </summary>
      <div className="mt-1 mb-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        <code className="min-w-0 font-mono break-all">{sha256}</code>
        {'clipboard' in navigator && (
          <Button variant="quiet" onClick={() => void copy()}>
            <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
          </Button>
        )}
      </div>
    </details>
  )
}
