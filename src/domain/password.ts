/** What comes later in a long password only makes it stronger, but the estimate slow. */
export const LOOKED_AT = 64

/** 'MaraMuster1990' is long, but four characters of it are all that Mara's acquaintances have to guess. */
const LEAST_OF_ITS_OWN = 8

/** Words that an attacker of this site would try first. */
const nearby = [
  'spreewagen',
  'berlin',
  'mietwagen',
  'autovermietung',
  'rental',
  'passwort',
  'kennwort',
  'sommer',
  'winter',
  'tempelhof',
]

/**
 * What to tell an estimator of a password, whoever estimates.
 * @param about what is known of its owner: names, mail address
 * @returns the words to try first, or null where hardly anything is left without the owner's own
 */
export function wordsToTry(password: string, about: readonly string[]): string[] | null {
  const known = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const own = known.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
  return own.length < LEAST_OF_ITS_OWN ? null : [...nearby, ...known]
}
