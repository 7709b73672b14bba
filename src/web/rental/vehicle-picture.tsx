import { useTranslations } from 'use-intl'

import { ownPicture } from '#content/car-body.ts'
import { classes } from '#ui/classes.ts'
import { defaultImage } from './car-frame.ts'
import { CarPicture } from './stage.tsx'

interface PictureProps {
  readonly image: string | null
  readonly sizes: string
  readonly eager?: boolean
  /** False if no make or model is named beside the picture. */
  readonly example?: boolean
  readonly className?: string
}

/**
 * A vehicle on its plate (D40). It only illustrates: the name beside it says what it is. Our own renders show no make.
 */
export function VehiclePicture({ image, sizes, eager = false, example = true, className }: PictureProps) {
  const t = useTranslations('site.common')
  const source = image ?? defaultImage
  return (
    <span className={classes('block', className)}>
      <CarPicture source={source} sizes={sizes} eager={eager} className="aspect-[40/21] w-full object-contain" />
      {example && ownPicture(source) !== undefined && (
        // Visitors who cannot see the picture need no note on it.
        <span aria-hidden className="block text-center text-[0.8125rem] leading-tight text-ink-500">
          {t('example')}
        </span>
      )}
    </span>
  )
}
