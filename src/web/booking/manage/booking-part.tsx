import type { ReactNode, Ref } from 'react'

interface PartProps {
  readonly heading: string
  readonly id?: string
  /** Part that can take the focus. */
  readonly target?: Ref<HTMLElement>
  readonly children: ReactNode
}

/** Part of the page of a rental: its heading beside what it is about, or above it where there is no room. */
export function Part({ heading, id, target, children }: PartProps) {
  return (
    <section
      ref={target}
      id={id}
      tabIndex={target === undefined ? undefined : -1}
      className="grid scroll-mt-28 gap-x-10 gap-y-4 border-t border-line py-8 outline-none @3xl:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <h2 className="heading-3">{heading}</h2>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
