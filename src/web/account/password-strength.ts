import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs } from '@zxcvbn-ts/language-common'

import { toJudge } from '#domain/password.ts'

export type Strength = 'weak' | 'fair' | 'strong'

/** Least strength as a power of ten of guesses, the same as on the server (src/server/secrets/password-strength.ts). */
const FAIR = 8
const STRONG = 12

/** Start of the server's list of 49,000 words, which is too large to send. Most bad passwords are made of these. */
const common =
  'password qwerty dragon baseball football monkey letmein shadow master michael mustang superman jordan jennifer killer hunter buster andrew batman soccer tigger charlie robert sunshine thomas iloveyou ranger daniel hockey george computer michelle jessica starwars pepper freedom princess joshua maggie ginger amanda ashley love cheese nicole summer matthew chelsea access martin thunder merlin secret diamond hello hammer silver internet orange cookie phoenix whatever chicken welcome mercedes porsche samsung monster forever banana coffee flower hallo schatz'

let estimator: ZxcvbnFactory | undefined

/**
 * Estimates how hard a password is to guess, without the facts that only the server knows; the server has the last word.
 * @param about facts about its owner: names, mail address
 */
export function strengthOf(password: string, about: readonly string[]): Strength {
  const judged = toJudge(password, about)
  if (judged === null) return 'weak'
  estimator ??= new ZxcvbnFactory({ dictionary: { common: common.split(' ') }, graphs: adjacencyGraphs })
  const { guessesLog10 } = estimator.check(judged.text, judged.words)
  if (guessesLog10 < FAIR) return 'weak'
  return guessesLog10 < STRONG ? 'fair' : 'strong'
}
