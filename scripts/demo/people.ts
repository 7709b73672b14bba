import type { Language } from '#domain/language.ts'
import { chanceOf } from './chance.ts'

/** A customer of the demonstration: plainly fictional, with an address that nobody can have. */
export interface Person {
  firstName: string
  lastName: string
  email: string
  phone: string
  dateOfBirth: string
  address: string
  city: string
  country: string
  language: Language
}

const given = {
  de: 'Mara Ben Vera Erik Paula Theo Nele Willi Greta Anton Ida Oskar Lotte Emil Frieda Jonas Klara Leo Martha Nils Olga'
    .concat(' Piet Ronja Sven Tilda Udo')
    .split(' '),
  en: 'Sam Ella Percy Nora Owen Tess Ralph Ivy Hugo Pia'.split(' '),
}
const family = {
  de: ['Muster', 'Beispiel', 'Vorlage', 'Entwurf', 'Platzhalter', 'Probe', 'Exempel', 'Niemand', 'Erfunden', 'Fiktiv'],
  en: ['Sample', 'Example', 'Placeholder', 'Specimen', 'Nobody', 'Fictional'],
} as const
/** The persons who come first, whatever the seed: those of the studies. */
const FIRST = ['Mara Muster', 'Ben Beispiel', 'Vera Vorlage']
const companies = ['Firma Probebau GmbH', 'Musterlicht OHG', 'Beispiel & Vorlage KG', 'Platzhalter Event GmbH']

/** All customers of a seed, each of whom exists once. */
export function peopleOf(seed: string): Person[] {
  const chance = chanceOf(seed, 'people')
  const all = (['de', 'en'] as const).flatMap((language) =>
    family[language].flatMap((lastName) =>
      given[language].map((firstName) => ({ firstName, lastName, language, turn: chance.next() })),
    ),
  )
  const turnOf = ({ firstName, lastName, turn }: (typeof all)[number]) => {
    const first = FIRST.indexOf(`${firstName} ${lastName}`)
    return first === -1 ? turn : first - FIRST.length
  }
  return all
    .toSorted((a, b) => turnOf(a) - turnOf(b))
    .map(({ firstName, lastName, language }, at) => ({ firstName, lastName, language, ...lifeOf(at) }))
    .map((person) => ({ ...person, email: `${person.firstName}.${person.lastName}@post.example`.toLowerCase() }))
    .map((person) => (person.language === 'de' ? person : { ...person, city: 'Exampleton', country: 'United Kingdom' }))
}

/** Where somebody lives: their numbers are those that are kept free for stories. One in eleven rents for a company. */
function lifeOf(at: number) {
  const house = `Musterweg ${1 + ((at * 7) % 80)}`
  return {
    phone: `+49 30 23125 ${200 + (at % 700)}`,
    address: at % 11 === 5 ? `${companies[at % companies.length]}, ${house}` : house,
    city: 'Berlin',
    country: 'Deutschland',
    dateOfBirth: new Date(Date.UTC(1960, 0, 1 + ((at * 7_919) % 15_000))).toISOString().slice(0, 10),
  }
}
