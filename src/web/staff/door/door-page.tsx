import { useEffect, type ReactNode } from 'react'

import { company } from '#content/company.ts'
import { DoorPicture } from './door-picture.tsx'

interface Props {
  readonly title: string
  /** Whether the colleague is only away from the screen: their bay stands empty. */
  readonly away?: boolean
  readonly children: ReactNode
}

/** Page before the back office: what it asks for beside our branch by night, and nothing that says who works here. */
export function DoorPage({ title, away = false, children }: Props) {
  useEffect(() => {
    document.title = `${title} · ${company.name}`
  }, [title])
  return (
    <main className="grid min-h-full bg-paper max-lg:grid-rows-[auto_1fr] lg:grid-cols-[minmax(26rem,5fr)_7fr]">
      <DoorPicture away={away} />
      <div className="flex flex-col px-4 py-5 sm:px-10 sm:py-8">
        <p className="font-display text-[1.375rem] leading-7 font-bold tracking-[-0.03em]">
          spree<span className="text-petrol-600">wagen</span>
        </p>
        <div className="mx-auto w-full max-w-92 py-8 sm:my-auto lg:pb-20">
          <h1 className="mb-1.5 text-[1.625rem] leading-8">{title}</h1>
          {children}
        </div>
      </div>
    </main>
  )
}
