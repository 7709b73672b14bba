import type { CSSProperties } from 'react'

import { classes } from '#ui/classes.ts'
import { pictureSizes, slides, slideSet, standing, turnOf } from './hero-slides.ts'

/** The light belongs to the stage and stays: it stands as behind a car of middling length. */
const lit = slides.find(({ key }) => key === 'suv')!

/** The car of the slide on the stage's floor, in its light and mirrored. Only the first picture is in the built page. */
export function SlidePictures({ index, drawn }: { readonly index: number; readonly drawn: readonly number[] }) {
  const cars = (part: 'car-body' | 'car-reflection') =>
    slides.map(
      (slide, number) =>
        drawn.includes(number) && (
          <span
            key={slide.key}
            data-shown={number === index || undefined}
            style={{ ...standing(slide), ...turnOf(number, index) } as CSSProperties}
            className={classes('car hero-turn', number > 0 && 'hero-late')}
          >
            <Picture name={slide.picture} first={number === 0} className={part} />
          </span>
        ),
    )
  return (
    <>
      <span className="hero-light">
        <span className="car car-light" style={standing(lit) as CSSProperties} />
        {cars('car-reflection')}
      </span>
      {cars('car-body')}
    </>
  )
}

/** The slide's group says its class already; the picture adds nothing for who cannot see it. */
function Picture({
  name,
  first,
  className,
}: {
  readonly name: string
  readonly first: boolean
  readonly className: string
}) {
  return (
    <picture>
      <source type="image/avif" srcSet={slideSet(name, 'avif')} sizes={pictureSizes} />
      <img
        src={`/img/hero/${name}-800.webp`}
        srcSet={slideSet(name, 'webp')}
        sizes={pictureSizes}
        width={2400}
        height={1260}
        alt=""
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
        className={className}
      />
    </picture>
  )
}

/** Put into the head: the first view's largest thing is asked for before any script. */
export function FirstPicturePreload() {
  const { picture } = slides[0]
  return (
    <link
      rel="preload"
      as="image"
      type="image/avif"
      imageSrcSet={slideSet(picture, 'avif')}
      imageSizes={pictureSizes}
      href={`/img/hero/${picture}-800.avif`}
      fetchPriority="high"
    />
  )
}
