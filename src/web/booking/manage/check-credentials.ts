import * as z from 'zod/mini'

import { credentials } from '#contract/booking.ts'
import { normaliseReference } from '#domain/reference.ts'
import { check, type Typed } from '#forms/check-typed.ts'
import type { Credentials } from './booking-access.ts'

const reference = z.string().check(z.refine((typed) => normaliseReference(typed) !== null))
const form = z.extend(credentials, { reference })

export const checkCredentials = (typed: Typed) => check<Credentials>(form, typed)
