import { classes } from '#ui/classes.ts'
import { pictureSet, pictureSizes, slides } from './hero-slides.ts'

/** The car of the slide on its stage. Only the first picture is in the built page. */
export function SlidePictures({
  index,
  drawn,
  className,
}: {
  readonly index: number
  readonly drawn: readonly number[]
  readonly className: string
}) {
  return (
    <div className={classes('relative aspect-[40/21]', className)}>
      {slides.map(
        ({ key, picture }, number) =>
          drawn.includes(number) && (
            <picture key={key}>
              <source type="image/avif" srcSet={pictureSet(picture, 'avif')} sizes={pictureSizes} />
              <img
                src={`/img/hero/${picture}-800.webp`}
                srcSet={pictureSet(picture, 'webp')}
                sizes={pictureSizes}
                width={1600}
                height={840}
                // The slide's group says its class already; the picture adds nothing for who cannot see it.
                alt=""
                decoding={number === 0 ? 'sync' : 'async'}
                fetchPriority={number === 0 ? 'high' : 'auto'}
                className={classes(
                  'absolute inset-0 size-full transition-[opacity,visibility] duration-500',
                  number === index ? number > 0 && 'starting:opacity-0' : 'invisible opacity-0',
                )}
              />
            </picture>
          ),
      )}
    </div>
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
      imageSrcSet={pictureSet(picture, 'avif')}
      imageSizes={pictureSizes}
      href={`/img/hero/${picture}-800.avif`}
      fetchPriority="high"
    />
  )
}
