import { sideProfiles } from '#content/car-pictures.ts'
import { classes } from '#ui/classes.ts'
import { ownPicture } from '#content/car-body.ts'
import { pictureSet } from '#ui/picture-set.ts'

/**
 * The car from the side, for rows of a list: a side view reads at a tenth of the length that a picture from the corner
 * needs. Nothing is shown for a vehicle without a profile; a larger picture is never shrunk in its place.
 */
export function Side({
  image,
  sizes = '120px',
  className = 'h-11 w-30',
}: {
  readonly image: string | null
  readonly sizes?: string
  readonly className?: string
}) {
  const name = ownPicture(image ?? '')
  if (name === undefined || !sideProfiles.has(name)) return null
  const set = (format: 'avif' | 'webp') => pictureSet(`/img/sides/${name}`, [120, 240, 360], format)
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={`/img/sides/${name}-240.webp`}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={120}
        height={45}
        loading="lazy"
        decoding="async"
        className={classes('object-contain object-[50%_100%]', className)}
      />
    </picture>
  )
}
