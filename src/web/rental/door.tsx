import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl'

import type german from '#content/de/doors.ts'
import { pageOf } from '#i18n/links.ts'
import { classes } from '#ui/classes.ts'
import { Stage } from './stage.tsx'

/**
 * A car waits at dusk: in the half of a wide window beside the form, in a band above it on a narrow one. Its nose and the
 * headline stand on the left edge of the header (`--edge` in app.css). On a page that is longer than the window, the floor
 * goes over into the ground below it. What the words of a page depend on is chosen by CSS (door-words.ts).
 */
export function Door() {
  const page = pageOf(useLocation().pathname) as keyof typeof german
  return (
    // The longest form has words on the ground below the car (account/register.tsx).
    <div id="door" className={classes('bg-[#07171c]', page === 'register' && 'lg:pb-96')}>
      <Stage
        light="dusk"
        image="/img/vehicles/electric-midnight.webp"
        sizes="(min-width: 64rem) 50vw, (min-width: 40rem) 430px, 330px"
        className={classes(
          page === 'register'
            ? 'lg:h-[min(100svh-var(--header)-var(--banner),54rem)]'
            : 'lg:h-[calc(100svh-var(--header)-var(--banner))]',
          'min-h-58 rounded-none px-5 py-5 [--car:min(268px,80vw)] [--floor:204px] [--xr:20px] sm:min-h-60 sm:py-8 sm:[--car:min(43vw,100vw-27rem)] sm:[--floor:206px] md:px-8 md:[--xr:32px] lg:sticky lg:top-(--header) lg:py-12 lg:pl-(--edge) lg:after:absolute lg:after:inset-x-0 lg:after:bottom-0 lg:after:-z-1 lg:after:h-48 lg:after:bg-linear-to-t lg:after:from-[#07171c] lg:after:to-transparent lg:[--car:calc(100%-var(--edge)-3rem)] lg:[--floor:calc(100%-7rem)] lg:[--x:var(--edge)] lg:[--xr:auto] xl:py-16',
        )}
      >
        <Headline of={page} className={page === 'password' ? 'in-[[data-door]]:hidden' : undefined} />
        {page === 'password' && (
          <>
            <Headline of="passwordNew" className="hidden in-[[data-door=passwordNew]]:block" />
            <Headline of="passwordExpired" className="hidden in-[[data-door=passwordExpired]]:block" />
            <Headline of="passwordSet" className="hidden in-[[data-door=passwordSet]]:block" />
          </>
        )}
      </Stage>
    </div>
  )
}

function Headline({ of, className }: { readonly of: keyof typeof german; readonly className?: string | undefined }) {
  const t = useTranslations('doors')
  return (
    <p
      className={classes(
        'relative font-display text-[1.625rem] leading-[1.06] font-[650] tracking-[-0.03em] sm:text-[2.25rem] lg:text-[clamp(2.5rem,4vw,6.5rem)] lg:tracking-[-0.035em]',
        className,
      )}
    >
      {t(`${of}.first`)} <span className="block text-amber-500">{t(`${of}.second`)}</span>
    </p>
  )
}
