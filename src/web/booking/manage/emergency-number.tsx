import { company } from '#content/company.ts'

/** Link to a telephone on the page of a rental; as large as a finger without moving the lines around it. */
export const numberLink =
  'figures -my-2.5 inline-flex min-h-11 items-center font-semibold text-petrol-600 underline underline-offset-4'

export function EmergencyNumber() {
  const { text, href } = company.emergency
  return (
    <a href={href} className={numberLink}>
      {text}
    </a>
  )
}
