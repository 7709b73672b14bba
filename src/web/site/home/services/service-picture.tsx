import { pictureSet } from '#ui/picture-set.ts'
import { draw } from '#ui/rental-icons.tsx'

/** Codes of the extras that we have rendered; staff may add others. */
const rendered: ReadonlySet<string> = new Set([
  'gps',
  'baby_seat',
  'toddler_seat',
  'child_seat',
  'additional_driver',
  'insurance',
  'wifi',
  'snow_chain',
])

const Plus = draw(<path d="M10 4.5v11M4.5 10h11" />)

const setOf = (code: string, format: 'avif' | 'webp') => pictureSet(`/img/extras/${code}`, [320, 640], format)

const sizes = '(min-width: 64rem) 24vw, (min-width: 40rem) 46vw, 84vw'

/** An extra as an object, standing on its card's own ground; a plus for one that staff added. */
export function ServicePicture({ code }: { readonly code: string }) {
  if (!rendered.has(code)) {
    return (
      <div className="grid aspect-4/3 place-items-center pt-3">
        <Plus size={64} strokeWidth={0.7} className="text-petrol-800" />
      </div>
    )
  }
  return (
    <picture>
      <source type="image/avif" srcSet={setOf(code, 'avif')} sizes={sizes} />
      <img
        src={`/img/extras/${code}-320.webp`}
        srcSet={setOf(code, 'webp')}
        sizes={sizes}
        width={640}
        height={480}
        loading="lazy"
        decoding="async"
        alt=""
        draggable={false}
        className="w-full pt-3 max-sm:px-10"
      />
    </picture>
  )
}
