/** A class as staff describe it; seats and transmission are what its customers are guaranteed (D20). */
export interface ClassInput {
  code: string
  nameDe: string
  nameEn: string
  acriss: string
  seats: number
  transmission: 'Manual' | 'Automatic'
  /** Classes of a lower rank may get its cars (D43); null for a kind of its own, which stands for no other. */
  rank: number | null
}

/** A service as staff describe it. */
export interface ServiceInput {
  code: string
  nameDe: string
  nameEn: string
  noteDe: string
  noteEn: string
  maxQuantity: number
}

const hasNames = ({ nameDe, nameEn }: { nameDe: string; nameEn: string }) => /\S/.test(nameDe) && /\S/.test(nameEn)

const firstOf = (checks: readonly (readonly [boolean, string])[]) => checks.find(([holds]) => !holds)?.[1]

/** The problem with a class, in words for an operator; undefined if there is none. The database asks for the same. */
export const classProblem = (input: ClassInput): string | undefined =>
  firstOf([
    [/^[A-Z][A-Za-z]{1,30}$/.test(input.code), 'a class has a code such as Camper'],
    [hasNames(input), 'a class has a name in both languages'],
    [/^[A-Z]{4}$/.test(input.acriss), 'an ACRISS code has four letters, as in CDMR'],
    [input.seats >= 1 && input.seats <= 9, 'a class has from 1 to 9 seats'],
    [input.rank === null || (input.rank >= 1 && input.rank <= 99), 'a class has a rank from 1 to 99, or none'],
  ])

/** The same for a service. */
export const serviceProblem = (input: ServiceInput): string | undefined =>
  firstOf([
    [/^[a-z][a-z_]{1,30}$/.test(input.code), 'a service has a code such as roof_box'],
    [hasNames(input), 'a service has a name in both languages'],
    [input.maxQuantity >= 1 && input.maxQuantity <= 9, 'a rental has from 1 to 9 of a service'],
  ])
