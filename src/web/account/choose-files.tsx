import { useRef, type ComponentProps } from 'react'

import { Button } from '#ui/button.tsx'

/** What the server takes for pictures. Some systems know no media type for HEIC, so its endings too. */
export const PICTURES = 'image/jpeg,image/png,image/heic,image/heif,.heic,.heif'

/** A button that lets files be chosen; phones offer their camera. */
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
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <Button variant="quiet" {...button} onClick={() => input.current?.click()} />
    </>
  )
}
