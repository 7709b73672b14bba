import type { ReactNode } from 'react'

import { pictureSet } from '#ui/picture-set.ts'

interface EmptyBayProps {
  readonly title: ReactNode
  readonly children: ReactNode
}

/**
 * An empty bay on the stage, where no car stands yet, with words about the way to one. The floor fades towards the viewer,
 * so that the lamp's reflection ends in the picture and is not cut by its edge.
 */
export function EmptyBay({ title, children }: EmptyBayProps) {
  return (
    <div className="stage stage-dusk stage-cut surface-dark px-5 pt-6 pb-44 sm:px-9 sm:py-9 print:border print:border-line">
      <Bay
        sizes="(min-width: 40rem) 36rem, 100vw"
        className="absolute right-0 bottom-0 h-48 w-full object-cover object-[62%_100%] mask-[linear-gradient(#0000,#000_45%,#000_60%,#0000)] sm:h-full sm:max-lg:-right-14 sm:w-3/4 sm:mask-[linear-gradient(90deg,#0000_12%,#000_60%),linear-gradient(#000_45%,#0000)] sm:mask-intersect print:hidden"
      />
      <div className="relative max-w-[28rem] [word-spacing:0.04em] sm:max-lg:[&_p:not(.font-display)]:max-w-[18rem] [&_p]:text-pretty">
        {title}
        {children}
      </div>
    </div>
  )
}

/** The floor of our stage with painted lines, in the light of one lamp. */
export function Bay({ sizes, className }: { readonly sizes: string; readonly className: string }) {
  return (
    <picture>
      {(['avif', 'webp'] as const).map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={pictureSet('/img/stage/bay', [480, 800, 1200, 1600], format)}
          sizes={sizes}
        />
      ))}
      <img
        alt=""
        src="/img/stage/bay-800.webp"
        width={800}
        height={400}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  )
}
