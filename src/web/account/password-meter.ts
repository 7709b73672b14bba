import { languageOf } from '#i18n/links.ts'
import type { Strength } from './password-strength.ts'

interface Judged {
  readonly strength: Strength
  readonly words: string
}

/** Judges a password. @param about facts about its owner: names, mail address */
export type Meter = (password: string, about: readonly string[]) => Judged

/** Loads the estimator with its word lists, some 20 KB, for visitors who are about to choose a password. */
export async function loadMeter(): Promise<Meter> {
  const [{ strengthOf }, { default: words }] = await Promise.all([
    import('./password-strength.ts'),
    languageOf(window.location.pathname) === 'de'
      ? import('#content/de/password-strength.ts')
      : import('#content/en/password-strength.ts'),
  ])
  return (password, about) => {
    const strength = strengthOf(password, about)
    return { strength, words: words[strength] }
  }
}
