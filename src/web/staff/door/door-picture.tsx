import { Scene } from '#rental/scene.tsx'
import { classes } from '#ui/classes.ts'

/** Our branch by night; while a colleague is away, an empty bay. */
export const DoorPicture = ({ away }: { readonly away: boolean }) => (
  <div className="h-36 bg-ink-950 sm:max-lg:h-80 lg:sticky lg:top-0 lg:order-last lg:h-dvh">
    <Scene
      path={away ? '/img/stage/bay' : '/img/locations/tempelhof'}
      alt=""
      sizes="(min-width: 64rem) 58vw, 100vw"
      ratio={[3, 2]}
      className={classes('h-full', away ? 'object-[64%_100%]' : 'object-[38%_70%]')}
    />
  </div>
)
