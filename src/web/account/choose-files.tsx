import { useRef, type ComponentProps } from 'react'

import { Button } from '#ui/button.tsx'

/** Types of pictures that the server accepts. Some systems have no media type for HEIC, hence its file extensions. */
export const PICTURES = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

/** Button for choosing files; phones also offer their camera. */
export function ChooseFiles({
  accept,
  multiple = false,
  onFiles,
  ...button
}: {
  readonly accept: string
  readonly multiple?: boolean
  readonly onFiles: (files: readonly File[]) => void
} & Omit<ComponentProps<typeof Button>, 'onClick'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple={multiple}
        accept={accept}
        tabIndex={-1}
        aria-hidden
        className="hidden"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          // Lets the visitor choose the same file again.
          event.target.value = ''
        }}
      />
      <Button variant="quiet" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
