import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'

import type { Document, Documents } from '#contract/document.ts'
import { Button } from '#ui/button.tsx'
import { Chip } from '#ui/chip.tsx'
import { useFormat } from '#rental/use-format.ts'
import { callFile } from '#api/call-file.ts'
import { ErrorNotice } from '../error-notice.tsx'
import { useDownload } from '../use-download.ts'
import { useByteSize } from './byte-size.ts'
import { PaperMark } from './paper-views.tsx'

/** Document with its kind, its state and its actions. */
export function DocumentRow({
  document,
  found,
  onOpen,
}: {
  readonly document: Document
  readonly found: Documents
  readonly onOpen: (what: 'view' | 'change' | 'remove') => void
}) {
  const t = useTranslations('documents')
  const size = useByteSize()
  const { day } = useFormat()
  const { kind, name, bytes, expiry, uploadedAt } = document
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-4 max-[20rem]:grid-cols-1 sm:gap-x-5 sm:py-5">
      <PaperMark kind={kind} />
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
          {t(`kinds.${kind}`)}
          <State document={document} />
        </h3>
        <p className="text-small break-words text-ink-700">{t('list.size', { name, size: size(bytes) })}</p>
        <p className="text-small text-ink-700">
          {expiry !== null && (
            <span className="max-sm:block">
              {t('list.until', { day: day(expiry, 'dated') })}
              <span className="max-sm:hidden"> · </span>
            </span>
          )}
          {t('list.uploaded', { day: day(uploadedAt) })}
        </p>
        <Remarks document={document} found={found} />
      </div>
      <div className="max-sm:col-span-full sm:col-start-2">
        <Actions document={document} onOpen={onOpen} />
      </div>
    </li>
  )
}

const looks = {
  pending: 'bg-petrol-100 text-petrol-800',
  accepted: 'bg-success-100 text-success',
  refused: 'bg-danger-100 text-danger',
  expired: 'bg-amber-100 text-amber-800',
} as const

function State({ document: { state, expired } }: { readonly document: Document }) {
  const t = useTranslations('documents.list.states')
  const shown = expired && state !== 'refused' ? 'expired' : state
  return <Chip className={looks[shown]}>{t(shown)}</Chip>
}

/** Notes for the owner: reason of a refusal, end of validity, and day of removal. */
function Remarks({ document, found }: { readonly document: Document; readonly found: Documents }) {
  const t = useTranslations('documents.list')
  const { day } = useFormat()
  const { expired, endsBeforeReturn, reason, removal } = document
  const days = String(found.limits.daysAfterRental)
  return (
    <>
      {reason !== null && <Remark>{t('reason', { reason: asSentence(reason) })}</Remark>}
      {expired && <Remark>{t('expired')}</Remark>}
      {!expired && endsBeforeReturn && <Remark>{t('endsBeforeReturn', { day: day(found.nextReturn!) })}</Remark>}
      <p className="mt-1 text-small text-ink-500">
        {removal.afterRental
          ? t(removal.day === null ? 'removal.afterRental' : 'removal.afterRentalOrDay', {
              days,
              day: removal.day === null ? '' : day(removal.day),
            })
          : t('removal.day', { day: day(removal.day!) })}
      </p>
    </>
  )
}

/** Adds the full stop that staff may have left out. */
const asSentence = (words: string) => (/[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`)

function Remark({ children }: { readonly children: ReactNode }) {
  return (
    <p className="mt-2 flex gap-2 text-small">
      <CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-amber-800" />
      <span>{children}</span>
    </p>
  )
}

function Actions({
  document,
  onOpen,
}: {
  readonly document: Document
  readonly onOpen: (what: 'view' | 'change' | 'remove') => void
}) {
  const t = useTranslations('documents')
  const { id, name } = document
  const { busy, error, save } = useDownload(() => callFile('getDocumentFile', { params: { id } }), name)
  const named = { kind: t(`kinds.${document.kind}`), name }
  return (
    <>
      <div className="mt-3 grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        <Button variant="quiet" aria-label={t('list.viewNamed', named)} onClick={() => onOpen('view')}>
          {t('list.view')}
        </Button>
        <Button
          variant="quiet"
          className="max-sm:px-2"
          busy={busy}
          aria-label={t('list.saveNamed', named)}
          onClick={() => void save()}
        >
          {t('list.save')}
        </Button>
        <Button variant="plain" aria-label={t('list.changeNamed', named)} onClick={() => onOpen('change')}>
          {t('list.change')}
        </Button>
        <Button
          variant="plain"
          className="text-ink-700 hover:text-danger"
          aria-label={t('list.removeNamed', named)}
          onClick={() => onOpen('remove')}
        >
          {t('list.remove')}
        </Button>
      </div>
      {error && (
        <div className="mt-3">
          <ErrorNotice error={error} />
        </div>
      )}
    </>
  )
}
