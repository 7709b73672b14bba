import { classes } from '../../ui/classes.ts'

const fallback = '/img/vehicles/compact.webp'

/** Our render of a vehicle on its plate. It only illustrates: the name beside it says what it is. */
export function VehiclePicture({
  image,
  sizes,
  eager = false,
  className,
}: {
  readonly image: string | null
  readonly sizes: string
  readonly eager?: boolean
  readonly className?: string
}) {
  const source = image ?? fallback
  const base = source.replace(/\.\w+$/, '')
  const set = (type: string) => `${base}-320.${type} 320w, ${base}.${type} 640w, ${base}-960.${type} 960w`
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={source}
        srcSet={set('webp')}
        sizes={sizes}
        alt=""
        width={640}
        height={336}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={classes('aspect-[40/21] w-full object-contain', className)}
      />
    </picture>
  )
}
