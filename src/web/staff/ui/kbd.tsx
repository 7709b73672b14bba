import { useLocale } from 'use-intl'

import { isApple } from '../frame/keys.tsx'
import { classes } from '#ui/classes.ts'

const signs: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Enter: '↵',
  Escape: 'Esc',
  alt: isApple ? '⌥' : 'Alt',
}
/** Names that a keyboard of the language prints on its keys. */
const printed: Readonly<Record<'de' | 'en', Readonly<Record<string, string>>>> = { de: { Home: 'Pos1' }, en: {} }
const mods = { de: 'Strg', en: 'Ctrl' } as const

const look =
  'inline-grid h-5 min-w-5 place-items-center rounded-[5px] border border-b-2 px-1.25 text-[0.6875rem] leading-none font-semibold'
const grounds = {
  paper: 'border-line-2 bg-white text-ink-700',
  dark: 'border-white/65 text-inherit',
  amber: 'border-ink-950/65 text-inherit',
}

/**
 * Key as a cap, beside the act that it runs; for several, one after the other. Screen readers hear the act's
 * `aria-keyshortcuts` or its words, not the cap. @param keys as in `KeyAct.keys`
 */
export function Kbd({ keys, on = 'paper' }: { readonly keys: string; readonly on?: keyof typeof grounds }) {
  const language = useLocale()
  const mod = isApple ? '⌘' : mods[language]
  return (
    <span aria-hidden className="inline-flex gap-1 touch:hidden">
      {keys
        .split(' ')
        .flatMap((key) => (key === '+' ? [key] : key.split('+')))
        .map((key) => (
          <kbd key={key} className={classes(look, grounds[on], key in signs && 'text-xs leading-none')}>
            {key === 'mod'
              ? mod
              : (printed[language][key] ?? signs[key] ?? (key.length === 1 ? key.toUpperCase() : key))}
          </kbd>
        ))}
    </span>
  )
}
