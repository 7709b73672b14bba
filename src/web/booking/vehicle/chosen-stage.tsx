import type { ReactNode } from 'react'

import { Stage } from '#rental/stage.tsx'
import { Similar } from './offer-card.tsx'

interface ChosenStageProps {
  readonly heading: ReactNode
  readonly name: string
  readonly image: string | null
  readonly titleId?: string
  /** The car is taken. */
  readonly taken?: boolean
  /** Price and the way to another vehicle. */
  readonly children: ReactNode
}

/** The vehicle of a rental on its stage, where a form goes on below it. */
export function ChosenStage({ heading, name, image, titleId, taken = false, children }: ChosenStageProps) {
  return (
    <div className="@container">
      <Stage
        light="day"
        image={image}
        unlit={taken}
        sizes="(min-width: 48rem) 460px, 360px"
        eager
        className="flex min-h-92 flex-col justify-between gap-y-46 p-5 [--car:min(300px,100%-2rem)] [--floor:256px] [--x:calc((100%-min(300px,100%-2rem))/2)] @[40rem]:min-h-70 @[40rem]:gap-y-6 @[40rem]:p-7 @[40rem]:[--car:21.25rem] @[40rem]:[--floor:14.75rem] @[40rem]:[--x:auto] @[40rem]:[--xr:1.75rem] @[46rem]:[--car:25rem]"
      >
        <div className="relative">
          <p className="text-small font-semibold text-petrol-600">{heading}</p>
          <h3
            id={titleId}
            className="mt-1 text-[1.625rem] leading-[1.05] tracking-[-0.03em] @[40rem]:max-w-[9em] @[40rem]:text-[2rem]"
          >
            {name} <Similar className="block leading-normal @[40rem]:mt-1" />
          </h3>
        </div>
        <div className="relative flex flex-wrap items-end justify-between gap-x-2 gap-y-3 @[40rem]:flex-col @[40rem]:items-start">
          {children}
        </div>
      </Stage>
    </div>
  )
}
