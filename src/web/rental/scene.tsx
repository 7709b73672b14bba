import { classes } from '#ui/classes.ts'
import { pictureSet } from '#ui/picture-set.ts'

export const sceneSet = (path: string, format: 'avif' | 'webp') => pictureSet(path, [480, 800, 1200, 1600], format)

/** Full picture, fetched when it comes near. `path` is without size and format. */
export function Scene({
  path,
  alt,
  sizes,
  ratio,
  className,
  decoding = 'async',
}: {
  readonly path: string
  readonly alt: string
  readonly sizes: string
  readonly ratio: readonly [width: number, height: number]
  readonly className?: string
  /** 'sync' for the picture of the first view: it is painted together with the text around it. */
  readonly decoding?: 'async' | 'sync'
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={sceneSet(path, 'avif')} sizes={sizes} />
      <img
        src={`${path}-800.webp`}
        srcSet={sceneSet(path, 'webp')}
        sizes={sizes}
        width={ratio[0]}
        height={ratio[1]}
        loading="lazy"
        decoding={decoding}
        alt={alt}
        className={classes('w-full object-cover', className)}
      />
    </picture>
  )
}
