import type { ZxcvbnFactory } from '@zxcvbn-ts/core'

import { company } from '../content/company.ts'

/** Fewer guesses than 10^8 (score 3) are weak for an account that holds addresses and bookings. */
const LEAST_SCORE = 3
/** What comes later in a long password only makes it stronger, but the estimate slow. */
const LOOKED_AT = 64

/** 'MaraMuster1990' is long, but four characters of it are all that Mara's acquaintances have to guess. */
const LEAST_OF_ITS_OWN = 8

/** Words that an attacker of this site would try first. */
const nearby = [
  company.name,
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

let estimator: Promise<ZxcvbnFactory> | undefined

/**
 * Whether a password is among the common ones or easily made from them, from keyboard walks, dates, repetitions or
 * from what is known of its owner.
 * @param about the owner's names and mail address
 */
export async function isWeakPassword(password: string, about: readonly string[]): Promise<boolean> {
  const known = about.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u)).filter((word) => word.length > 2)
  if (without(known, password).length < LEAST_OF_ITS_OWN) return true
  estimator ??= loadEstimator()
  return (await estimator).check(password.slice(0, LOOKED_AT), [...nearby, ...known]).score < LEAST_SCORE
}

/** What remains when the owner's own words are taken out. */
function without(words: readonly string[], password: string): string {
  return words.reduce((rest, word) => rest.replaceAll(word.toLowerCase(), ''), password.toLowerCase())
}

/** Loaded when first needed: the list of 49,000 common passwords takes 7 MB. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs })
}
