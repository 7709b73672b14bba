import type * as z from 'zod/mini'

import { contactForm } from '#contract/contact.ts'
import { check, type Typed } from '#forms/check-typed.ts'

export type ContactValues = z.infer<typeof contactForm>

export const checkContact = (typed: Typed) => check<ContactValues>(contactForm, typed)
