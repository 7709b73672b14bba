/** As the contract asks for; what is repeated counts once. */
const LEAST = 12
/** What comes later in a long password only makes it stronger, but the estimate slow. */
const LOOKED_AT = 64

/** 'MaraMuster1990' is long, but four characters of it are all that Mara's acquaintances have to guess. */
const LEAST_OF_ITS_OWN = 8

/** Words that an attacker of this site would try first. */
const nearby =
  'spreewagen spree wagen berlin mietwagen autovermietung rental tempelhof flughafen passwort kennwort password'.split(
    ' ',
  )

/** What passwords in German are made of, before years, digits and marks are added. */
const common = `frühling fruehling sommer herbst winter spring summer autumn
  januar februar märz maerz april juni juli august september oktober november dezember
  montag dienstag mittwoch donnerstag freitag samstag sonntag
  ichliebedich ichliebe liebedich liebe hallo schatz schatzi geheim geheimnis willkommen anmelden zugang
  sonnenschein sonne fussball fußball bayern borussia schalke dortmund hamburg münchen muenchen deutschland
  passwörter passwoerter qwertz qwertzuiop iloveyou welcome`.split(/\s+/)

export interface ToJudge {
  /** As much of it as tells how strong it is; what is repeated stands there once. */
  text: string
  /** Words that an attacker tries first. */
  words: string[]
}

/**
 * What to hand an estimator of a password, whoever estimates.
 * @param about what is known of its owner: names, mail address
 * @returns null where hardly anything is left without words that everybody, or everybody who knows the owner, tries
 */
export function toJudge(password: string, about: readonly string[]): ToJudge | null {
  const known = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  const text = password.slice(0, LOOKED_AT).replaceAll(/(.{3,}?)(?:[^\p{L}\p{N}]*\1)+/giu, '$1')
  if (text.length < Math.min(LEAST, password.length)) return null
  const words = [...nearby, ...common, ...known]
  return ownPartOf(text.toLowerCase(), words).length < LEAST_OF_ITS_OWN ? null : { text, words }
}

/** Beside such a word a year and marks are no more than what rules of passwords asked for. */
function ownPartOf(text: string, words: readonly string[]): string {
  const longestFirst = words.map((word) => word.toLowerCase()).toSorted((a, b) => b.length - a.length)
  const rest = longestFirst.reduce((left, word) => left.replaceAll(word, ''), text)
  return rest === text ? text : rest.replaceAll(/(?:19|20)\d\d|[^\p{L}\p{N}]/gu, '')
}
