/** Least length, as in the contract; repetitions count once. */
const LEAST = 12
/** Number of characters that are judged. Further ones only make a password stronger, but slow the estimate down. */
const LOOKED_AT = 64

/** Least number of characters beside known words: acquaintances of Mara need to guess only four of 'MaraMuster1990'. */
const LEAST_OF_ITS_OWN = 8

/** Words that an attacker of this site would try first. */
const nearby =
  'spreewagen spree wagen berlin mietwagen autovermietung rental tempelhof flughafen passwort kennwort password'.split(
    ' ',
  )

/** Words that German passwords are commonly built from, before years, digits and signs are added. */
const common = `frühling fruehling sommer herbst winter spring summer autumn
  januar februar märz maerz april juni juli august september oktober november dezember
  montag dienstag mittwoch donnerstag freitag samstag sonntag
  ichliebedich ichliebe liebedich liebe hallo schatz schatzi geheim geheimnis willkommen anmelden zugang
  sonnenschein sonne fussball fußball bayern borussia schalke dortmund hamburg münchen muenchen deutschland
  passwörter passwoerter qwertz qwertzuiop iloveyou welcome`.split(/\s+/)

export interface ToJudge {
  /** The part of the password that determines its strength, without repetitions. */
  text: string
  /** Words that an attacker tries first. */
  words: string[]
}

/**
 * Prepares a password for an estimator of its strength.
 * @param about facts about its owner: names, mail address
 * @returns null if too little of it remains without common words and words known about the owner
 */
export function toJudge(password: string, about: readonly string[]): ToJudge | null {
  const known = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const text = password.slice(0, LOOKED_AT).replaceAll(/(.{3,}?)(?:[^\p{L}\p{N}]*\1)+/giu, '$1')
  if (text.length < Math.min(LEAST, password.length)) return null
  const words = [...nearby, ...common, ...known]
  return ownPartOf(text.toLowerCase(), words).length < LEAST_OF_ITS_OWN ? null : { text, words }
}

/** Removes known words and, if there are any, also years and signs, which people add only to satisfy a rule. */
function ownPartOf(text: string, words: readonly string[]): string {
  const longestFirst = words.map((word) => word.toLowerCase()).toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest === text ? text : rest.replaceAll(/(?:19|20)\d\d|[^\p{L}\p{N}]/gu, '')
}
