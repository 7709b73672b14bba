import { CircleX } from 'lucide-react'
import type { ReactNode } from 'react'

import { Stage } from '#rental/stage.tsx'
import { unbrokenName } from '#content/unbroken.ts'
import { classes } from '#ui/classes.ts'
import { Similar } from './offer-card.tsx'

interface ChosenStageProps {
  readonly heading: ReactNode
  readonly name: string
  readonly image: string | null
  readonly titleId?: string
  /** The car is taken. */
  readonly taken?: boolean
  /** Leaves the price to the bar below the form where the stage is narrow. */
  readonly priceInBar?: boolean
  /** The way to another vehicle. */
  readonly action: ReactNode
  /** Price, or why there is none. */
  readonly children: ReactNode
}

/** The vehicle of a rental on its stage, where a form goes on below it. */
export function ChosenStage({
  heading,
  name,
  image,
  titleId,
  taken = false,
  priceInBar = false,
  action,
  children,
}: ChosenStageProps) {
  return (
    <div className="@container">
      <Stage
        light="day"
        image={image}
        unlit={taken}
        sizes="(min-width: 48rem) 460px, 320px"
        eager
        className="grid min-h-66 grid-cols-[minmax(0,1fr)_auto] content-between items-start gap-x-3 gap-y-40 p-5 [--car:min(250px,100%-2rem)] [--floor:14.5rem] [--x:calc((100%-min(250px,100%-2rem))/2)] @[40rem]:min-h-70 @[40rem]:grid-cols-1 @[40rem]:grid-rows-[1fr_auto_auto] @[40rem]:justify-items-start @[40rem]:gap-y-4 @[40rem]:p-7 @[40rem]:[--car:21.25rem] @[40rem]:[--floor:14.75rem] @[40rem]:[--x:auto] @[40rem]:[--xr:1.75rem] @[46rem]:[--car:25rem]"
      >
        <div className="relative">
          <p
            className={classes(
              'flex items-center gap-2 text-small font-semibold',
              taken ? 'text-ink-700' : 'text-petrol-600',
            )}
          >
            {taken && <CircleX aria-hidden size={18} className="shrink-0" />}
            {heading}
          </p>
          <h3
            id={titleId}
            className="mt-1 text-[1.625rem] leading-[1.05] tracking-[-0.03em] @[40rem]:max-w-[9em] @[40rem]:text-[2rem]"
          >
            {unbrokenName(name)} <Similar className="block leading-normal @[40rem]:mt-1" />
          </h3>
        </div>
        <div className="relative empty:hidden @[40rem]:order-last">{action}</div>
        <div
          className={classes(
            'relative col-span-full empty:hidden',
            priceInBar && '@max-[40rem]:has-[>.price-words]:hidden',
          )}
        >
          {children}
        </div>
      </Stage>
    </div>
  )
}
