import { useRef, useState } from 'react'
import { useMessages, useTranslations } from 'use-intl'

import { pictureAt } from './gallery/picture-order.ts'
import { Viewer } from './gallery/viewer.tsx'
import { Part } from './part.tsx'
import { Scene } from '#rental/scene.tsx'

/** One large picture and beside it two, then a row of three; on a phone a large one, two rows of two, and a wide one. */
const places = [
  'col-span-6 lg:col-span-4 lg:row-span-2',
  'col-span-3 lg:col-span-2',
  'col-span-3 lg:col-span-2',
  'col-span-3 lg:col-span-2',
  'col-span-3 lg:col-span-2',
  'col-span-6 lg:col-span-2 max-lg:*:aspect-16/9 max-lg:[&_img]:object-[50%_82%]',
]

/** Gallery of one large picture and five small ones; each opens the viewer. */
export function Gallery() {
  const t = useTranslations('home')
  const { pictures } = useMessages().home.gallery
  const [open, setOpen] = useState<number | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Part id="gallery" title={t('gallery.title')} className="lg:pb-28">
      <ul className="grid grid-cols-6 gap-2.5 sm:gap-4">
        {pictures.map((alt, index) => (
          <li key={alt} className={places[index]}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-label={t('viewer.enlarge', { number: String(index + 1), total: String(pictures.length), alt })}
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                setOpen(index)
              }}
              className="group block size-full cursor-zoom-in overflow-hidden rounded-card"
            >
              <Scene
                path={pictureAt(index)}
                alt={alt}
                ratio={[3, 2]}
                sizes={index === 0 ? '(min-width: 64rem) 50rem, 92vw' : '(min-width: 64rem) 25rem, 48vw'}
                className="aspect-3/2 h-full transition-[scale] duration-300 group-hover:scale-[1.02]"
              />
            </button>
          </li>
        ))}
      </ul>
      {open !== null && (
        <Viewer
          pictures={pictures}
          index={open}
          onMove={setOpen}
          onClose={() => {
            setOpen(null)
            // Some browsers give it back only to what a click focuses, which a button is not everywhere.
            opener.current?.focus()
          }}
        />
      )}
    </Part>
  )
}
