import { company } from '#content/company.ts'
import { fill, type Words } from './words.ts'

/** The details of the company that a business letter has to carry (GmbHG § 35a). */
export function imprintLines(words: Words): string[] {
  const { legal, phone, email } = company
  return [
    `${legal.entity}, ${legal.street}, ${legal.city}`,
    fill(words.frame.seat, { seat: legal.seat }),
    `${fill(words.frame.managingDirector, { name: legal.managingDirector })} · ${fill(words.frame.register, { court: legal.court, number: legal.register })}`,
    `${whole(fill(words.frame.vatId, { id: legal.vatId }))} · ${whole(fill(words.frame.phone, { phone: phone.text }))} · ${email}`,
  ]
}

/** A piece in which no line ends. */
const whole = (text: string) => text.replaceAll(' ', '\u00A0')
