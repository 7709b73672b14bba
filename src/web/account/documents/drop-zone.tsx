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
          'mt-5 rounded-field border border-dashed p-5 transition-colors',
          over ? 'border-petrol-600 bg-petrol-100' : 'border-edge bg-paper',
        )}
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
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
          <span className="hidden text-small text-ink-700 sm:any-pointer-fine:inline">{t('drop')}</span>
        </div>
        <p id={id} className="mt-3 text-[0.8125rem] leading-snug text-ink-500">
          {t('formats', { megabytes: String(limits.bytes / 1_000_000), pages: String(limits.pages) })}
        </p>
      </div>
      {missing && <FieldError>{problems('noFile')}</FieldError>}
    </>
  )
}
