import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/field.tsx'
import { ChooseFiles, PICTURES } from '../choose-files.tsx'

/** Where files are chosen, or dropped. */
export function DropZone({
  limits,
  more,
  missing,
  onFiles,
}: {
  readonly limits: Documents['limits']
  /** Whether some were chosen already. */
  readonly more: boolean
  /** Whether the form was sent without a file. */
  readonly missing: boolean
  readonly onFiles: (files: Iterable<File>) => void
}) {
  const t = useTranslations('documents.upload')
  const problems = useTranslations('documents.problems')
  const id = useId()
  const [over, setOver] = useState(false)
  return (
    <>
      {/* Dragging is a shortcut for those who have a mouse; the button does the same. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onFiles(event.dataTransfer.files)
        }}
        className={classes(
          'mt-5 flex min-h-45 flex-col justify-center rounded-field border border-dashed p-5 transition-colors sm:flex-row sm:items-center sm:justify-between sm:gap-x-8 sm:px-7',
          over ? 'border-petrol-600 bg-petrol-100' : 'border-edge bg-paper',
        )}
      >
        <Sides />
        <div className="min-w-0 flex-1">
          <ChooseFiles
            multiple
            accept={`application/pdf,${PICTURES}`}
            onFiles={onFiles}
            data-invalid={missing || undefined}
            aria-describedby={id}
          >
            <Upload aria-hidden size={18} />
            {t(more ? 'chooseMore' : 'choose')}
          </ChooseFiles>
          <p className="mt-3 hidden text-small text-ink-700 sm:any-pointer-fine:block">{t('drop')}</p>
          <p id={id} className="mt-1.5 text-[0.8125rem] leading-snug text-pretty text-ink-500 max-sm:mt-3">
            {t('formats', { megabytes: String(limits.bytes / 1_000_000), pages: String(limits.pages) })}
          </p>
        </div>
      </div>
      {missing && <FieldError>{problems('noFile')}</FieldError>}
    </>
  )
}

/** Both sides of a card, as they are best photographed. */
function Sides() {
  const t = useTranslations('documents.upload')
  const line = 'fill-none stroke-edge stroke-[1.5]'
  return (
    <div className="flex gap-4 text-center text-[0.8125rem] text-ink-500 max-sm:mb-5 sm:order-last">
      <p>
        <svg aria-hidden viewBox="0 0 96 60" className={`mb-1.5 h-15 w-24 ${line}`}>
          <rect x="1" y="1" width="94" height="58" rx="7" className="fill-white" />
          <rect x="11" y="14" width="22" height="28" rx="3" />
          <path d="M43 18h40M43 28h30M43 38h34" />
        </svg>
        {t('front')}
      </p>
      <p>
        <svg aria-hidden viewBox="0 0 96 60" className={`mb-1.5 h-15 w-24 ${line}`}>
          <rect x="1" y="1" width="94" height="58" rx="7" className="fill-white" />
          <path d="M11 14h74v22H11zM11 25h74M36 14v22M60 14v22M11 47h40" />
        </svg>
        {t('back')}
      </p>
    </div>
  )
}
