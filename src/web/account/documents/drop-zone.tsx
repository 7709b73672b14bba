import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'

import type { Documents } from '#contract/document.ts'
import type { DocumentKind } from '#domain/document.ts'
import { classes } from '#ui/classes.ts'
import { FieldError } from '#ui/field.tsx'
import { ChooseFiles, PICTURES } from '../choose-files.tsx'
import { Views } from './paper-views.tsx'

/** Where files are chosen, or dropped. */
export function DropZone({
  kind,
  limits,
  more,
  missing,
  onFiles,
}: {
  readonly kind: DocumentKind
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
          'mt-5 flex flex-col justify-center gap-x-4 gap-y-5 rounded-field border border-dashed p-4 transition-colors min-[22.5rem]:flex-row min-[22.5rem]:items-center min-[22.5rem]:justify-between sm:gap-x-8 sm:min-h-45 sm:px-7 sm:py-5',
          over ? 'border-petrol-600 bg-petrol-100' : 'border-edge bg-paper',
        )}
      >
        <Views kind={kind} />
        <div className="min-w-0 min-[22.5rem]:flex-1">
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
