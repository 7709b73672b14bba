import { ChevronDown, Download } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Agreement } from '#contract/agreements.ts'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { useFormat } from '#rental/use-format.ts'
import { callFile } from '#api/call-file.ts'
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
  const id = useId()
  const newest = replacedBy === null
  const [open, setOpen] = useState(false)
  const size = number(Math.ceil(bytes / 1000))
  const load = () => callFile('getAgreementFile', { params: { reference, revision } })
  const { busy, saved, error, save } = useDownload(load, agreement.fileName)
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 sm:flex-nowrap sm:justify-between">
        <Button
          variant={newest ? 'primary' : 'quiet'}
          busy={busy}
          onClick={() => void save()}
          className="max-sm:w-full sm:order-last sm:shrink-0"
          aria-label={t('downloadNamed', { reference, revision: String(revision) })}
        >
          {!busy && <Download aria-hidden size={18} />}
          {t('download')}
        </Button>
        <div className="min-w-0 text-small">
          <p className={newest ? 'font-semibold' : ''}>
            {t('version', { revision: String(revision) })}
            {!newest && (
              <span className="font-normal text-ink-500"> · {t('replaced', { revision: String(replacedBy) })}</span>
            )}
          </p>
          <div className="flex flex-wrap items-center gap-x-6 text-ink-700">
            <p>{t('about', { day: day(writtenAt), language, size })}</p>
            <HashButton {...{ reference, agreement, id, open }} onToggle={() => setOpen(!open)} />
          </div>
        </div>
      </div>
      <div id={id}>{open && <Hash agreement={agreement} />}</div>
      <output className="block text-small text-ink-700 empty:hidden">
        {saved && t('saved', { name: agreement.fileName })}
      </output>
      <ErrorNotice error={error} />
    </li>
  )
}

interface HashButtonProps {
  readonly reference: string
  readonly agreement: Agreement
  /** Id of what it shows. */
  readonly id: string
  readonly open: boolean
  readonly onToggle: () => void
}

/** The first digits of the checksum in the line with the size; as high as a finger, which the line does not show. */
function HashButton({ reference, agreement: { revision, sha256 }, id, open, onToggle }: HashButtonProps) {
  const t = useTranslations('contracts')
  const short = sha256.slice(0, 8)
  return (
    <Button
      variant="plain"
      aria-expanded={open}
      aria-controls={id}
      aria-label={t('hashNamed', { short, reference, revision: String(revision) })}
      className="-mx-5 -my-3"
      onClick={onToggle}
    >
      <span className="font-normal">
        {t('hash')} <span className="font-mono text-[0.8125rem] max-sm:hidden">{short}</span>
      </span>
      <ChevronDown aria-hidden size={16} className={classes('transition-transform', open && 'rotate-180')} />
    </Button>
  )
}

/** The checksum, and a way to copy it. */
function Hash({ agreement: { sha256 } }: { readonly agreement: Agreement }) {
  const t = useTranslations('contracts')
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(sha256).then(
      () => setCopied(true),
      () => {}, // not allowed: it can be selected
    )
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-sand px-4 py-2 text-small">
      <p className="basis-full pt-1 text-ink-700">{t('hashAbout')}</p>
      <code className="min-w-0 flex-1 basis-60 font-mono break-all">{sha256}</code>
      {'clipboard' in navigator && (
        <Button variant="plain" onClick={() => void copy()}>
          <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
        </Button>
      )}
    </div>
  )
}
