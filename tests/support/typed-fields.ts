import type { Locator } from '@playwright/test'

import { dateOfText } from '#forms/date-text.ts'

/** Day of a field of the office, YYYY-MM-DD: while it has the focus it shows it as it is typed. */
export async function dayIn(field: Locator): Promise<string> {
  await field.focus()
  return dateOfText(await field.inputValue())
}

/** Moment of a pair of fields, YYYY-MM-DDTHH:MM. @param time word for the time of day */
export async function momentIn(form: Locator, label: string, time: string): Promise<string> {
  const day = await dayIn(form.getByRole('textbox', { name: label, exact: true }))
  return `${day}T${await form.getByRole('textbox', { name: `${label} ${time}`, exact: true }).inputValue()}`
}
