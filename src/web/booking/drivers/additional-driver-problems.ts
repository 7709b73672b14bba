import { additionalDriver } from '#contract/booking.ts'
import {
  additionalDriverFields,
  additionalDriverProblems,
  type AdditionalDriver,
  type AdditionalDriverField,
  type AdditionalDriverPath,
} from '#domain/additional-driver.ts'
import { pathOf, type NamedDriver } from './named-driver.ts'

export type NamedProblem = 'missing' | 'wrong' | 'under_age' | 'licence_expires' | 'same_person' | 'same_licence'
export type NamedProblems = { readonly [Path in AdditionalDriverPath]?: NamedProblem }

/** Problems of the additional drivers, one per field: first its form, then whether the person may drive (D27). */
export function namedProblems(
  drivers: readonly NamedDriver[],
  about: Parameters<typeof additionalDriverProblems>[1],
): NamedProblems {
  const found: Record<AdditionalDriverPath, NamedProblem> = {}
  const all = drivers.map(
    (driver) =>
      Object.fromEntries(additionalDriverFields.map((field) => [field, driver[field] ?? ''])) as AdditionalDriver,
  )
  const rules = Object.entries(additionalDriverProblems(all, about)) as [AdditionalDriverPath, string][]
  for (const [path, problem] of rules) found[path] = known.find((one) => one === problem) ?? 'wrong'
  for (const [index, driver] of all.entries()) {
    for (const field of additionalDriverFields) {
      if (!additionalDriver.shape[field].safeParse(driver[field]).success) found[pathOf(index, field)] = 'wrong'
    }
  }
  return found
}

type AboutStored = Omit<Parameters<typeof additionalDriverProblems>[1], 'main'> & {
  /** The number of the customer's licence, where it is entered now. */
  readonly licenseNumber?: string | undefined
}

/**
 * The same of drivers whom the server knows in part. The server also judges what is not asked here, and whether one of
 * them is the customer, whose birthday it keeps to itself.
 * @param drivers with what is known and what is entered
 * @param asked which fields are asked of each
 */
export function partialDriverProblems(
  drivers: readonly NamedDriver[],
  asked: readonly (readonly AdditionalDriverField[])[],
  { licenseNumber, ...about }: AboutStored,
): NamedProblems {
  const main = { firstName: '', lastName: '', dateOfBirth: null, licenseNumber }
  const found = namedProblems(drivers, { ...about, main })
  const paths = asked.flatMap((fields, index) => fields.map((field) => pathOf(index, field)))
  return Object.fromEntries(paths.flatMap((path) => (found[path] ? [[path, found[path]]] : [])))
}

const known = ['missing', 'under_age', 'licence_expires', 'same_person', 'same_licence'] as const

/** The server's word on them (`drivers.0.firstName`: what is wrong), in our terms. */
export function refusedNamed(fields: Readonly<Record<string, string>>): NamedProblems {
  const paths = Object.entries(fields).filter(([path]) => /^drivers\.\d\.(?!id$)/.test(path))
  return Object.fromEntries(paths.map(([path, problem]) => [path, known.find((one) => one === problem) ?? 'wrong']))
}
