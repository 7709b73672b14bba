import { useTranslations } from 'use-intl'

import type { ApiError } from '#api/call-server.ts'
import { useErrorText } from '#api/error-text.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field.tsx'
import { useByteSize, usePercent } from './byte-size.ts'
import type { Item } from './use-uploads.ts'

/** Chosen files, each with its progress. */
export function Files({
  items,
  most,
  onRemove,
  onRetry,
}: {
  readonly items: readonly Item[]
  readonly most: number
  readonly onRemove: (key: number) => void
  readonly onRetry: (key: number) => void
}) {
  const t = useTranslations('documents.upload')
  if (items.length === 0) return null
  return (
    <ul aria-label={t('files')} className="mt-4 divide-y divide-line border-y border-line">
      {items.map((item) => (
        <FileRow
          key={item.key}
          item={item}
          most={most}
          onRemove={() => onRemove(item.key)}
          onRetry={() => onRetry(item.key)}
        />
      ))}
    </ul>
  )
}

function FileRow({
  item,
  most,
  onRemove,
  onRetry,
}: {
  readonly item: Item
  readonly most: number
  readonly onRemove: () => void
  readonly onRetry: () => void
}) {
  const t = useTranslations('documents.progress')
  const { file, state, error } = item
  const { name } = file
  const [remove, removeNamed] =
    state === 'sending' || state === 'waiting'
      ? (['cancel', 'cancelNamed'] as const)
      : (['remove', 'removeNamed'] as const)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words hyphens-manual">
          <bdi>{name}</bdi>
        </p>
        <Standing item={item} most={most} />
        {error !== null && <Failure error={error} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {state === 'failed' && mayArrive(error) && (
          <Button variant="quiet" aria-label={t('retryNamed', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
        <Button variant="plain" aria-label={t(removeNamed, { name })} onClick={onRemove}>
          {t(remove)}
        </Button>
      </div>
    </li>
  )
}

/** Whether another try can succeed: a problem of the file itself would occur again. */
const mayArrive = (error: ApiError | null) => !error?.code.startsWith('file_')

/** State of a file: its size, its problem, or a progress bar. */
function Standing({ item, most }: { readonly item: Item; readonly most: number }) {
  const t = useTranslations('documents')
  const size = useByteSize()
  const { file, state } = item
  if (state === 'refused') {
    return (
      <FieldError>{file.size === 0 ? t('problems.empty') : t('problems.tooLarge', { most: size(most) })}</FieldError>
    )
  }
  if (state === 'sending') return <Bar item={item} />
  return <p className="text-small text-ink-500">{state === 'waiting' ? t('progress.waiting') : size(file.size)}</p>
}

function Bar({ item: { file, sent } }: { readonly item: Item }) {
  const t = useTranslations('documents.progress')
  const size = useByteSize()
  const percent = usePercent()
  const part = Math.min(1, sent / file.size)
  // The whole file has been sent; the server is checking and redrawing it.
  const words = part === 1 ? t('checking') : t('sending', { percent: percent(part), size: size(file.size) })
  return (
    <>
      <progress
        aria-label={t('label', { name: file.name })}
        aria-valuetext={words}
        value={part}
        className="my-1.5 block h-2 w-full max-w-sm appearance-none overflow-hidden rounded-full bg-sand forced-colors:border [&::-moz-progress-bar]:bg-petrol-600 [&::-webkit-progress-bar]:bg-sand [&::-webkit-progress-value]:bg-petrol-600"
      />
      <p aria-hidden className="figures text-small text-ink-700">
        {words}
      </p>
    </>
  )
}

function Failure({ error }: { readonly error: ApiError }) {
  const t = useTranslations('documents.progress')
  const words = useErrorText()
  return (
    <div role="alert">
      <FieldError>{error.status === 0 ? t('broken') : words(error)}</FieldError>
    </div>
  )
}
