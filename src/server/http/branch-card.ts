import { withHouseNumber } from '#content/unbroken.ts'
import type { BranchCard } from '#contract/site.ts'
import type { Catalogue, CatalogueBranch } from '#store/catalogue.ts'
import { phoneText } from '#words/branch.ts'
import { hoursLines } from '#words/hours.ts'
import { wordsIn } from '#words/words.ts'

/** Details of a branch that pages print. */
export function branchCard(branch: CatalogueBranch): BranchCard {
  const { calendar, cars: _cars, popular: _popular, closed: _closed, name: _name, ...card } = branch
  const hours = (language: 'de' | 'en') => hoursLines(calendar, language, wordsIn(language)).join('\n')
  const phone = { text: phoneText(branch), href: `tel:${branch.phone.replaceAll(/[^+\d]/g, '')}` }
  return {
    ...card,
    street: withHouseNumber(card.street),
    phone,
    hours: { de: hours('de'), en: hours('en') },
  }
}

const written = new WeakMap<Catalogue, BranchCard[]>()

/** Cards of all open branches, made once per catalogue. */
export function branchCards(catalogue: Catalogue): BranchCard[] {
  const known = written.get(catalogue) ?? catalogue.branches.filter(({ closed }) => !closed).map(branchCard)
  written.set(catalogue, known)
  return known
}
