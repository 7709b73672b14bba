import { useState, type CSSProperties, type ReactNode } from 'react'

import { ownPicture } from '#content/car-body.ts'
import { classes } from '#ui/classes.ts'
import { defaultImage, frameProperties } from './car-frame.ts'

/**
 * day: choose and compare; dusk: promised, yours, arriving; night: not here yet. One list of cars is in one light.
 */
export type Light = 'day' | 'dusk' | 'night'

interface StageProps {
  readonly light: Light
  /** Picture of the vehicle; null shows the silhouette. */
  readonly image: string | null
  /** `sizes` of the picture's whole box, which is about a quarter wider than the visible car. */
  readonly sizes: string
  /** Fetches the picture at once, for a stage in the first view. */
  readonly eager?: boolean
  /** The car stands over the stage's lower edge, on paper, which mirrors nothing. */
  readonly over?: boolean
  /** Takes the light from the car and pales it: it is taken, back, or not to be driven. */
  readonly unlit?: boolean
  /** Word that stands on the floor in place of a picture that does not load. */
  readonly fallback?: string
  /** Sets the stage's height and the car's place: `h-83 [--car:462px] [--floor:284px] [--xr:26px]` (stage.css). */
  readonly className?: string
  /** Words beside the car. */
  readonly children?: ReactNode
}

/** A car on its stage, with the words beside it. The picture only illustrates them (D40). */
export function Stage({
  light,
  image,
  sizes,
  eager = false,
  over = false,
  unlit = false,
  fallback,
  className,
  children,
}: StageProps) {
  const [failed, setFailed] = useState<string>()
  const source = image ?? defaultImage
  const frame = frameProperties(source) as CSSProperties
  const picture = (part: string) => <CarPicture source={source} sizes={sizes} eager={eager} className={part} />
  const dark = light !== 'day'
  const missing = failed === source && fallback !== undefined
  return (
    <div
      className={classes(
        'stage',
        `stage-${light}`,
        !over && 'stage-cut',
        unlit && 'stage-unlit',
        dark ? 'surface-dark' : 'surface-paper',
        className,
      )}
      onErrorCapture={() => setFailed(source)}
    >
      <span aria-hidden className="stage-ground">
        <span className="car car-light" style={frame}>
          {!over && !missing && ownPicture(source) !== undefined && picture('car-reflection')}
        </span>
      </span>
      {missing ? (
        <span aria-hidden className="stage-word">
          {fallback}
        </span>
      ) : (
        <span aria-hidden className="car" style={frame}>
          {picture('car-body')}
        </span>
      )}
      {children}
    </div>
  )
}

/** Our own renders come in three widths and two formats; a picture from elsewhere is taken as it is. */
export function CarPicture({
  source,
  sizes,
  eager,
  className,
}: {
  readonly source: string
  readonly sizes: string
  readonly eager: boolean
  readonly className: string
}) {
  const own = ownPicture(source)
  const path = `/img/vehicles/${own}`
  const set = (format: string) => `${path}-320.${format} 320w, ${path}.${format} 640w, ${path}-960.${format} 960w`
  return (
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
        className={className}
      />
    </picture>
  )
}
