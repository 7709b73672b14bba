import { classes } from '../../ui/classes.ts'

const sizes = '(min-width: 64rem) 25rem, (min-width: 40rem) 46vw, 92vw'

/** Our own pictures come in three widths and two formats; a picture from elsewhere is taken as it is. */
export function VehiclePicture({
  image,
  alt,
  className,
}: {
  readonly image: string
  readonly alt: string
  readonly className?: string
}) {
  const own = /^(\/img\/vehicles\/[\w-]+)\.webp$/.exec(image)?.[1]
  const set = (format: string) => `${own}-320.${format} 320w, ${own}.${format} 640w, ${own}-960.${format} 960w`
  return (
    <picture>
      {own !== undefined && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
      <img
        src={image}
        srcSet={own === undefined ? undefined : set('webp')}
        sizes={own === undefined ? undefined : sizes}
        width={640}
        height={336}
        loading="lazy"
        decoding="async"
        alt={alt}
        className={classes('aspect-[40/21] w-full object-contain', className)}
      />
    </picture>
  )
}
