import { useEffect, useState } from 'react'

import type { Loose } from '#api/call-server.ts'
import { callFile, type FileCall } from '#api/call-file.ts'

/**
 * Fetches a picture that only its owner may see. @param options the same object for as long as it is the same picture
 * @returns null until it has arrived
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

/** Draws a picture on a canvas: it has no address, and the page's policy allows pictures of the site only. */
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
      // An image element would need an address.
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
