import type { CSSProperties } from 'react'

import { classes } from '#ui/classes.ts'
import { frameProperties } from './car-frame.ts'
import { CarPicture } from './stage.tsx'

interface BehindProps {
  readonly image: string
  readonly sizes: string
  readonly className?: string
}

/** A second car on a stage, behind the one that stands there. */
export function CarBehind({ image, sizes, className }: BehindProps) {
  const frame: CSSProperties = frameProperties(image)
  return (
    <span aria-hidden className={classes('car car-behind', className)} style={frame}>
      <CarPicture source={image} sizes={sizes} eager={false} className="car-body" />
    </span>
  )
}
