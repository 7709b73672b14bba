import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { classes } from '#ui/classes.ts'

interface TierCardProps {
  readonly tier: 'prime' | 'elite'
  readonly words: { readonly name: string; readonly how: string; readonly benefits: readonly string[] }
  /** For a page of the account, which is denser than the home page. */
  readonly dense?: boolean
  /** Below the benefits, at the card's lower edge. */
  readonly children: ReactNode
}

/** A tier of the loyalty programme with its benefits; Elite is the dark one. */
export function TierCard({ tier, words: { name, how, benefits }, dense = false, children }: TierCardProps) {
  const id = useId()
  const dark = tier === 'elite'
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'flex flex-col rounded-card border',
        // With the border, on the edge of the stage above.
        dense ? 'p-4.75 md:p-7.75' : 'p-6 sm:p-9',
        dark ? 'surface-dark dusk-ground border-ink-950' : 'border-line bg-white',
      )}
    >
      <h3 id={id} className={classes(dense ? 'text-heading' : 'text-title', dark && 'text-amber-500')}>
        {name}
      </h3>
      {/* Room for two lines, so that the benefits of both begin at one height. */}
      <p className={classes('mt-1', dense && 'md:max-xl:min-h-[2lh]', dark ? 'text-white/80' : 'text-ink-500')}>
        {how}
      </p>
      <ul
        className={classes(
          'mt-6 space-y-3',
          dense && dark && 'gap-8 xl:columns-2',
          dense ? 'text-small' : 'mb-8 max-sm:mt-4 max-sm:mb-5 max-sm:space-y-2 max-sm:text-base',
        )}
      >
        {benefits.map((benefit) => (
          <li key={benefit} className="flex break-inside-avoid gap-3">
            <Check
              aria-hidden
              size={20}
              className={classes('shrink-0', !dense && 'mt-1', dark ? 'text-amber-500' : 'text-petrol-600')}
            />
            <span className="text-pretty">{benefit}</span>
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
