import {
  additionalDriverFields,
  type AdditionalDriverField,
  type AdditionalDriverPath,
} from '#domain/additional-driver.ts'

/** Input for an additional driver. */
export type NamedDriver = { readonly [Field in AdditionalDriverField]?: string }

/** Where it is entered. */
export const pathOf = (index: number, field: AdditionalDriverField): AdditionalDriverPath => `drivers.${index}.${field}`

/** Driver in the form that a call takes; empty fields are omitted. */
export const driverPayload = (
  driver: NamedDriver,
  fields: readonly AdditionalDriverField[] = additionalDriverFields,
): NamedDriver => Object.fromEntries(fields.flatMap((field) => (driver[field] ? [[field, driver[field]]] : [])))

export const nameOf = ({ firstName = '', lastName = '' }: NamedDriver): string => `${firstName} ${lastName}`.trim()
