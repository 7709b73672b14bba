import { languageOf } from '#i18n/links.ts'
import type { Strength } from './password-strength.ts'

interface Judged {
  readonly strength: Strength
  readonly words: string
}

/** @param about what is known of the password's owner: names, mail address */
export type Meter = (password: string, about: readonly string[]) => Judged

/** The estimate and its words: some 20 KB, which only those load who are about to choose a password. */
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
