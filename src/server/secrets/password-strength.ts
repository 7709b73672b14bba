import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import { toJudge } from '#domain/password.ts'

/** Least score of a password: fewer than 10^8 guesses (score 3) are too few for an account with personal data. */
const LEAST_SCORE = 3

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is easy to guess: common, or made from common ones, keyboard patterns, dates, repetitions or facts
 * about its owner.
 * @param about the owner's names and mail address
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const judged = toJudge(password, about)
  if (judged === null) return true
  estimator ??= loadEstimator()
  return (await estimator).check(judged.text, judged.words).score < LEAST_SCORE
}

/** Loads the estimator when it is first needed: its list of 49,000 common passwords takes 7 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
