import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import { toJudge } from '#domain/password.ts'

/** Fewer guesses than 10^8 (score 3) are weak for an account that holds addresses and bookings. */
const LEAST_SCORE = 3

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is among the common ones or easily made from them, from keyboard walks, dates, repetitions or
 * from what is known of its owner.
 * @param about the owner's names and mail address
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const judged = toJudge(password, about)
  if (judged === null) return true
  estimator ??= loadEstimator()
  return (await estimator).check(judged.text, judged.words).score < LEAST_SCORE
}

/** Loaded when first needed: the list of 49,000 common passwords takes 7 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
