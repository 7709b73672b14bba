import { pictureSet } from '#ui/picture-set.ts'

const path = '/img/sides/electric-midnight'
const set = (format: 'avif' | 'webp') => pictureSet(path, [240, 360], format)

/** The car that waits at the door, as it drives past above the dialogs of the same words. A low window has no room for it. */
export function DialogCar() {
  return (
    <div
      aria-hidden
      className="relative hidden bg-linear-to-b from-ink-900 via-[#0c2a33] to-[#0a2027] h-26 items-end justify-center overflow-hidden sm:h-34 tall:flex"
    >
      <span className="absolute inset-x-[15%] -bottom-1/2 h-[170%] bg-[radial-gradient(closest-side,#22808a,#12586099_40%,#0a2a3200)]" />
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes="300px" />
        <img
          src={`${path}-240.webp`}
          srcSet={set('webp')}
          sizes="300px"
          alt=""
          width={300}
          height={112}
          decoding="async"
          className="relative mb-1.5 w-60 sm:mb-2 sm:w-75"
        />
      </picture>
    </div>
  )
}
