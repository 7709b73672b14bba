import { Stage } from '#rental/stage.tsx'
import { classes } from '#ui/classes.ts'

interface HeadStageProps {
  readonly image: string | null
  readonly eager?: boolean
  /** Rounds the stage's upper corners as what it heads, and says in which windows there is no room for it. */
  readonly className: string
}

/** A car at the head of a card or a dialog, standing over its stage on the paper below. */
export const HeadStage = ({ image, eager = false, className }: HeadStageProps) => (
  <Stage
    light="dusk"
    image={image}
    sizes="340px"
    eager={eager}
    over
    className={classes('z-1 mb-2.5 h-37 [--car:16.125rem] [--floor:10rem] [--x:calc((100%-16.125rem)/2)]', className)}
  />
)
