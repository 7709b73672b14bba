import { useTranslations } from 'use-intl'

import { classes } from '#ui/classes.ts'

/** Picture for vehicles without one (section 3 of the specification). */
export const defaultImage = '/img/vehicles/default.webp'

interface PictureProps {
  readonly image: string | null
  readonly sizes: string
  readonly eager?: boolean
  /** False if no make or model is named beside the picture. */
  readonly example?: boolean
  readonly className?: string
}

/**
 * A vehicle on its plate (D40). It only illustrates: the name beside it says what it is. Our own renders come in three
 * widths and two formats, and show no make; a picture from elsewhere is taken as it is.
 */
export function VehiclePicture({ image, sizes, eager = false, example = true, className }: PictureProps) {
  const t = useTranslations('site.common')
  const source = image ?? defaultImage
  const own = /^(\/img\/vehicles\/[\w-]+)\.webp$/.exec(source)?.[1]
  const set = (format: string) => `${own}-320.${format} 320w, ${own}.${format} 640w, ${own}-960.${format} 960w`
  return (
    <span className={classes('block', className)}>
      <picture>
        {own !== undefined && <source type="image/avif" srcSet={set('avif')} sizes={sizes} />}
        <img
          src={source}
          {...(own !== undefined && { srcSet: set('webp'), sizes })}
          alt=""
          width={640}
          height={336}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="aspect-[40/21] w-full object-contain"
        />
      </picture>
      {example && own !== undefined && (
        // Visitors who cannot see the picture need no note on it.
        <span aria-hidden className="block text-center text-[0.8125rem] leading-tight text-ink-500">
          {t('example')}
        </span>
      )}
    </span>
  )
}
