import { useEffect, useState } from 'react'

import type { Loose } from '#api/client.ts'
import { callFile, type FileCall } from './call-file.ts'

/**
 * A picture that only its owner gets. @param options always the same object while it is the same picture
 * @returns null until it is here
 */
export function useFetchedPicture(call: FileCall, options: Loose): ImageBitmap | 'failed' | null {
  const [loaded, setLoaded] = useState<ImageBitmap | 'failed' | null>(null)
  useEffect(() => {
    let here = true
    const load = async () => {
      const picture = await fetchPicture(call, options)
      if (here) setLoaded(picture)
      else if (picture !== 'failed') picture.close()
    }
    void load()
    return () => {
      here = false
    }
  }, [call, options])
  return loaded
}

async function fetchPicture(call: FileCall, options: Loose): Promise<ImageBitmap | 'failed'> {
  const result = await callFile(call, options)
  try {
    return result.ok ? await createImageBitmap(result.data) : 'failed'
  } catch {
    return 'failed'
  }
}

/** Drawn, not linked: the page's policy allows pictures from the site alone, and this one has no address. */
export function Drawing({
  picture,
  label,
  className,
}: {
  readonly picture: ImageBitmap
  readonly label: string
  readonly className: string
}) {
  return (
    <canvas
      // What an image element would show has to have an address.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      width={picture.width}
      height={picture.height}
      ref={(canvas) => canvas?.getContext('2d')?.drawImage(picture, 0, 0)}
      className={className}
    />
  )
}
