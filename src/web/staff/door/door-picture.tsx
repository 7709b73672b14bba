import { Bay } from '#rental/empty-bay.tsx'
import { pictureSet } from '#ui/picture-set.ts'

const sizes = '(min-width: 64rem) 58vw, 100vw'
const cover = 'h-full w-full object-cover'

/** Our branch by night; while a colleague is away, an empty bay. */
export function DoorPicture({ away }: { readonly away: boolean }) {
  return (
    <div className="h-36 bg-ink-950 sm:max-lg:h-80 lg:sticky lg:top-0 lg:order-last lg:h-dvh">
      {away ? <Bay sizes={sizes} className={`${cover} object-[64%_100%]`} /> : <Branch />}
    </div>
  )
}

const Branch = () => (
  <picture>
    {(['avif', 'webp'] as const).map((format) => (
      <source
        key={format}
        type={`image/${format}`}
        srcSet={pictureSet('/img/locations/tempelhof', [480, 800, 1200, 1600], format)}
        sizes={sizes}
      />
    ))}
    <img alt="" src="/img/locations/tempelhof-800.webp" decoding="async" className={`${cover} object-[38%_70%]`} />
  </picture>
)
